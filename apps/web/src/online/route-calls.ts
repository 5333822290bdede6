import { ROUTES, type Route, type RouteName } from '@halma/protocol';

/** What a client must know about a route to send a request. */
export interface RouteCall {
  readonly method: Route['method'];
  readonly path: string;
  /** The kind of body of the response; null if it has none. */
  readonly responseKind: 'json' | 'text' | null;
}

/** The routes of the server. The build evaluates this module, so the site loads only the result, without any schemas. */
export const ROUTE_CALLS = Object.fromEntries(
  Object.entries<Route>(ROUTES).map(([name, { method, path, response }]): [string, RouteCall] => {
    const responseKind = response === undefined ? null : response === 'text' ? 'text' : 'json';
    return [name, { method, path, responseKind }];
  }),
) as Readonly<Record<RouteName, RouteCall>>;
