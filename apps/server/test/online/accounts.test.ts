import { describe, expect, test } from 'vitest';
import { ModerationStore } from '../../src/store/moderation-store.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { Client } from './client.ts';
import { credentials, startTestServer } from './test-server.ts';

const { address, asRole, data } = startTestServer();

/** Returns the audit log, as an operator reads it beside the server. */
async function auditLogIn(folder: string): Promise<unknown[]> {
  const database = openSharedDatabase({ folder });
  if (database === undefined) throw new Error('there is no database');
  const entries = await new ModerationStore(database).listAuditEntries(100);
  await database.close();
  return entries.map(({ action, actor, name }) => ({ action, actor, name }));
}

/** Sets when all sessions of a person were last used. */
async function ageSession(folder: string, person: string, seenAt: number): Promise<void> {
  const database = openSharedDatabase({ folder });
  if (database === undefined) throw new Error('there is no database');
  await database.transaction((query) =>
    query('UPDATE sessions SET seen_at = $2 WHERE person = $1', [person, seenAt]),
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

  test('use of a session extends it and its cookie', async () => {
    const client = await asRole('guest');
    const long = 100 * 24 * 60 * 60_000;
    const cookieOf = async (headers = {}) =>
      (await client.fetch('GET', '/api/session', undefined, headers)).headers.get('set-cookie');
    const age = () => ageSession(data(), client.person?.id ?? '', Date.now() - long);
    expect(await cookieOf()).toBeNull();
    await age();
    expect(await cookieOf()).toMatch(new RegExp(`^halma=${client.token}; Max-Age=${180 * 24 * 60 * 60};`));
    expect(await cookieOf()).toBeNull();
    await age();
    await client.open();
    expect(client.upgradeHeaders?.['set-cookie']?.[0]).toMatch(/^halma=[\w-]{43}; Max-Age=/);
    client.close();
    await age();
    const program = { cookie: '', authorization: `Bearer ${client.token}` };
    expect(await cookieOf(program)).toBeNull();
  });

  test('a guest becomes an account and stays the same person', async () => {
    const client = await asRole('guest');
    const { name, password } = credentials();
    expect(await client.ask('POST', '/api/account', { name, password })).toEqual({
      person: { id: client.person?.id, name, guest: false },
      hasPassword: true,
      isHost: false,
    });
    const elsewhere = new Client(address());
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
    ['a common password', { name: 'Anna', password: 'password123' }, 'weak-password'],
    ['a password of one letter', { name: 'Anna', password: 'aaaaaaaaaaaa' }, 'weak-password'],
    ['a reserved name', { name: 'Admin', password: 'correct horse' }, 'name-reserved'],
    ['a password that is too short', { name: 'Anna', password: 'short' }, 'bad-message'],
    ['a name that is markup', { name: '<b>', password: 'correct horse' }, 'bad-message'],
  ])('refuses an account with %s', async (_, body, code) => {
    const client = await asRole('guest');
    expect(await client.ask('POST', '/api/account', body)).toMatchObject({ refusal: { code } });
  });

  test('a wrong password and an unknown name get the same answer', async () => {
    const client = await asRole('guest');
    const { name, password } = credentials();
    await client.ask('POST', '/api/account', { name, password });
    const wrong = await client.fetch('POST', '/api/account/sign-in', { name, password: 'not my password' });
    const unknown = await client.fetch('POST', '/api/account/sign-in', { name: 'Unknown', password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
  });

  test('a change of password needs the current one, ends all other sessions and is logged', async () => {
    const client = await asRole('guest');
    const { name, password } = credentials();
    await client.ask('POST', '/api/account', { name, password });
    const elsewhere = new Client(address());
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
      new Client(address()).fetch('POST', '/api/account/sign-in', { name, password: tried });
    expect([(await signIn(password)).status, (await signIn(next)).status]).toEqual([401, 200]);
    expect(await auditLogIn(data())).toContainEqual({ action: 'change-password', actor: name, name });
  });

  test('an ended session is refused, and its sockets are closed', async () => {
    const client = await asRole('account');
    await client.open();
    const [session] = await client.ask<{ id: string }[]>('GET', '/api/sessions');
    expect((await client.fetch('DELETE', `/api/sessions/${session?.id}`)).status).toBe(204);
    await expect(client.until(() => false)).rejects.toThrow('4001');
    expect((await client.fetch('GET', '/api/session')).status).toBe(401);
  });

  test('a person cannot end the session of another', async () => {
    const [one, other] = [await asRole('guest'), await asRole('guest')];
    const [session] = await one.ask<{ id: string }[]>('GET', '/api/sessions');
    expect((await other.fetch('DELETE', `/api/sessions/${session?.id}`)).status).toBe(404);
    expect((await one.fetch('GET', '/api/session')).status).toBe(200);
  });

  test('a person exports and deletes their account', async () => {
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
