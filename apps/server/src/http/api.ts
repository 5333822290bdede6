import {
  accept,
  checkAs,
  LARGEST_BODY,
  parseAs,
  type Refusal,
  type Result,
  ROUTES,
  type Route,
  type RouteName,
  refuse,
} from '@halma/protocol';
import { openApi } from '@halma/protocol/documents';
import { getConnInfo } from '@hono/node-server/conninfo';
import { type Context, Hono } from 'hono';
import type { FoundSession } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { type Caller, readCaller, sessionCookie } from './caller.ts';
import { gameHandlers } from './game-handlers.ts';
import type { Handler, Handlers } from './handler.ts';
import { hostHandlers } from './host-handlers.ts';
import { isOwnOrigin } from './origin.ts';
import { passkeyHandlers } from './passkey-handlers.ts';
import { peopleHandlers } from './people-handlers.ts';
import { statusOf } from './statuses.ts';

const handlers: Handlers<RouteName> = {
  ...gameHandlers,
  ...peopleHandlers,
  ...passkeyHandlers,
  ...hostHandlers,
  readOpenApi: async () => accept(openApi()),
};

/**
 * The server's interface over HTTP. Every request passes the same checks in the same order: where it comes from, how often,
 * who asks, whether they may, and whether what they ask has the shape of the route.
 */
export function createApi(services: Services): Hono {
  const api = new Hono();
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const path = route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    api.on(route.method, path, (c) => answer(c, services, name as RouteName, route));
  }
  api.all('/api/*', (c) => refused(c, { code: 'not-found' }));
  api.onError((fault, c) => {
    services.onFault(fault);
    return refused(c, { code: 'internal-error' });
  });
  return api;
}

async function answer(c: Context, services: Services, name: RouteName, route: Route): Promise<Response> {
  c.header('Cache-Control', 'no-store');
  const caller = readCaller(c.req.header(), remoteOf(c), services.outside);
  const { publicOrigin } = services.outside;
  const unsafe = route.method !== 'GET';
  if (unsafe && !isOwnOrigin(c.req.header('Origin'), c.req.header('Host'), publicOrigin)) {
    return refused(c, { code: 'foreign-origin' });
  }
  const admitted = await admit(services, caller, route);
  if (!admitted.ok) return refused(c, admitted.refusal);
  const setToken = (token: string) => c.header('Set-Cookie', sessionCookie(token, services.outside));
  if (caller.byCookie && admitted.value?.isRenewed) setToken(caller.token ?? '');
  const parts = await readParts(c, route);
  if (!parts.ok) return refused(c, parts.refusal);
  const handler = handlers[name] as unknown as Handler<'createGame'>;
  const asked = {
    services,
    caller,
    origin: publicOrigin ?? c.req.header('Origin') ?? `http://${c.req.header('Host') ?? 'localhost'}`,
    session: admitted.value,
    ...parts.value,
    setToken,
  };
  const result: Result<unknown> = await handler(asked as unknown as Parameters<typeof handler>[0]);
  if (!result.ok) return refused(c, result.refusal);
  if (route.answer === undefined) return c.body(null, 204);
  return route.answer === 'text' ? c.text(String(result.value)) : c.json(result.value as object);
}

/** Who asks, if they may ask this, and not too often. The one place where roles are looked at. */
async function admit(
  { sessions, limit, store }: Services,
  { address, token }: Caller,
  { role, rate }: Route,
): Promise<Result<FoundSession | undefined>> {
  const session = token === undefined ? undefined : await sessions.find(token);
  // A password is guessed from an address, whatever sessions it begins.
  const key = rate === 'sign-in' || session === undefined ? address : session.person;
  const wait = limit(rate, key);
  if (wait > 0) return refuse('too-many', { after: wait });
  if (role === 'anyone') return accept(session);
  if (session === undefined) return refuse('no-session');
  if (role === 'person') return accept(session);
  const person = await store.people.find(session.person);
  if (person?.name == null) return refuse('no-account');
  return role === 'account' || person.role === 'host' ? accept(session) : refuse('not-allowed');
}

interface Parts {
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: unknown;
  readonly body: unknown;
}

async function readParts(c: Context, route: Route): Promise<Result<Parts>> {
  const parameters = c.req.param();
  for (const [name, schema] of Object.entries(route.parameters ?? {})) {
    // An address that cannot be is an address with nothing behind it.
    if (!checkAs(schema, parameters[name as never]).ok) return refuse('not-found');
  }
  const query = route.query === undefined ? accept(undefined) : checkAs(route.query, c.req.query());
  if (!query.ok) return query;
  const body = route.body === undefined ? accept(undefined) : await readBody(c, route.body);
  return body.ok ? accept({ parameters, query: query.value, body: body.value }) : body;
}

async function readBody(c: Context, schema: NonNullable<Route['body']>): Promise<Result<unknown>> {
  // Pages of other sites can send forms, but no JSON that is called JSON.
  if (!/^application\/json\b/.test(c.req.header('Content-Type') ?? '')) return refuse('not-json');
  const stated = Number(c.req.header('Content-Length') ?? Number.NaN);
  if (!(stated <= LARGEST_BODY)) return refuse('too-large', { detail: String(LARGEST_BODY) });
  return parseAs(schema, await c.req.text(), LARGEST_BODY);
}

function refused(c: Context, refusal: Refusal): Response {
  if (refusal.after !== undefined) c.header('Retry-After', String(Math.ceil(refusal.after / 1000)));
  return c.json({ refusal }, statusOf(refusal.code));
}

/** Tests call without a socket. */
function remoteOf(c: Context): string {
  return c.env === undefined || !('incoming' in c.env)
    ? 'nowhere'
    : (getConnInfo(c).remote.address ?? 'nowhere');
}
