import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameRow, LARGEST_BODY, ROUTES, type Role, type Route } from '@halma/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runHostCommand } from '../../src/admin/host-command.ts';
import { readSettings } from '../../src/settings.ts';
import { HostStore } from '../../src/store/host-store.ts';
import { openBeside } from '../../src/store/store.ts';
import { planOf } from '../game/played.ts';
import { type SampleSite, writeSampleSite } from '../sample-site.ts';
import { buildServer, type ServerProcess, startServer } from '../server-process.ts';
import { Client, newId } from './client.ts';

let site: SampleSite;
let data: string;
let server: ServerProcess;
let address: string;

beforeAll(async () => {
  buildServer();
  site = await writeSampleSite();
  data = await mkdtemp(join(tmpdir(), 'halma-data-'));
  server = startServer({
    PORT: '0',
    HOST: '127.0.0.1',
    SITE: site.folder,
    DATA_DIR: data,
    LEVEL_THREADS: '0',
    LIMIT_SCALE: '1000',
  });
  address = ((await server.address) ?? '').replace('localhost', '127.0.0.1');
}, 90_000);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await site.remove();
  await rm(data, { recursive: true });
});

/** Makes somebody a host, beside the server, as `halma admin` does. */
async function makeHost(name: string): Promise<void> {
  const read = readSettings({ DATA_DIR: data });
  if (!read.ok) throw new Error(read.problem);
  expect(await runHostCommand(['admin', 'make-host', name], read.settings, Date.now())).toMatchObject({
    ok: true,
  });
}

/** The log of what was done to accounts, as a host reads it beside the server. */
async function deedsIn(folder: string): Promise<unknown[]> {
  const database = openBeside({ folder });
  if (database === undefined) throw new Error('there is no database');
  const entries = await new HostStore(database).audit(100);
  await database.close();
  return entries.map(({ deed, by, name }) => ({ deed, by, name }));
}

const credentials = (): { name: string; password: string } => ({
  name: `P${newId().replaceAll(/\W/g, '_')}`,
  password: 'correct horse battery',
});

const ASKING = ['stranger', 'guest', 'account', 'host'] as const;
type Asking = (typeof ASKING)[number];

async function asRole(role: Asking): Promise<Client> {
  const client = new Client(address);
  if (role === 'stranger') return client;
  await client.begin();
  if (role === 'guest') return client;
  const { name, password } = credentials();
  await client.ask('POST', '/api/account', { name, password });
  if (role === 'host') await makeHost(name);
  return client;
}

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
    const response = await fetch(new URL('/api/games', address), {
      method: 'POST',
      headers: { cookie: `halma=${client.token}`, 'content-type': 'text/plain' },
      body: '{}',
    });
    expect(response.status).toBe(400);
  });
});

test('an address of the interface with nothing behind it', async () => {
  const response = await fetch(new URL('/api/nothing', address));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ refusal: { code: 'not-found' } });
});

test('those who watch over the server are answered', async () => {
  for (const [path, words] of [
    ['/healthz', '{"status":"ok"}'],
    ['/readyz', '{"status":"ready"}'],
    ['/metrics', 'halma_sockets'],
  ] as const) {
    const response = await fetch(new URL(path, address));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(words);
  }
  const proxied = await fetch(new URL('/metrics', address), { headers: { 'x-forwarded-for': '192.0.2.7' } });
  expect(proxied.status).toBe(404);
});

describe('sessions and accounts (ASVS 6 and 7)', () => {
  test('the cookie of a session is for the server alone', async () => {
    const response = await fetch(new URL('/api/session', address), { method: 'POST' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^halma=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
  });

  test('a guest becomes an account and stays the same person', async () => {
    const client = await asRole('guest');
    const { name, password } = credentials();
    expect(await client.ask('POST', '/api/account', { name, password })).toEqual({
      person: { id: client.person?.id, name, guest: false },
      hasPassword: true,
      isHost: false,
    });
    const elsewhere = new Client(address);
    const response = await elsewhere.fetch('POST', '/api/account/sign-in', {
      name: name.toUpperCase(),
      password,
    });
    elsewhere.takeToken(response);
    expect(await elsewhere.ask('GET', '/api/session')).toMatchObject({ person: { id: client.person?.id } });
    const sessions = await elsewhere.ask<{ id: string; current: boolean }[]>('GET', '/api/sessions');
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
  });

  test.each([
    ['a password everybody tries', { name: 'Anna', password: 'password123' }, 'weak-password'],
    ['one letter', { name: 'Anna', password: 'aaaaaaaaaaaa' }, 'weak-password'],
    ['a name of the server’s own', { name: 'Admin', password: 'correct horse' }, 'name-reserved'],
    ['too short', { name: 'Anna', password: 'short' }, 'bad-message'],
    ['a name that is markup', { name: '<b>', password: 'correct horse' }, 'bad-message'],
  ])('no account with %s', async (_, body, code) => {
    const client = await asRole('guest');
    expect(await client.ask('POST', '/api/account', body)).toMatchObject({ refusal: { code } });
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const client = await asRole('guest');
    const { name, password } = credentials();
    await client.ask('POST', '/api/account', { name, password });
    const wrong = await client.fetch('POST', '/api/account/sign-in', { name, password: 'not my password' });
    const unknown = await client.fetch('POST', '/api/account/sign-in', { name: 'Nobody', password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  test('a password is changed by whoever knows it; all other sessions end, and it is in the log', async () => {
    const client = await asRole('guest');
    const { name, password } = credentials();
    await client.ask('POST', '/api/account', { name, password });
    const elsewhere = new Client(address);
    elsewhere.takeToken(await elsewhere.fetch('POST', '/api/account/sign-in', { name, password }));
    await elsewhere.open();
    const change = async (body: unknown): Promise<unknown> => {
      const response = await client.fetch('PUT', '/api/account/password', body);
      return response.status === 204 ? 'changed' : ((await response.json()) as { refusal: unknown }).refusal;
    };
    const next = 'another battery horse';
    expect(await change({ password: 'not my password', next })).toEqual({ code: 'wrong-password' });
    expect(await change({ password, next: 'password123' })).toEqual({ code: 'weak-password' });
    expect(await change({ password, next })).toBe('changed');
    await expect(elsewhere.until(() => false)).rejects.toThrow('4001');
    expect((await elsewhere.fetch('GET', '/api/session')).status).toBe(401);
    expect((await client.fetch('GET', '/api/session')).status).toBe(200);
    const signIn = (tried: string) =>
      new Client(address).fetch('POST', '/api/account/sign-in', { name, password: tried });
    expect([(await signIn(password)).status, (await signIn(next)).status]).toEqual([401, 200]);
    expect(await deedsIn(data)).toContainEqual({ deed: 'change-password', by: name, name });
  });

  test('a session that is ended is worth nothing, and its sockets are closed', async () => {
    const client = await asRole('account');
    await client.open();
    const [session] = await client.ask<{ id: string }[]>('GET', '/api/sessions');
    expect((await client.fetch('DELETE', `/api/sessions/${session?.id}`)).status).toBe(204);
    await expect(client.until(() => false)).rejects.toThrow('4001');
    expect((await client.fetch('GET', '/api/session')).status).toBe(401);
  });

  test('nobody ends another’s session', async () => {
    const [one, other] = [await asRole('guest'), await asRole('guest')];
    const [session] = await one.ask<{ id: string }[]>('GET', '/api/sessions');
    expect((await other.fetch('DELETE', `/api/sessions/${session?.id}`)).status).toBe(404);
    expect((await one.fetch('GET', '/api/session')).status).toBe(200);
  });

  test('an account is taken home, and deleted', async () => {
    const client = await asRole('account');
    const kept = await client.ask<{ person: { name: string }; sessions: unknown[] }>(
      'GET',
      '/api/account/export',
    );
    expect(kept.sessions).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/scrypt|token/i);
    expect((await client.fetch('DELETE', '/api/account')).status).toBe(204);
    expect((await client.fetch('GET', '/api/session')).status).toBe(401);
    expect((await client.fetch('GET', `/api/people/${kept.person.name}/games`)).status).toBe(404);
  });
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

describe('what hosts do (ASVS 8.2, 16.2)', () => {
  /** A host, somebody with an account, and a table they both know. */
  async function withReport() {
    const [host, anna, bob] = [await asRole('host'), await asRole('account'), await asRole('guest')];
    const { person } = await anna.ask<{ person: { id: string; name: string } }>('GET', '/api/session');
    const game = await bob.create(planOf('halma-2'));
    const report = { person: person.id, reason: 'insult', text: 'Said something rude.' };
    expect((await bob.fetch('POST', `/api/games/${game}/reports`, report)).status).toBe(204);
    const deed = (body: unknown, id = person.id) => host.fetch('POST', `/api/host/people/${id}`, body);
    return { host, anna, bob, person, game, deed };
  }

  test('a report is read, seen, and settled', async () => {
    const { host, bob, person, game } = await withReport();
    const ours = async () =>
      (await host.ask<{ game: string }[]>('GET', '/api/host/reports')).filter((one) => one.game === game);
    const report = { game, by: bob.person, reason: 'insult', text: 'Said something rude.' };
    expect(await ours()).toMatchObject([{ ...report, about: { person, role: 'player' }, state: 'new' }]);
    const path = `/api/host/reports/${game}/${bob.person?.id}/${person.id}`;
    for (const state of ['seen', 'settled']) {
      expect((await host.fetch('PUT', path, { state })).status).toBe(204);
      expect(await ours()).toMatchObject([{ state }]);
    }
  });

  test('whoever is muted plays, but does not talk', async () => {
    const { anna, game, deed } = await withReport();
    expect((await deed({ deed: 'mute', hours: 2 })).status).toBe(204);
    await anna.open();
    const say = async (id: string) => {
      anna.say({ say: 'talk', id, game, channel: 'table', text: 'Hello.' });
      const answer = await anna.until((message) => 'id' in message && message.id === id);
      return answer.say === 'refused' ? answer.refusal.code : answer.say;
    };
    expect(await say('first-line')).toBe('muted');
    expect((await deed({ deed: 'unmute' })).status).toBe(204);
    expect(await say('second-line')).toBe('done');
  });

  test('a closed account is out at once, sockets too, and can be opened again', async () => {
    const { host, anna, person, deed } = await withReport();
    await anna.open();
    expect((await deed({ deed: 'close' })).status).toBe(204);
    await expect(anna.until(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
    const found = () => host.ask<unknown[]>('GET', `/api/host/people?beginning=${person.name}`);
    expect(await found()).toMatchObject([{ person, role: 'closed' }]);
    expect((await deed({ deed: 'reopen' })).status).toBe(204);
    expect(await found()).toMatchObject([{ person, role: 'player' }]);
    const { person: self } = await host.ask<{ person: { name: string } }>('GET', '/api/session');
    const log = await host.ask<object[]>('GET', '/api/host/log');
    const ours = log.filter((entry) => 'name' in entry && entry.name === person.name);
    expect(ours).toMatchObject(['reopen', 'close'].map((done) => ({ deed: done, by: self.name })));
  });

  test('an account closed beside the server is out, sockets too, within five seconds', async () => {
    const { anna, person } = await withReport();
    await anna.open();
    const read = readSettings({ DATA_DIR: data });
    if (!read.ok) throw new Error(read.problem);
    const answer = await runHostCommand(['admin', 'close', person.name], read.settings, Date.now());
    expect(answer.ok).toBe(true);
    await expect(anna.until(() => false)).rejects.toThrow('4001');
    expect((await anna.fetch('GET', '/api/session')).status).toBe(401);
  }, 20_000);

  test('guests can be muted and shut out; hosts are left alone; nobody is nobody', async () => {
    const { host, bob, deed } = await withReport();
    expect((await deed({ deed: 'close' }, bob.person?.id)).status).toBe(204);
    expect((await bob.fetch('GET', '/api/session')).status).toBe(401);
    const { person } = await host.ask<{ person: { id: string } }>('GET', '/api/session');
    expect((await deed({ deed: 'close' }, person.id)).status).toBe(403);
    expect((await deed({ deed: 'mute' }, '0'.repeat(16))).status).toBe(404);
    expect((await deed({ deed: 'make-host' })).status).toBe(400);
  });
});
