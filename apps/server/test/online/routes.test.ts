import {
  type GameListItem,
  MAX_BODY_BYTES,
  ROUTES,
  type Role,
  type Route,
  TOKEN_SCOPES,
  type TokenScope,
  type TournamentRound,
} from '@halma/protocol';
import { describe, expect, test, vi } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { newTournament } from '../tournament/simulated-tournament.ts';
import { Client, newId } from './client.ts';
import { CLIENT_ROLES, type ClientRole, newCredentials, startTestServer } from './test-server.ts';

const { address, createClient } = startTestServer();

const routes = Object.entries<Route>(ROUTES);

/** Returns a path for a route, with ids that are well formed but do not exist. */
function samplePath({ path }: Route): string {
  const values: Record<string, string> = {
    game: '0'.repeat(12),
    person: '0'.repeat(16),
    session: '0'.repeat(16),
    name: 'Unknown',
    passkey: '0'.repeat(22),
    token: '0'.repeat(16),
    by: '0'.repeat(16),
    pool: 'halma:never',
    tournament: '0'.repeat(8),
    challenge: '0'.repeat(12),
    round: '1',
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** The statuses for roles that may not use a route. */
const REFUSED_STATUSES: Readonly<Record<Role, Readonly<Record<ClientRole, number | undefined>>>> = {
  anyone: { stranger: undefined, guest: undefined, account: undefined, host: undefined },
  person: { stranger: 401, guest: undefined, account: undefined, host: undefined },
  account: { stranger: 401, guest: 403, account: undefined, host: undefined },
  host: { stranger: 401, guest: 403, account: 403, host: undefined },
};

/** Routes that accept the id of a person who does not exist. */
const ACCEPTS_UNKNOWN_PERSON: ReadonlySet<string> = new Set(['unblockPerson', 'unfollowPerson']);

/** Returns the status of a request by a permitted role with unknown ids and no body. */
function permittedStatus(name: string, { body, parameters, response }: Route): number {
  if (body !== undefined) return 400;
  if (parameters !== undefined && !ACCEPTS_UNKNOWN_PERSON.has(name)) return 404;
  return response === undefined ? 204 : 200;
}

describe('only the roles that a route allows may use it (ASVS 8.2)', () => {
  const rows = routes.flatMap(([name, route]) => CLIENT_ROLES.map((role) => [name, role, route] as const));
  const sharedClients = new Map<string, Client>();
  test.each(rows)('%s as %s', async (name, role, route) => {
    const endsSession = name === 'endSession' || name === 'deleteAccount';
    const client = (endsSession ? undefined : sharedClients.get(role)) ?? (await createClient(role));
    if (!endsSession) sharedClients.set(role, client);
    const response = await client.fetch(route.method, samplePath(route));
    const status = route.needsToken ? 403 : permittedStatus(name, route);
    expect(response.status).toBe(REFUSED_STATUSES[route.role][role] ?? status);
  });
});

describe('an access token may use the routes of its scope, and no others (ASVS 8.2)', () => {
  const rows = routes.flatMap(([name, route]) => TOKEN_SCOPES.map((scope) => [name, scope, route] as const));
  const secrets = new Map<TokenScope, Promise<string>>();

  const createSecret = async (scope: TokenScope): Promise<string> => {
    const owner = await createClient('account');
    const body = { name: `for ${scope}`, scopes: [scope] };
    return (await owner.fetchJson<{ secret: string }>('POST', '/api/account/tokens', body)).secret;
  };

  test.each(rows)('%s with %s', async (name, scope, route) => {
    const secret = secrets.get(scope) ?? createSecret(scope);
    secrets.set(scope, secret);
    const program = new Client(address());
    const headers = { authorization: `Bearer ${await secret}` };
    const response = await program.fetch(route.method, samplePath(route), undefined, headers);
    const isAllowed = route.role === 'anyone' || route.scope === scope;
    expect(response.status).toBe(isAllowed ? permittedStatus(name, route) : 403);
    if (!isAllowed) expect(await response.json()).toEqual({ refusal: { code: 'missing-scope' } });
    // A stream of lines does not end by itself.
    else await response.body?.cancel();
  });

  test.each(TOKEN_SCOPES)('%s has a route', (scope) => {
    expect(routes.filter(([, route]) => route.scope === scope)).not.toEqual([]);
  });

  test.each(routes.filter(([, { scope }]) => scope !== undefined))(
    '%s is not for moderators, who have no tokens',
    (_, { role }) => expect(role).not.toBe('host'),
  );
});

describe('refuses requests from pages on other sites (ASVS 3.5)', () => {
  test.each(routes.filter(([, { method }]) => method !== 'GET'))('%s', async (_, route) => {
    const client = await createClient('guest');
    const response = await client.fetch(route.method, samplePath(route), undefined, {
      origin: 'https://evil.example',
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({ refusal: { code: 'foreign-origin' } });
  });
});

describe('bodies (ASVS 2.2, 4.2)', () => {
  test.each(routes.filter(([, { body }]) => body !== undefined))(
    '%s refuses bodies of the wrong shape',
    async (_, route) => {
      const client = await createClient(
        route.role === 'account' || route.role === 'host' ? route.role : 'guest',
      );
      const codes = await Promise.all(
        [{ unknown: 1 }, [], 'text', { ...newCredentials(), admin: true }].map(async (body) => {
          const response = await client.fetch(route.method, samplePath(route), body);
          return ((await response.json()) as { refusal: { code: string } }).refusal.code;
        }),
      );
      expect(codes).toEqual(['bad-message', 'bad-message', 'bad-message', 'bad-message']);
    },
  );

  test('refuses a body that is too large', async () => {
    const client = await createClient('guest');
    const response = await client.fetch('POST', '/api/games', { id: 'x'.repeat(MAX_BODY_BYTES) });
    expect(response.status).toBe(413);
  });

  test.each([
    ['reads a body that comes in chunks', 'correct horse', 401],
    ['refuses a body in chunks that is too large', 'x'.repeat(MAX_BODY_BYTES), 413],
  ])('%s', async (_, password, status) => {
    const body = JSON.stringify({ name: 'Unknown', password });
    const request: RequestInit & { readonly duplex: 'half' } = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // The client does not know the length of a stream in advance.
      body: new Blob([body]).stream(),
      duplex: 'half',
    };
    expect((await fetch(new URL('/api/account/sign-in', address()), request)).status).toBe(status);
  });

  test('refuses a plain-text body, which forms on other sites can send', async () => {
    const client = await createClient('guest');
    const response = await fetch(new URL('/api/games', address()), {
      method: 'POST',
      headers: { cookie: `halma=${client.token}`, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(response.status).toBe(400);
  });
});

test('responds 404 to an unknown address', async () => {
  const response = await fetch(new URL('/api/nothing', address()));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ refusal: { code: 'not-found' } });
});

test.each([
  ['PUT', '/api/games', 'POST, GET, HEAD'],
  ['GET', '/api/games/abcdefgh0123/commands', 'POST'],
  ['HEAD', '/api/stream', 'GET'],
  ['DELETE', '/api/passkeys/new', 'POST'],
  ['PUT', '/api/passkeys/sign-in', 'POST'],
  ['PUT', '/api/passkeys/abcdefgh0123', 'DELETE'],
])('refuses %s on %s, and names the methods that the address accepts', async (method, path, allowed) => {
  const response = await fetch(new URL(path, address()), { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe(allowed);
  const body = method === 'HEAD' ? '' : '{"refusal":{"code":"method-not-allowed"}}';
  expect(await response.text()).toBe(body);
});

test('responds to health checks, and to metrics requests that do not come through a proxy', async () => {
  for (const [path, text] of [
    ['/healthz', '{"status":"ok"}'],
    ['/readyz', '{"status":"ready","bus":"connected"}'],
    ['/metrics', 'halma_sockets'],
  ] as const) {
    const response = await fetch(new URL(path, address()));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(text);
  }
  const proxiedResponse = await fetch(new URL('/metrics', address()), {
    headers: { 'x-forwarded-for': '192.0.2.7' },
  });
  expect(proxiedResponse.status).toBe(404);
});

test('shows the seat to move only in a person’s own list', async () => {
  const [anna, bob] = [await createClient('account'), await createClient('guest')];
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const clock = { kind: 'days', days: 2 } as const;
  const game = await anna.createGame(
    gameSetup('halma-2', { clock, listed: true, spectatorsBehind: 4, seats }),
  );
  const joined = await bob.fetch('POST', `/api/games/${game}/commands`, {
    id: newId(),
    command: { do: 'join' },
  });
  expect(joined.status).toBe(200);
  const [ownGame] = await anna.fetchJson<GameListItem[]>('GET', '/api/games?running=yes');
  expect(ownGame).toMatchObject({ game, phase: 'playing', seat: 'A' });
  expect(['A', 'C']).toContain(ownGame?.toMove);
  expect(ownGame?.dueBy).toBe((ownGame?.changedAt ?? 0) + 2 * 24 * 60 * 60_000);
  const { person } = await anna.fetchJson<{ person: { name: string } }>('GET', '/api/session');
  const [listed] = await bob.fetchJson<GameListItem[]>('GET', `/api/people/${person.name}/games`);
  expect(listed).toMatchObject({ game, phase: 'playing' });
  expect([listed?.toMove, listed?.dueBy]).toEqual([undefined, undefined]);
  expect((await bob.fetch('GET', `/api/people/${person.name}/games?running=yes`)).status).toBe(400);
});

/** Starts a tournament for two. Returns its id once the game of its first round has been created. */
async function startTournament(): Promise<string> {
  const [organiser, other] = [await createClient('account'), await createClient('guest')];
  const { tournament } = await organiser.fetchJson<{ tournament: string }>('POST', '/api/tournaments', {
    id: newId(),
    setup: newTournament(2, { startsAt: Date.now() + 600_000 }),
  });
  const send = (client: Client, action: 'enter' | 'start') =>
    client.fetchJson('POST', `/api/tournaments/${tournament}/commands`, {
      id: newId(),
      command: { do: action },
    });
  await send(organiser, 'enter');
  await send(other, 'enter');
  await send(organiser, 'start');
  await vi.waitFor(
    async () => {
      const round = await other.fetchJson<TournamentRound>('GET', `/api/tournaments/${tournament}/rounds/1`);
      expect(round.tables.flatMap(({ games }) => games[0]?.opened)).toEqual([true]);
    },
    { timeout: 20_000, interval: 100 },
  );
  return tournament;
}

/** Starts a listed game between two people. Returns its id. */
async function startGame(): Promise<string> {
  const [anna, bob] = [await createClient('guest'), await createClient('guest')];
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const clock = { kind: 'days', days: 2 } as const;
  const game = await anna.createGame(gameSetup('halma-2', { clock, listed: true, seats }));
  const joined = await bob.fetch('POST', `/api/games/${game}/commands`, {
    id: newId(),
    command: { do: 'join' },
  });
  expect(joined.status).toBe(200);
  return game;
}

test.each(routes.filter(([, { isShared, hasEntityTag }]) => isShared === true || hasEntityTag === true))(
  '%s sends nothing to a client that has the latest response',
  async (_, route) => {
    const path = samplePath(route).replace('halma:never', 'halma:days');
    const tournament = 'tournament' in (route.parameters ?? {}) ? await startTournament() : '';
    const game = 'game' in (route.parameters ?? {}) ? await startGame() : '';
    const url = `${address()}${path
      .replace('/tournaments/00000000', `/tournaments/${tournament}`)
      .replace('/games/000000000000', `/games/${game}`)}`;
    const first = await fetch(url);
    expect(first.status).toBe(200);
    expect(first.headers.get('Cache-Control')).toBe(
      route.isShared === true ? 'no-cache' : 'private, no-cache',
    );
    const second = await fetch(url, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect([second.status, await second.text()]).toEqual([304, '']);
  },
);
