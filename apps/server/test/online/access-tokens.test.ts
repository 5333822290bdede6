import { type AccessTokenView, type CreatedAccessToken, MAX_ACCESS_TOKENS } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { gameSetup } from '../game/played-game.ts';
import { Client, newId } from './client.ts';
import { auditedActions, executeSql, NEXT_PASSWORD, PUBLIC_URL, TestAccount } from './test-account.ts';
import { startTestServer } from './test-server.ts';

const server = startTestServer(1000, () => ({ PUBLIC_URL }));

const PATH = '/api/account/tokens';
const PLAY_TOKEN = { name: 'My engine', scopes: ['games:read', 'games:play'] };

function createToken({ client }: TestAccount, body: object = PLAY_TOKEN): Promise<CreatedAccessToken> {
  return client.fetchJson('POST', PATH, body);
}

const listTokens = ({ client }: TestAccount): Promise<AccessTokenView[]> => client.fetchJson('GET', PATH);

/** Sends a request with an access token. Returns the status and the body. */
async function request(
  secret: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = { authorization: `Bearer ${secret}` },
): Promise<{ status: number; body: unknown }> {
  const response = await new Client(server.address()).fetch(method, path, body, headers);
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
}

const statusOf = async (secret: string): Promise<number> =>
  (await request(secret, 'GET', '/api/session')).status;

describe('access tokens (ASVS 7.2, 8.2, 13.2)', () => {
  test('act for their owner within their scopes, and the server shows their secret only once', async () => {
    const account = await TestAccount.create(server);
    const created = await createToken(account);
    expect(created.secret).toMatch(/^halma_[\w-]{43}$/);
    expect(await listTokens(account)).toEqual([
      { id: created.id, name: 'My engine', scopes: PLAY_TOKEN.scopes, createdAt: created.createdAt },
    ]);
    expect(await request(created.secret, 'GET', '/api/session')).toMatchObject({
      status: 200,
      body: { person: { id: account.id, name: account.name }, scopes: PLAY_TOKEN.scopes },
    });
    expect((await listTokens(account))[0]?.usedAt).toBeGreaterThanOrEqual(created.createdAt);
    const plan = gameSetup('halma-2', { seats: { A: { kind: 'me' }, C: { kind: 'open' } } });
    const game = await request(created.secret, 'POST', '/api/games', { id: newId(), plan });
    expect(game.status).toBe(200);
    expect(await account.client.fetchJson('GET', '/api/games')).toMatchObject([game.body]);
    expect(await auditedActions(server, account.name)).toContain('add-token');
    const exported = JSON.stringify(await account.client.fetchJson('GET', '/api/account/export'));
    expect(exported).toContain('"scopes":["games:read","games:play"]');
    expect(exported).not.toContain(created.secret);
  });

  test('do not work as session cookies, for sockets, or for routes that have no scope', async () => {
    const account = await TestAccount.create(server);
    const { secret } = await createToken(account);
    const asCookie = { cookie: `halma=${secret}` };
    expect((await request(secret, 'GET', '/api/session', undefined, asCookie)).status).toBe(401);
    const socket = new Client(server.address());
    socket.token = secret;
    await expect(socket.connect()).rejects.toThrow('401');
    expect(await request(secret, 'POST', PATH, PLAY_TOKEN)).toEqual({
      status: 403,
      body: { refusal: { code: 'missing-scope' } },
    });
  });

  test.each([
    ['no scope', { ...PLAY_TOKEN, scopes: [] }],
    ['an unknown scope', { ...PLAY_TOKEN, scopes: ['account'] }],
    ['a repeated scope', { ...PLAY_TOKEN, scopes: ['games:read', 'games:read'] }],
    ['no name', { ...PLAY_TOKEN, name: '' }],
    ['a name that is too long', { ...PLAY_TOKEN, name: 'x'.repeat(41) }],
    ['a name with a line break', { ...PLAY_TOKEN, name: 'a\nb' }],
  ])('cannot be created with %s', async (_, body) => {
    const account = await TestAccount.create(server);
    expect(await account.request('POST', PATH, body)).toBe('bad-message');
  });

  test('are limited to twenty per person, even when requested at the same time', async () => {
    const account = await TestAccount.create(server);
    const results = await Promise.all(
      Array.from({ length: MAX_ACCESS_TOKENS + 5 }, () => account.request('POST', PATH, PLAY_TOKEN)),
    );
    expect(results.filter((result) => result === 'ok')).toHaveLength(MAX_ACCESS_TOKENS);
    expect(results.filter((result) => result === 'too-many-tokens')).toHaveLength(5);
    expect(await listTokens(account)).toHaveLength(MAX_ACCESS_TOKENS);
  });

  test('cannot be created by guests', async () => {
    const guest = await server.createClient('guest');
    expect((await guest.fetch('POST', PATH, PLAY_TOKEN)).status).toBe(403);
  });

  /** The events that make a token invalid. */
  const INVALIDATING_EVENTS: readonly (readonly [
    string,
    (account: TestAccount, token: CreatedAccessToken) => unknown,
  ])[] = [
    ['its owner revokes it', ({ client }, { id }) => client.fetch('DELETE', `${PATH}/${id}`)],
    [
      'the password changes',
      (account) => account.request('PUT', '/api/account/password', { next: NEXT_PASSWORD }),
    ],
    [
      'a recovery code resets the password',
      ({ name, codes, client }) =>
        client.fetch('POST', '/api/recovery/code', { name, code: codes[0], next: NEXT_PASSWORD }),
    ],
    ['the operator closes the account', ({ name }) => server.runCommand('admin', 'close', name)],
    ['its owner becomes a moderator', ({ name }) => server.runCommand('admin', 'make-moderator', name)],
    ['the account is deleted', ({ client }) => client.fetch('DELETE', '/api/account')],
    [
      'no one uses it for 180 days',
      (_, { id }) =>
        executeSql(server, 'UPDATE tokens SET used_at = $2 WHERE token = $1', [
          id,
          Date.now() - 181 * 24 * 60 * 60_000,
        ]),
    ],
  ];

  test.each(INVALIDATING_EVENTS)('become invalid when %s', async (_, invalidate) => {
    const account = await TestAccount.create(server);
    const token = await createToken(account);
    expect(await statusOf(token.secret)).toBe(200);
    await invalidate(account, token);
    expect(await statusOf(token.secret)).toBe(401);
  });

  test('belong to their owner: no other player can revoke them', async () => {
    const [owner, other] = [await TestAccount.create(server), await TestAccount.create(server)];
    const { id, secret } = await createToken(owner);
    expect(await other.request('DELETE', `${PATH}/${id}`)).toBe('not-found');
    expect(await statusOf(secret)).toBe(200);
    expect(await owner.request('DELETE', `${PATH}/${id}`)).toBe('ok');
    expect(await auditedActions(server, owner.name)).toContain('remove-token');
  });
});

describe('guessing tokens', () => {
  const limitedServer = startTestServer(1);

  test('is refused from an address that has sent many wrong tokens, but a valid token still works', async () => {
    const account = await TestAccount.create(limitedServer);
    const { secret } = await createToken(account);
    const statusWith = async (token: string): Promise<number> =>
      (
        await fetch(new URL('/api/session', limitedServer.address()), {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, (_, index) => statusWith(`halma_${String(index).padStart(43, 'x')}`)),
    );
    expect(new Set(statuses)).toEqual(new Set([401, 429]));
    expect(await statusWith(secret)).toBe(200);
  });
});
