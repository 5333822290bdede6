import { type GameRow, LARGEST_BODY, ROUTES, type Role, type Route } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { planOf } from '../game/played.ts';
import { type Client, newId } from './client.ts';
import { ASKING, type Asking, credentials, serveForTests } from './served.ts';

const { address, asRole } = serveForTests();

const routes = Object.entries<Route>(ROUTES);

/** An address of the route with values that fit, behind which there is nothing. */
function pathOf({ path }: Route): string {
  const values: Record<string, string> = {
    game: '0'.repeat(12),
    person: '0'.repeat(16),
    session: '0'.repeat(16),
    name: 'Nobody',
    passkey: '0'.repeat(22),
    by: '0'.repeat(16),
  };
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

/** What a route answers to a role it is not for. */
const REFUSED: Readonly<Record<Role, Readonly<Record<Asking, number | undefined>>>> = {
  anyone: { stranger: undefined, guest: undefined, account: undefined, host: undefined },
  person: { stranger: 401, guest: undefined, account: undefined, host: undefined },
  account: { stranger: 401, guest: 403, account: undefined, host: undefined },
  host: { stranger: 401, guest: 403, account: 403, host: undefined },
};

describe('who may ask what (ASVS 8.2: access is decided on the server, in one place)', () => {
  const rows = routes.flatMap(([name, route]) => ASKING.map((role) => [name, role, route] as const));
  const shared = new Map<string, Client>();
  test.each(rows)('%s as %s', async (name, role, route) => {
    const ends = name === 'endSession' || name === 'deleteAccount';
    const client = (ends ? undefined : shared.get(role)) ?? (await asRole(role));
    if (!ends) shared.set(role, client);
    const response = await client.fetch(route.method, pathOf(route));
    const refused = REFUSED[route.role][role];
    if (refused === undefined) expect([401, 403]).not.toContain(response.status);
    else expect(response.status).toBe(refused);
  });
});

describe('what comes from a page of another site is refused (ASVS 3.5)', () => {
  test.each(routes.filter(([, { method }]) => method !== 'GET'))('%s', async (_, route) => {
    const client = await asRole('guest');
    const foreign = await client.fetch(route.method, pathOf(route), undefined, {
      origin: 'https://evil.example',
    });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toEqual({ refusal: { code: 'foreign-origin' } });
  });
});

describe('bodies (ASVS 2.2, 4.2)', () => {
  test.each(routes.filter(([, { body }]) => body !== undefined))(
    '%s takes nothing of another shape',
    async (_, route) => {
      const client = await asRole(route.role === 'account' || route.role === 'host' ? route.role : 'guest');
      const codes = await Promise.all(
        [{ unknown: 1 }, [], 'text', { ...credentials(), admin: true }].map(async (body) => {
          const response = await client.fetch(route.method, pathOf(route), body);
          return ((await response.json()) as { refusal: { code: string } }).refusal.code;
        }),
      );
      expect(codes).toEqual(['bad-message', 'bad-message', 'bad-message', 'bad-message']);
    },
  );

  test('too large', async () => {
    const client = await asRole('guest');
    const response = await client.fetch('POST', '/api/games', { id: 'x'.repeat(LARGEST_BODY) });
    expect(response.status).toBe(413);
  });

  test('a form of another site that calls itself text', async () => {
    const client = await asRole('guest');
    const response = await fetch(new URL('/api/games', address()), {
      method: 'POST',
      headers: { cookie: `halma=${client.token}`, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(response.status).toBe(400);
  });
});

test('an address of the interface with nothing behind it', async () => {
  const response = await fetch(new URL('/api/nothing', address()));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ refusal: { code: 'not-found' } });
});

test('those who watch over the server are answered', async () => {
  for (const [path, words] of [
    ['/healthz', '{"status":"ok"}'],
    ['/readyz', '{"status":"ready"}'],
    ['/metrics', 'halma_sockets'],
  ] as const) {
    const response = await fetch(new URL(path, address()));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(words);
  }
  const proxied = await fetch(new URL('/metrics', address()), {
    headers: { 'x-forwarded-for': '192.0.2.7' },
  });
  expect(proxied.status).toBe(404);
});

test('whose turn it is stands in one’s own list alone, for onlookers may be kept some turns behind', async () => {
  const [anna, bob] = [await asRole('account'), await asRole('guest')];
  const seats = { A: { kind: 'me' }, C: { kind: 'open' } } as const;
  const clock = { kind: 'days', days: 2 } as const;
  const game = await anna.create(planOf('halma-2', { clock, listed: true, spectatorsBehind: 4, seats }));
  const joined = await bob.fetch('POST', `/api/games/${game}/commands`, {
    id: newId(),
    command: { do: 'join' },
  });
  expect(joined.status).toBe(200);
  const [own] = await anna.ask<GameRow[]>('GET', '/api/games?running=yes');
  expect(own).toMatchObject({ game, phase: 'playing', seat: 'A' });
  expect(['A', 'C']).toContain(own?.toMove);
  expect(own?.dueBy).toBe((own?.changedAt ?? 0) + 2 * 24 * 60 * 60_000);
  const { person } = await anna.ask<{ person: { name: string } }>('GET', '/api/session');
  const [told] = await bob.ask<GameRow[]>('GET', `/api/people/${person.name}/games`);
  expect(told).toMatchObject({ game, phase: 'playing' });
  expect([told?.toMove, told?.dueBy]).toEqual([undefined, undefined]);
  expect((await bob.fetch('GET', `/api/people/${person.name}/games?running=yes`)).status).toBe(400);
});
