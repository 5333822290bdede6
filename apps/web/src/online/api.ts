import { type checkAs, type Refusal, ROUTES, type Route, type RouteName } from '@halma/protocol';
import type { Answer } from './failure.ts';
import { routeAddress } from './route-address.ts';

type Schema = NonNullable<Route['body']>;
type StaticOf<Value> = Value extends Schema
  ? Extract<ReturnType<typeof checkAs<Value>>, { readonly ok: true }>['value']
  : never;
type RouteOf<Name extends RouteName> = (typeof ROUTES)[Name];
type Has<Name extends RouteName, Key extends string, Value> =
  RouteOf<Name> extends { readonly [K in Key]: infer Part }
    ? { readonly [K in Key]: Value & Given<Part> }
    : unknown;
type Given<Part> = Part extends Schema
  ? StaticOf<Part>
  : { readonly [Name in keyof Part]: StaticOf<Part[Name]> };

/** What a route has to be told. */
export type Asked<Name extends RouteName> = Has<Name, 'parameters', unknown> &
  Has<Name, 'query', unknown> &
  Has<Name, 'body', unknown>;

/** What a route answers. */
export type AnswerOf<Name extends RouteName> =
  RouteOf<Name> extends { readonly answer: infer Part }
    ? Part extends 'text'
      ? string
      : StaticOf<Part>
    : undefined;

/** Asks the server at one of its addresses. Never throws: a server that cannot be reached is a failure like any other. */
export type Api = <Name extends RouteName>(name: Name, asked: Asked<Name>) => Promise<Answer<AnswerOf<Name>>>;

/** The server's interface, by the names of its routes. */
export function createApi(fetching: (address: string, init: RequestInit) => Promise<Response>): Api {
  return async (name, asked) => {
    const route: Route = ROUTES[name];
    const { parameters, query, body } = asked as Partial<{
      readonly parameters: Readonly<Record<string, string>>;
      readonly query: Readonly<Record<string, string | undefined>>;
      readonly body: unknown;
    }>;
    const init: RequestInit = { method: route.method, credentials: 'same-origin' };
    if (body !== undefined) {
      init.headers = { 'Content-Type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    try {
      const response = await fetching(routeAddress(route.path, parameters ?? {}, query ?? {}), init);
      return await readAnswer(route, response);
    } catch {
      return { ok: false, refusal: { code: 'no-connection' } };
    }
  };
}

async function readAnswer<Value>(route: Route, response: Response): Promise<Answer<Value>> {
  if (!response.ok) {
    const told = (await response.json()) as { readonly refusal?: Refusal };
    return { ok: false, refusal: told.refusal ?? { code: 'internal-error' } };
  }
  if (route.answer === undefined) return { ok: true, value: undefined as Value };
  return {
    ok: true,
    value: (route.answer === 'text' ? await response.text() : await response.json()) as Value,
  };
}
