import { describe, expect, test } from 'vitest';
import { LOGGED_ACTIONS } from '../../src/store/audit-log.ts';
import { ModerationStore } from '../../src/store/moderation-store.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { gameSetup } from '../game/played-game.ts';
import { Client } from './client.ts';
import { newCredentials, startTestServer } from './test-server.ts';

const { address, createClient, dataFolder } = startTestServer();

/** Reads the audit log alongside the server, as an operator does. */
async function readAuditLog(folder: string): Promise<unknown[]> {
  const database = openSharedDatabase({ folder });
  if (database === undefined) throw new Error('there is no database');
  const entries = await new ModerationStore(database).listAuditEntries(100, LOGGED_ACTIONS);
  await database.close();
  return entries.map(({ action, actor, name }) => ({ action, actor, name }));
}

/** Sets the time at which all sessions of a person were last used. */
async function setLastSeen(folder: string, person: string, lastSeenAt: number): Promise<void> {
  const database = openSharedDatabase({ folder });
  if (database === undefined) throw new Error('there is no database');
  await database.transaction((query) =>
    query('UPDATE sessions SET seen_at = $2 WHERE person = $1', [person, lastSeenAt]),
  );
  await database.close();
}

describe('sessions and accounts (ASVS 6 and 7)', () => {
  test('scripts and other sites cannot read the session cookie', async () => {
    const response = await fetch(new URL('/api/session', address()), { method: 'POST' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^halma=[\w-]{43}; /);
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part);
  });

  test('using a session extends it and its cookie', async () => {
    const client = await createClient('guest');
    const ageMs = 100 * 24 * 60 * 60_000;
    const renewedCookie = async (headers = {}) =>
      (await client.fetch('GET', '/api/session', undefined, headers)).headers.get('set-cookie');
    const ageSession = () => setLastSeen(dataFolder(), client.person?.id ?? '', Date.now() - ageMs);
    expect(await renewedCookie()).toBeNull();
    await ageSession();
    expect(await renewedCookie()).toMatch(
      new RegExp(`^halma=${client.token}; Max-Age=${180 * 24 * 60 * 60};`),
    );
    expect(await renewedCookie()).toBeNull();
    await ageSession();
    await client.connect();
    expect(client.upgradeHeaders?.['set-cookie']?.[0]).toMatch(/^halma=[\w-]{43}; Max-Age=/);
    client.close();
    await ageSession();
    const bearer = { cookie: '', authorization: `Bearer ${client.token}` };
    expect(await renewedCookie(bearer)).toBeNull();
  });

  test('no shared cache may store a response that renews the cookie', async () => {
    const client = await createClient('guest');
    const headers = async () => {
      const response = await client.fetch('GET', '/api/overview');
      return ['cache-control', 'set-cookie'].map((name) => response.headers.get(name));
    };
    expect(await headers()).toEqual(['no-cache', null]);
    await setLastSeen(dataFolder(), client.person?.id ?? '', Date.now() - 2 * 60 * 60_000);
    expect(await headers()).toEqual(['private, no-cache', expect.stringMatching(/^halma=/)]);
    expect(await headers()).toEqual(['no-cache', null]);
  });

  test('a repeated request for an account is refused because the account exists, not because its name is taken', async () => {
    const client = await createClient('guest');
    const credentials = newCredentials();
    const codes = await Promise.all(
      [1, 2].map(async () => {
        const response = await client.fetch('POST', '/api/account', credentials);
        return ((await response.json()) as { refusal?: { code: string } }).refusal?.code ?? 'ok';
      }),
    );
    expect(codes.toSorted()).toEqual(['has-account', 'ok']);
  });

  test('a guest who creates an account stays the same person', async () => {
    const client = await createClient('guest');
    const spectator = await createClient('guest');
    await spectator.connect();
    await spectator.watch(await client.createGame(gameSetup('halma-2')));
    const { name, password } = newCredentials();
    expect(await client.fetchJson('POST', '/api/account', { name, password })).toMatchObject({
      person: { id: client.person?.id, name, guest: false },
      hasPassword: true,
      isHost: false,
    });
    const otherDevice = new Client(address());
    const response = await otherDevice.fetch('POST', '/api/account/sign-in', {
      name: name.toUpperCase(),
      password,
    });
    otherDevice.readToken(response);
    expect(await otherDevice.fetchJson('GET', '/api/session')).toMatchObject({
      person: { id: client.person?.id },
    });
    const sessions = await otherDevice.fetchJson<{ id: string; current: boolean }[]>('GET', '/api/sessions');
    expect(sessions.map(({ current }) => current)).toEqual([false, true]);
    const renaming = await spectator.waitForMessage(({ say }) => say === 'update');
    expect(renaming).toMatchObject({ update: { people: [{ id: client.person?.id, name, guest: false }] } });
  });

  test.each([
    ['a common password', { name: 'Anna', password: 'password123' }, 'weak-password'],
    ['a password that repeats one letter', { name: 'Anna', password: 'aaaaaaaaaaaa' }, 'weak-password'],
    ['a reserved name', { name: 'Admin', password: 'correct horse' }, 'name-reserved'],
    ['a password that is too short', { name: 'Anna', password: 'short' }, 'bad-message'],
    ['a name that contains markup', { name: '<b>', password: 'correct horse' }, 'bad-message'],
  ])('refuses an account with %s', async (_, body, code) => {
    const client = await createClient('guest');
    expect(await client.fetchJson('POST', '/api/account', body)).toMatchObject({ refusal: { code } });
  });

  test('a wrong password and an unknown name get the same response', async () => {
    const client = await createClient('guest');
    const { name, password } = newCredentials();
    await client.fetchJson('POST', '/api/account', { name, password });
    const wrongPassword = await client.fetch('POST', '/api/account/sign-in', {
      name,
      password: 'not my password',
    });
    const unknownName = await client.fetch('POST', '/api/account/sign-in', { name: 'Unknown', password });
    expect([wrongPassword.status, unknownName.status]).toEqual([401, 401]);
    expect(await wrongPassword.text()).toBe(await unknownName.text());
  });

  test('changing a password ends all other sessions and is logged', async () => {
    const client = await createClient('guest');
    const { name, password } = newCredentials();
    client.readToken(await client.fetch('POST', '/api/account', { name, password }));
    const otherDevice = new Client(address());
    otherDevice.readToken(await otherDevice.fetch('POST', '/api/account/sign-in', { name, password }));
    await otherDevice.connect();
    const change = async (body: unknown): Promise<unknown> => {
      const response = await client.fetch('PUT', '/api/account/password', body);
      client.readToken(response);
      return response.status === 204 ? 'changed' : ((await response.json()) as { refusal: unknown }).refusal;
    };
    const newPassword = 'another battery horse';
    expect(await change({ next: 'password123' })).toEqual({ code: 'weak-password' });
    expect(await change({ next: newPassword })).toBe('changed');
    await expect(otherDevice.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await otherDevice.fetch('GET', '/api/session')).status).toBe(401);
    expect((await client.fetch('GET', '/api/session')).status).toBe(200);
    const signIn = (attemptedPassword: string) =>
      new Client(address()).fetch('POST', '/api/account/sign-in', { name, password: attemptedPassword });
    expect([(await signIn(password)).status, (await signIn(newPassword)).status]).toEqual([401, 200]);
    expect(await readAuditLog(dataFolder())).toContainEqual({ action: 'change-password', actor: name, name });
  });

  test('an ended session is refused and its sockets are closed', async () => {
    const client = await createClient('account');
    await client.connect();
    const [session] = await client.fetchJson<{ id: string }[]>('GET', '/api/sessions');
    expect((await client.fetch('DELETE', `/api/sessions/${session?.id}`)).status).toBe(204);
    await expect(client.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await client.fetch('GET', '/api/session')).status).toBe(401);
  });

  test('a person cannot end another person’s session', async () => {
    const [one, other] = [await createClient('guest'), await createClient('guest')];
    const [session] = await one.fetchJson<{ id: string }[]>('GET', '/api/sessions');
    expect((await other.fetch('DELETE', `/api/sessions/${session?.id}`)).status).toBe(404);
    expect((await one.fetch('GET', '/api/session')).status).toBe(200);
  });

  test('a person exports and deletes their account', async () => {
    const client = await createClient('account');
    const exported = await client.fetchJson<{ person: { name: string }; sessions: unknown[] }>(
      'GET',
      '/api/account/export',
    );
    expect(exported.sessions).toHaveLength(1);
    // The export lists access tokens by name; it contains no secret.
    expect(JSON.stringify(exported)).not.toMatch(/scrypt|token_?hash|halma_/i);
    expect(JSON.stringify(exported)).not.toContain(client.token);
    expect((await client.fetch('DELETE', '/api/account')).status).toBe(204);
    expect((await client.fetch('GET', '/api/session')).status).toBe(401);
    expect((await client.fetch('GET', `/api/people/${exported.person.name}/games`)).status).toBe(404);
  });
});
