import { ROUTES, type Route } from '@halma/protocol';
import { describe, expect, test } from 'vitest';
import { Authenticator } from '../people/authenticator.ts';
import { Client } from './client.ts';
import { auditedActions, NEXT_PASSWORD, PUBLIC_URL, TestAccount } from './test-account.ts';
import { newCredentials, startTestServer } from './test-server.ts';

const server = startTestServer(1000, () => ({ PUBLIC_URL }));

describe('a fresh proof (ASVS 7.5.1, 7.5.2)', () => {
  /** All routes that change an account's protection, or delete the account. */
  const PROTECTED_ROUTES = [
    'revokeSession',
    'changePassword',
    'deleteAccount',
    'createRecoveryCodes',
    'startTotp',
    'confirmTotp',
    'removeTotp',
    'setEmail',
    'removeEmail',
    'createPasskeyRegistrationOptions',
    'addPasskey',
    'deletePasskey',
    'createAccessToken',
    'deleteAccessToken',
    'becomeBot',
  ];

  test('is required for exactly the protected routes, and a request without it changes nothing', async () => {
    const account = await TestAccount.create(server);
    await account.ageProof();
    const routes = Object.entries<Route>(ROUTES);
    const protectedRoutes: string[] = [];
    for (const [name, { method, path }] of routes) {
      if (method === 'GET' || name === 'endSession' || name === 'startSession') continue;
      const samplePath = path.replaceAll('{passkey}', '0'.repeat(22)).replaceAll(/\{\w+\}/g, '0'.repeat(16));
      if ((await account.request(method, samplePath, {})) === 'proof-needed') protectedRoutes.push(name);
    }
    expect(protectedRoutes.toSorted()).toEqual(PROTECTED_ROUTES.toSorted());
    expect(
      (await auditedActions(server, account.name)).filter((action) => action !== 'create-account'),
    ).toEqual([]);
  });

  test.each([
    ['the password', async (account: TestAccount) => ({ password: account.password })],
    ['a recovery code', async (account: TestAccount) => ({ code: account.codes[0] })],
    ['a code from the app', async (account: TestAccount) => ({ code: (await account.enableTotp())(0) })],
    [
      'a passkey',
      async ({ client }: TestAccount) => {
        const device = new Authenticator(PUBLIC_URL);
        const options = await client.fetchJson('POST', '/api/passkeys/new');
        expect((await client.fetch('POST', '/api/passkeys', device.register(options))).status).toBe(204);
        return { passkey: device.signIn(await client.fetchJson('POST', '/api/passkeys/question')) };
      },
    ],
  ])('can be %s, and replaces the token (ASVS 7.2.4)', async (_, createProof) => {
    const account = await TestAccount.create(server);
    const proof = await createProof(account);
    await account.ageProof();
    const { token } = account.client;
    expect(await account.request('POST', '/api/account/recovery-codes')).toBe('proof-needed');
    expect(await account.request('POST', '/api/account/proof', proof)).toBe('ok');
    expect(await account.request('POST', '/api/account/recovery-codes')).toBe('ok');
    account.client.token = token;
    expect(await account.request('GET', '/api/session')).toBe('no-session');
  });

  test('is refused if it is wrong, already used, or another person’s', async () => {
    const [account, other] = [await TestAccount.create(server), await TestAccount.create(server)];
    await account.ageProof();
    const sendProof = (proof: object) => account.request('POST', '/api/account/proof', proof);
    expect(await sendProof({ password: 'not my password' })).toBe('wrong-password');
    expect(await sendProof({ code: '123456' })).toBe('wrong-code');
    expect(await sendProof({ code: other.codes[0] })).toBe('wrong-code');
    expect(await account.request('DELETE', '/api/account')).toBe('proof-needed');
    expect(await sendProof({ code: account.codes[0]?.toUpperCase().replaceAll('-', ' ') })).toBe('ok');
    expect(await sendProof({ code: account.codes[0] })).toBe('wrong-code');
  });

  test('a guest, who has nothing to prove, can delete all their data', async () => {
    const guest = await server.createClient('guest');
    expect((await guest.fetch('DELETE', '/api/account')).status).toBe(204);
  });
});

test('the audit log records when a passkey is added and removed', async () => {
  const account = await TestAccount.create(server);
  const options = await account.client.fetchJson('POST', '/api/passkeys/new');
  const created = new Authenticator(PUBLIC_URL).register(options);
  expect(await account.request('POST', '/api/passkeys', created)).toBe('ok');
  expect(await auditedActions(server, account.name)).toContain('add-passkey');
  expect(await account.request('DELETE', `/api/passkeys/${created.id}`)).toBe('ok');
  expect((await auditedActions(server, account.name))[0]).toBe('remove-passkey');
});

describe('tokens after a change of privilege (ASVS 7.2.4)', () => {
  test('a guest’s token is revoked and their socket is closed when the guest creates an account', async () => {
    const guest = await server.createClient('guest');
    await guest.connect();
    const account = new Client(server.address());
    account.token = guest.token;
    account.readToken(await account.fetch('POST', '/api/account', newCredentials()));
    expect(account.token).not.toBe(guest.token);
    await expect(guest.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await guest.fetch('GET', '/api/session')).status).toBe(401);
    expect((await account.fetch('GET', '/api/session')).status).toBe(200);
  });

  test('signing in ends the browser’s previous session', async () => {
    const account = await TestAccount.create(server);
    const guest = await server.createClient('guest');
    const before = guest.token;
    const { name, password } = account;
    guest.readToken(await guest.fetch('POST', '/api/account/sign-in', { name, password }));
    expect((await guest.fetch('GET', '/api/session')).status).toBe(200);
    guest.token = before;
    expect((await guest.fetch('GET', '/api/session')).status).toBe(401);
  });

  test('a token that was issued before a person became a moderator no longer works', async () => {
    const account = await TestAccount.create(server);
    expect(await server.runCommand('admin', 'make-moderator', account.name)).toMatchObject({ ok: true });
    expect(await account.request('GET', '/api/host/log')).toBe('no-session');
  });
});

describe('recovery codes (ASVS 6.5.1, 6.5.2)', () => {
  const UNKNOWN_CODE = '0000-0000-0000-0000-0000-0000';

  test('each code sets a new password once, and ends all sessions', async () => {
    const account = await TestAccount.create(server);
    expect(new Set(account.codes).size).toBe(8);
    const recover = (code: string | undefined, newPassword: string) =>
      account.request('POST', '/api/recovery/code', { name: account.name, code, next: newPassword });
    expect(await recover(UNKNOWN_CODE, NEXT_PASSWORD)).toBe('wrong-code');
    expect(await recover(account.codes[0], 'password123')).toBe('weak-password');
    expect(await recover(account.codes[0], NEXT_PASSWORD)).toBe('ok');
    expect(await account.request('GET', '/api/session')).toBe('no-session');
    expect(await account.signIn()).toBe('wrong-password');
    expect(await account.signIn(NEXT_PASSWORD)).toBe('ok');
    expect(await recover(account.codes[0], 'a third battery horse')).toBe('wrong-code');
    expect(await auditedActions(server, account.name)).toContain('reset-password');
  });

  test('a code for a closed account is not used up, and shows that the account is closed', async () => {
    const account = await TestAccount.create(server);
    const recover = (code: string | undefined) =>
      account.request('POST', '/api/recovery/code', { name: account.name, code, next: NEXT_PASSWORD });
    const [code] = account.codes;
    expect(await server.runCommand('admin', 'close', account.name)).toMatchObject({ ok: true });
    expect(await recover(UNKNOWN_CODE)).toBe('wrong-code');
    expect(await recover(code)).toBe('account-closed');
    expect(await account.signIn(NEXT_PASSWORD)).toBe('wrong-password');
    expect(await server.runCommand('admin', 'reopen', account.name)).toMatchObject({ ok: true });
    expect(await recover(code)).toBe('ok');
  });

  test('new codes replace the old ones, and are shown only once', async () => {
    const account = await TestAccount.create(server);
    const newCodes = await account.client.fetchJson<string[]>('POST', '/api/account/recovery-codes');
    expect(newCodes).toHaveLength(8);
    await account.ageProof();
    expect(await account.request('POST', '/api/account/proof', { code: account.codes[1] })).toBe(
      'wrong-code',
    );
    expect(await account.request('POST', '/api/account/proof', { code: newCodes[1] })).toBe('ok');
    expect(await account.client.fetchJson('GET', '/api/account/security')).toEqual({
      totp: false,
      recoveryCodes: 7,
    });
    const exported = JSON.stringify(await account.client.fetchJson('GET', '/api/account/export'));
    for (const code of newCodes) expect(exported).not.toContain(code);
  });
});

describe('codes from an authenticator app (ASVS 6.3.3, 6.5.1)', () => {
  test('are required at each sign-in with the password, and work only once', async () => {
    const account = await TestAccount.create(server);
    const codeAt = await account.enableTotp();
    expect(await account.signIn()).toBe('code-needed');
    expect(await account.signIn('not my password', codeAt(0))).toBe('wrong-password');
    expect(await account.signIn(account.password, codeAt(-1))).toBe('wrong-code');
    const code = codeAt(0);
    expect(await account.signIn(account.password, code)).toBe('ok');
    expect(await account.signIn(account.password, code)).toBe('wrong-code');
    expect(await account.signIn(account.password, codeAt(5))).toBe('wrong-code');
    expect(await account.signIn(account.password, account.codes[0])).toBe('ok');
  });

  test('are still required after a password reset (ASVS 6.4.3)', async () => {
    const account = await TestAccount.create(server);
    await account.enableTotp();
    const [code] = account.codes;
    await account.request('POST', '/api/recovery/code', { name: account.name, code, next: NEXT_PASSWORD });
    expect(await account.signIn(NEXT_PASSWORD)).toBe('code-needed');
    expect(await server.runCommand('admin', 'remove-totp', account.name)).toMatchObject({ ok: true });
    expect(await account.signIn(NEXT_PASSWORD)).toBe('ok');
  });

  test('an app gets a new secret only after the old one has been removed', async () => {
    const account = await TestAccount.create(server);
    await account.enableTotp();
    expect(await account.request('POST', '/api/account/totp/new')).toBe('already-protected');
    expect(await account.request('DELETE', '/api/account/totp')).toBe('ok');
    expect(await account.signIn()).toBe('ok');
    expect((await auditedActions(server, account.name)).slice(0, 2)).toEqual(['disable-totp', 'enable-totp']);
  });
});
