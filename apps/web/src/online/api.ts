import type { Refusal, ROUTES, Route, RouteName, validateAs } from '@halma/protocol';
import type { ApiResult } from './failure.ts';
import { routeAddress } from './route-address.ts';
import { ROUTE_CALLS, type RouteCall } from './route-calls.ts';

type Schema = NonNullable<Route['body']>;
type StaticOf<Value> = Value extends Schema
  ? Extract<ReturnType<typeof validateAs<Value>>, { readonly ok: true }>['value']
  : never;
type RouteOf<Name extends RouteName> = (typeof ROUTES)[Name];
/** The part of a request under a key, such as its body; unknown if the route has no such part. */
type PartOf<Name extends RouteName, Key extends string> =
  RouteOf<Name> extends { readonly [K in Key]: infer Part }
    ? { readonly [K in Key]: StaticOf<Part> }
    : unknown;
/** The values of the placeholders in a route's path. Each has a separate schema. */
type ParametersOf<Name extends RouteName> =
  RouteOf<Name> extends { readonly parameters: infer Schemas }
    ? { readonly parameters: { readonly [Key in keyof Schemas]: StaticOf<Schemas[Key]> } }
    : unknown;

/** The content of a request to a route. */
type RequestOf<Name extends RouteName> = ParametersOf<Name> & PartOf<Name, 'query'> & PartOf<Name, 'body'>;

/** The content of a response from a route. */
type ResponseOf<Name extends RouteName> =
  RouteOf<Name> extends { readonly response: infer Part }
    ? Part extends 'text'
      ? string
      : StaticOf<Part>
    : undefined;

// The compiler computes the content for each route once. In a generic signature, it would also compare all of TypeBox's
// schema types with each other, which takes longer than checking the whole site.
type Requests = { readonly [Name in RouteName]: RequestOf<Name> };
type Responses = { readonly [Name in RouteName]: ResponseOf<Name> };

/**
 * Sends a request to a route of the server. Never throws: if there is no connection, or no response in time, it returns a
 * failure.
 */
export type Api = <Name extends RouteName>(
  name: Name,
  request: Requests[Name],
) => Promise<ApiResult<Responses[Name]>>;

/**
 * How long a request may take, including the transfer of its response, in milliseconds. Without a limit, a page would wait
 * forever for a server that does not respond.
 */
const TIMEOUT_MS = 20_000;

type Send = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Creates the client of the server's HTTP API. A change that is requested again before the server responds, such as by a
 * double click, is sent only once.
 */
export function createApi(send: Send): Api {
  let lastChange: { readonly text: string; readonly result: Promise<ApiResult<unknown>> } | undefined;
  return async <Name extends RouteName>(name: Name, request: Requests[Name]) => {
    const route = ROUTE_CALLS[name];
    if (route.method === 'GET') return exchange<Responses[Name]>(send, route, request);
    const text = JSON.stringify([name, request]);
    // Compares with the last change only: after a different change, the same request again may undo that one.
    const change = lastChange?.text === text ? lastChange : { text, result: exchange(send, route, request) };
    lastChange = change;
    const result = await change.result;
    if (lastChange === change) lastChange = undefined;
    return result as ApiResult<Responses[Name]>;
  };
}

async function exchange<Value>(send: Send, route: RouteCall, request: unknown): Promise<ApiResult<Value>> {
  const { parameters, query, body } = request as Partial<{
    readonly parameters: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly body: unknown;
  }>;
  const init: RequestInit = {
    method: route.method,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  if (body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    const response = await send(routeAddress(route.path, parameters ?? {}, query ?? {}), init);
    return await readResult(route, response);
  } catch {
    return { ok: false, refusal: { code: 'no-connection' } };
  }
}

/** The client of the API of the server that this page came from. */
export const api: Api = createApi((address, init) => fetch(address, init));

async function readResult<Value>({ responseKind }: RouteCall, response: Response): Promise<ApiResult<Value>> {
  if (!response.ok) {
    const body = (await response.json()) as { readonly refusal?: Refusal };
    return { ok: false, refusal: body.refusal ?? { code: 'internal-error' } };
  }
  if (responseKind === null) return { ok: true, value: undefined as Value };
  const value: unknown = responseKind === 'text' ? await response.text() : await response.json();
  return { ok: true, value: value as Value };
}
