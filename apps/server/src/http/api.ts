import {
  accept,
  MAX_BODY_BYTES,
  parseJson,
  type Refusal,
  type Result,
  ROUTES,
  type Route,
  type RouteName,
  refuse,
} from '@halma/protocol';
import { openApiDocument } from '@halma/protocol/documents';
import { type Context, Hono } from 'hono';
import type { Services } from '../services.ts';
import { accessTokenHandlers } from './access-token-handlers.ts';
import { accountHandlers } from './account-handlers.ts';
import { archiveHandlers } from './archive-handlers.ts';
import { authorize } from './authorize.ts';
import { deviceCookie, readCaller, remoteAddress, sessionCookie } from './caller.ts';
import { challengeHandlers } from './challenge-handlers.ts';
import { checkRequest } from './check-request.ts';
import { gameHandlers } from './game-handlers.ts';
import type { Handlers, RawRequest, ResponseOf } from './handler.ts';
import { linkOrigin } from './link-origin.ts';
import { moderationHandlers } from './moderation-handlers.ts';
import { noticeHandlers } from './notice-handlers.ts';
import { isAllowedOrigin } from './origin.ts';
import { passkeyHandlers } from './passkey-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';
import { ratingHandlers } from './rating-handlers.ts';
import { recoveryHandlers } from './recovery-handlers.ts';
import { refusalStatus } from './refusal-status.ts';
import { respondShared } from './shared-response.ts';
import { streamHandlers } from './stream-handlers.ts';
import { textStream } from './text-stream.ts';
import { tournamentHandlers } from './tournament-handlers.ts';

const HANDLERS: Handlers<RouteName> = {
  ...gameHandlers,
  ...accountHandlers,
  ...passkeyHandlers,
  ...accessTokenHandlers,
  ...recoveryHandlers,
  ...challengeHandlers,
  ...peopleHandlers,
  ...noticeHandlers,
  ...ratingHandlers,
  ...archiveHandlers,
  ...moderationHandlers,
  ...tournamentHandlers,
  ...streamHandlers,
  getLinkOrigin: async ({ services, caller, origin }) => {
    const found = linkOrigin(services.publicAccess, caller, origin);
    return accept(found === undefined ? {} : { origin: found });
  },
  getOpenApi: async () => {
    openApi ??= openApiDocument();
    return accept(openApi);
  },
};

/** The description of the interface, created when a caller first asks for it: it is large and never changes. */
let openApi: ReturnType<typeof openApiDocument> | undefined;

/** Lets only the caller's own cache store a response. */
const PRIVATE = 'private, no-cache';

/**
 * Creates the server's HTTP interface. Every request passes the same checks in the same order: the origin, except for
 * GET; the rate limit; the session or access token with its scope; the role; a fresh proof; and the shape.
 */
export function createApi(services: Services): Hono {
  const api = new Hono();
  for (const [path, names] of routesByPath()) {
    for (const name of names) api.on(ROUTES[name].method, honoPath(path), (c) => respond(c, services, name));
    api.all(honoPath(path), (c) => respondMethodNotAllowed(c, path));
  }
  api.all('/api/*', (c) => respondWithRefusal(c, { code: 'not-found' }));
  api.onError((error, c) => {
    services.onError(error);
    return respondWithRefusal(c, { code: 'internal-error' });
  });
  return api;
}

/**
 * Returns the routes at each path. Those without placeholders come first, so that a path such as `/api/passkeys/new` is
 * not taken for one with a placeholder.
 */
function routesByPath(): readonly (readonly [path: string, names: readonly RouteName[]])[] {
  const byPath = new Map<string, RouteName[]>();
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const { path } = ROUTES[name];
    byPath.set(path, [...(byPath.get(path) ?? []), name]);
  }
  return [...byPath].sort(([one], [other]) => Number(one.includes('{')) - Number(other.includes('{')));
}

/** Returns a path in the form in which Hono matches it. */
function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/**
 * Returns the methods that a route accepts: a client may send HEAD instead of GET, unless the response is a stream of
 * lines.
 */
function acceptedMethods({ method, answer }: Route): readonly string[] {
  return method === 'GET' && answer !== 'lines' ? ['GET', 'HEAD'] : [method];
}

async function respond<Name extends RouteName>(
  c: Context,
  services: Services,
  name: Name,
): Promise<Response> {
  const route: Route = ROUTES[name];
  c.header('Cache-Control', cacheControlOf(route));
  // The response to HEAD has no body, so no client would read the lines.
  if (route.answer === 'lines' && c.req.method === 'HEAD') return respondMethodNotAllowed(c, route.path);
  const result = await handle(c, services, name, route);
  if (!result.ok) return respondWithRefusal(c, result.refusal);
  if (route.response === undefined) return c.body(null, 204);
  if (result.value instanceof ReadableStream)
    return c.body(result.value, 200, { 'Content-Type': 'application/x-ndjson', 'X-Accel-Buffering': 'no' });
  if (route.isStreamed === true)
    return c.body(textStream(result.value as AsyncIterable<string>, services.onError), 200, {
      'Content-Type': streamedType(route),
    });
  if (route.response === 'text') return c.text(String(result.value));
  if (route.isShared === true || route.hasEntityTag === true) return respondShared(c, result.value);
  return c.body(JSON.stringify(result.value), 200, { 'Content-Type': 'application/json' });
}

function streamedType({ response }: Route): string {
  return response === 'text' ? 'text/plain; charset=utf-8' : 'application/json';
}

function cacheControlOf({ isShared, hasEntityTag }: Route): string {
  if (isShared === true) return 'no-cache';
  return hasEntityTag === true ? PRIVATE : 'no-store';
}

async function handle<Name extends RouteName>(
  c: Context,
  services: Services,
  name: Name,
  route: Route,
): Promise<Result<ResponseOf<Name>>> {
  const { publicAccess } = services;
  const [origin, host] = [c.req.header('Origin'), c.req.header('Host')];
  if (route.method !== 'GET' && !isAllowedOrigin(origin, host, publicAccess.publicOrigin))
    return refuse('foreign-origin');
  const caller = readCaller(c.req.header(), remoteAddress(c), publicAccess);
  const authorized = await authorize(services, caller, route);
  if (!authorized.ok) return authorized;
  const { person, session, accessToken } = authorized.value;
  if (session !== undefined) services.connections.note(session.person, caller.network);
  const cookies = new Map<'session' | 'device', string>();
  const setToken = (token: string): void => void cookies.set('session', sessionCookie(token, publicAccess));
  if (caller.usesCookie && session?.isRenewed) setToken(caller.token ?? '');
  const body = route.body === undefined ? accept(undefined) : await readBody(c);
  if (!body.ok) return body;
  const rawRequest: RawRequest = {
    services,
    caller,
    origin: publicAccess.publicOrigin ?? origin ?? `http://${host ?? 'localhost'}`,
    person,
    session,
    accessToken,
    parameters: c.req.param(),
    query: route.query === undefined ? undefined : c.req.query(),
    body: body.value,
    setToken,
    setDeviceToken: (token) => void cookies.set('device', deviceCookie(token, publicAccess)),
  };
  const request = checkRequest(name, rawRequest);
  const result = request.ok ? await HANDLERS[name](request.value) : request;
  for (const cookie of cookies.values()) c.header('Set-Cookie', cookie, { append: true });
  // A cache that many people share must not store a person's cookie.
  if (route.isShared === true && cookies.size > 0) c.header('Cache-Control', PRIVATE);
  return result;
}

async function readBody(c: Context): Promise<Result<unknown>> {
  // Pages on other sites can send forms, but not requests with this content type.
  if (!/^application\/json\b/.test(c.req.header('Content-Type') ?? '')) return refuse('not-json');
  const contentLength = c.req.header('Content-Length');
  if (contentLength !== undefined && !(Number(contentLength) <= MAX_BODY_BYTES)) return refuseLargeBody();
  let text: string | undefined;
  try {
    // Without this header, the body comes in chunks: some HTTP clients send it before they know its size.
    text = contentLength === undefined ? await readChunks(c.req.raw.body) : await c.req.text();
  } catch {
    // The client has disconnected before the end of the body, so it does not get this response.
    return refuse('not-json');
  }
  return text === undefined ? refuseLargeBody() : parseJson(text, MAX_BODY_BYTES);
}

/** Reads a body of unknown size. Stops reading and returns undefined if it exceeds the maximum size. */
async function readChunks(body: ReadableStream<Uint8Array> | null): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function refuseLargeBody(): Result<never> {
  return refuse('too-large', { detail: String(MAX_BODY_BYTES) });
}

/** Refuses a method that no route at a path accepts. */
function respondMethodNotAllowed(c: Context, path: string): Response {
  const routes = Object.values<Route>(ROUTES).filter((route) => route.path === path);
  c.header('Allow', routes.flatMap(acceptedMethods).join(', '));
  return respondWithRefusal(c, { code: 'method-not-allowed' });
}

function respondWithRefusal(c: Context, refusal: Refusal): Response {
  if (refusal.after !== undefined) c.header('Retry-After', String(Math.ceil(refusal.after / 1000)));
  const status = refusalStatus(refusal.code);
  // RFC 9110 requires the header. Browsers ignore this scheme, so that none shows a dialog of its own.
  if (status === 401) c.header('WWW-Authenticate', 'Bearer');
  return c.json({ refusal }, status);
}
