import { ROUTES, type Route } from '@halma/protocol';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOGGED_ACTIONS } from '../../src/store/audit-log.ts';
import { ModerationStore } from '../../src/store/moderation-store.ts';
import { openSharedDatabase } from '../../src/store/store.ts';
import { Authenticator } from '../people/authenticator.ts';
import { Client } from './client.ts';
import { MailServer } from './mail-server.ts';
import { newCredentials, startTestServer } from './test-server.ts';

const PUBLIC_URL = 'http://halma.example';
const NEXT = 'another battery horse';
const mails = new MailServer();
let smtpAddress = '';
beforeAll(async () => {
  smtpAddress = await mails.start();
});
const { address, createClient, dataFolder, runCommand, output } = startTestServer(1000, () => ({
  SMTP_URL: smtpAddress,
  MAIL_FROM: 'Halma <halma@halma.example>',
  PUBLIC_URL,
}));
afterAll(() => mails.stop());

const database = () => {
  const opened = openSharedDatabase({ folder: dataFolder() });
  if (opened === undefined) throw new Error('there is no database');
  return opened;
};

/** Runs a statement on the server's database. */
async function execute(sql: string, values: readonly (string | number)[]): Promise<void> {
  const opened = database();
  await opened.transaction((query) => query(sql, values));
  await opened.close();
}

/** Lists what the audit log has about an account, the latest first. */
async function auditedActions(name: string): Promise<string[]> {
  const opened = database();
  const entries = await new ModerationStore(opened).listAuditEntries(500, LOGGED_ACTIONS);
  await opened.close();
  return entries.filter((entry) => entry.name === name).map(({ action }) => action);
}

/** A signed-in account of these tests. */
class TestAccount {
  readonly name: string;
  password: string;
  readonly client: Client;
  readonly codes: readonly string[];

  constructor(client: Client, name: string, password: string, codes: readonly string[]) {
    this.client = client;
    this.name = name;
    this.password = password;
    this.codes = codes;
  }

  get id(): string {
    return this.client.person?.id ?? '';
  }

  /** Sends a request and keeps the new token, if there is one. Returns the status and the refusal. */
  async request(method: string, path: string, body?: unknown): Promise<string> {
    const response = await this.client.fetch(method, path, body, { origin: PUBLIC_URL });
    this.client.readToken(response);
    const text = await response.text();
    return response.ok ? 'ok' : ((JSON.parse(text) as { refusal: { code: string } }).refusal.code ?? '');
  }

  /** Makes the last proof of all sessions older than five minutes. */
  ageProof(): Promise<void> {
    return execute('UPDATE sessions SET proved_at = $2 WHERE person = $1', [this.id, Date.now() - 301_000]);
  }

  signIn(password = this.password, code?: string): Promise<string> {
    const body = { name: this.name, password, ...(code === undefined ? {} : { code }) };
    return new TestAccount(new Client(address()), this.name, password, []).request(
      'POST',
      '/api/account/sign-in',
      body,
    );
  }

  /** Turns codes at sign-in on. Returns a function that makes the code of the time step with this offset. */
  async enableTotp(): Promise<(offset: number) => string> {
    const { secret } = await this.client.fetchJson<{ secret: string }>('POST', '/api/account/totp/new');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const codeAt = (offset: number) => totp.generate({ timestamp: Date.now() + offset * 30_000 });
    expect(await this.request('POST', '/api/account/totp', { code: codeAt(-1) })).toBe('ok');
    return codeAt;
  }
}

async function createTestAccount(): Promise<TestAccount> {
  const client = await createClient('guest');
  const { name, password } = newCredentials();
  const response = await client.fetch('POST', '/api/account', { name, password });
  client.readToken(response);
  const { recoveryCodes } = (await response.json()) as { recoveryCodes: string[] };
  return new TestAccount(client, name, password, recoveryCodes);
}

describe('a fresh proof (ASVS 7.5.1, 7.5.2)', () => {
  /** Every route that changes what protects an account, or loses it. */
  const PROTECTED = [
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
  ];

  test('is needed for exactly these routes, and a request without it changes nothing', async () => {
    const account = await createTestAccount();
    await account.ageProof();
    const routes = Object.entries<Route>(ROUTES);
    const needing: string[] = [];
    for (const [name, { method, path }] of routes) {
      if (method === 'GET' || name === 'endSession' || name === 'startSession') continue;
      const sample = path.replaceAll('{passkey}', '0'.repeat(22)).replaceAll(/\{\w+\}/g, '0'.repeat(16));
      if ((await account.request(method, sample, {})) === 'proof-needed') needing.push(name);
    }
    expect(needing.toSorted()).toEqual(PROTECTED.toSorted());
    expect((await auditedActions(account.name)).filter((action) => action !== 'create-account')).toEqual([]);
  });

  test.each([
    ['the password', async (account: TestAccount) => ({ password: account.password })],
    ['a recovery code', async (account: TestAccount) => ({ code: account.codes[0] })],
    ['a code of the app', async (account: TestAccount) => ({ code: (await account.enableTotp())(0) })],
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
    const account = await createTestAccount();
    const proof = await createProof(account);
    await account.ageProof();
    const { token } = account.client;
    expect(await account.request('POST', '/api/account/recovery-codes')).toBe('proof-needed');
    expect(await account.request('POST', '/api/account/proof', proof)).toBe('ok');
    expect(await account.request('POST', '/api/account/recovery-codes')).toBe('ok');
    account.client.token = token;
    expect(await account.request('GET', '/api/session')).toBe('no-session');
  });

  test('cannot be wrong, used before, or of another person', async () => {
    const [account, other] = [await createTestAccount(), await createTestAccount()];
    await account.ageProof();
    const prove = (proof: object) => account.request('POST', '/api/account/proof', proof);
    expect(await prove({ password: 'not my password' })).toBe('wrong-password');
    expect(await prove({ code: '123456' })).toBe('wrong-code');
    expect(await prove({ code: other.codes[0] })).toBe('wrong-code');
    expect(await account.request('DELETE', '/api/account')).toBe('proof-needed');
    expect(await prove({ code: account.codes[0]?.toUpperCase().replaceAll('-', ' ') })).toBe('ok');
    expect(await prove({ code: account.codes[0] })).toBe('wrong-code');
  });

  test('a guest, who has nothing to prove, can delete all data', async () => {
    const guest = await createClient('guest');
    expect((await guest.fetch('DELETE', '/api/account')).status).toBe(204);
  });
});

describe('tokens after a change of privilege (ASVS 7.2.4)', () => {
  test('a guest’s token and socket do not speak for the account made of it', async () => {
    const guest = await createClient('guest');
    await guest.connect();
    const account = new Client(address());
    account.token = guest.token;
    account.readToken(await account.fetch('POST', '/api/account', newCredentials()));
    expect(account.token).not.toBe(guest.token);
    await expect(guest.waitForMessage(() => false)).rejects.toThrow('4001');
    expect((await guest.fetch('GET', '/api/session')).status).toBe(401);
    expect((await account.fetch('GET', '/api/session')).status).toBe(200);
  });

  test('signing in ends the session before it', async () => {
    const account = await createTestAccount();
    const guest = await createClient('guest');
    const before = guest.token;
    const { name, password } = account;
    guest.readToken(await guest.fetch('POST', '/api/account/sign-in', { name, password }));
    expect((await guest.fetch('GET', '/api/session')).status).toBe(200);
    guest.token = before;
    expect((await guest.fetch('GET', '/api/session')).status).toBe(401);
  });

  test('no token from before has the rights of a new moderator', async () => {
    const account = await createTestAccount();
    expect(await runCommand('admin', 'make-host', account.name)).toMatchObject({ ok: true });
    expect(await account.request('GET', '/api/host/log')).toBe('no-session');
  });
});

describe('recovery codes (ASVS 6.5.1, 6.5.2)', () => {
  test('each sets a new password once, and ends all sessions', async () => {
    const account = await createTestAccount();
    expect(new Set(account.codes).size).toBe(8);
    const recover = (code: string | undefined, next: string) =>
      account.request('POST', '/api/recovery/code', { name: account.name, code, next });
    expect(await recover('0000-0000-0000-0000-0000-0000', NEXT)).toBe('wrong-code');
    expect(await recover(account.codes[0], 'password123')).toBe('weak-password');
    expect(await recover(account.codes[0], NEXT)).toBe('ok');
    expect(await account.request('GET', '/api/session')).toBe('no-session');
    expect(await account.signIn()).toBe('wrong-password');
    expect(await account.signIn(NEXT)).toBe('ok');
    expect(await recover(account.codes[0], 'a third battery horse')).toBe('wrong-code');
    expect(await auditedActions(account.name)).toContain('reset-password');
  });

  test('new ones replace the old ones, and are shown only once', async () => {
    const account = await createTestAccount();
    const fresh = await account.client.fetchJson<string[]>('POST', '/api/account/recovery-codes');
    expect(fresh).toHaveLength(8);
    await account.ageProof();
    expect(await account.request('POST', '/api/account/proof', { code: account.codes[1] })).toBe(
      'wrong-code',
    );
    expect(await account.request('POST', '/api/account/proof', { code: fresh[1] })).toBe('ok');
    expect(await account.client.fetchJson('GET', '/api/account/security')).toEqual({
      totp: false,
      recoveryCodes: 7,
    });
    const stored = JSON.stringify(await account.client.fetchJson('GET', '/api/account/export'));
    for (const code of fresh) expect(stored).not.toContain(code);
  });
});

describe('codes of an authenticator app (ASVS 6.3.3, 6.5.1)', () => {
  test('are asked for at each sign-in with the password, and work only once', async () => {
    const account = await createTestAccount();
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

  test('a new password does not turn them off (ASVS 6.4.3)', async () => {
    const account = await createTestAccount();
    await account.enableTotp();
    const [code] = account.codes;
    await account.request('POST', '/api/recovery/code', { name: account.name, code, next: NEXT });
    expect(await account.signIn(NEXT)).toBe('code-needed');
    expect(await runCommand('admin', 'remove-totp', account.name)).toMatchObject({ ok: true });
    expect(await account.signIn(NEXT)).toBe('ok');
  });

  test('the app’s secret is replaced only after the old one is removed', async () => {
    const account = await createTestAccount();
    await account.enableTotp();
    expect(await account.request('POST', '/api/account/totp/new')).toBe('already-protected');
    expect(await account.request('DELETE', '/api/account/totp')).toBe('ok');
    expect(await account.signIn()).toBe('ok');
    expect((await auditedActions(account.name)).slice(0, 2)).toEqual(['disable-totp', 'enable-totp']);
  });
});

describe('mails (ASVS 6.4.3, 6.4.4)', () => {
  const linkIn = (text: string): string => /#([\w-]{43})\s/.exec(text)?.[1] ?? '';
  const mailsTo = (to: string) => mails.received.filter((mail) => mail.to.includes(to));
  const lastMailTo = async (to: string, subject: string) => {
    await expect.poll(() => mailsTo(to).at(-1)?.subject).toBe(subject);
    return mailsTo(to).at(-1)?.text ?? '';
  };
  const reset = async (token: string, next = NEXT) => {
    const response = await new Client(address()).fetch('POST', '/api/recovery/link', { token, next });
    return response.ok ? 'ok' : ((await response.json()) as { refusal: { code: string } }).refusal.code;
  };

  async function createAccountWithMail(to: string, language = 'en'): Promise<TestAccount> {
    const account = await createTestAccount();
    expect(await account.request('PUT', '/api/account/email', { address: to, language })).toBe('ok');
    const subject = language === 'de' ? 'Bestätige deine E-Mail-Adresse' : 'Confirm your e-mail address';
    const text = await lastMailTo(to, subject);
    expect(text).toContain(`${PUBLIC_URL}/online/confirm#`);
    expect(await account.client.fetchJson('GET', '/api/account/security')).toMatchObject({ newEmail: to });
    const confirm = (token: string) =>
      new TestAccount(new Client(address()), '', '', []).request('POST', '/api/account/email/confirmation', {
        token,
      });
    expect(await confirm(linkIn(text))).toBe('ok');
    expect(await confirm(linkIn(text))).toBe('bad-link');
    expect(await account.client.fetchJson('GET', '/api/account/security')).toMatchObject({ email: to });
    return account;
  }

  const requestReset = (to: string, language = 'en') =>
    new Client(address()).fetch('POST', '/api/recovery/mail', { address: to, language });

  test('a mailed link sets a new password once, within thirty minutes', async () => {
    const account = await createAccountWithMail('ann@mail.example');
    expect((await requestReset('Ann@Mail.example')).status).toBe(204);
    const token = linkIn(await lastMailTo('ann@mail.example', 'Choose a new password'));
    expect(await reset(token, 'password123')).toBe('weak-password');
    expect(await reset(token)).toBe('ok');
    expect(await reset(token)).toBe('bad-link');
    expect(await account.request('GET', '/api/session')).toBe('no-session');
    expect(await account.signIn(NEXT)).toBe('ok');
    expect(await lastMailTo('ann@mail.example', 'Your Halma account has changed')).toContain('password');

    await requestReset('ann@mail.example');
    const late = linkIn(await lastMailTo('ann@mail.example', 'Choose a new password'));
    await execute('UPDATE account_links SET until = until - $2 WHERE person = $1', [account.id, 30 * 60_000]);
    expect(await reset(late)).toBe('bad-link');
  });

  test('the response does not say whether an address is known, and no mail goes to an unknown one', async () => {
    const account = await createTestAccount();
    await createAccountWithMail('known@mail.example');
    // An unconfirmed address gets no link.
    await account.request('PUT', '/api/account/email', {
      address: 'unconfirmed@mail.example',
      language: 'en',
    });
    const responses = await Promise.all(
      ['known@mail.example', 'unknown@mail.example', 'unconfirmed@mail.example'].map((to) =>
        requestReset(to),
      ),
    );
    const seen = responses.map(({ status, headers }) => [status, [...headers.keys()]]);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    await lastMailTo('known@mail.example', 'Choose a new password');
    expect(mailsTo('unknown@mail.example')).toEqual([]);
    expect(mailsTo('unconfirmed@mail.example').map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
    ]);
  });

  test('mails are in the person’s language, and a new address is reported to the old one', async () => {
    const account = await createAccountWithMail('old@mail.example', 'de');
    await requestReset('old@mail.example', 'en');
    expect(await lastMailTo('old@mail.example', 'Wähle ein neues Passwort')).toContain(account.name);
    await account.request('PUT', '/api/account/email', { address: 'new@mail.example', language: 'de' });
    const token = linkIn(await lastMailTo('new@mail.example', 'Bestätige deine E-Mail-Adresse'));
    await account.request('POST', '/api/account/email/confirmation', { token });
    expect(await lastMailTo('old@mail.example', 'Dein Halma-Konto wurde geändert')).toContain(
      'E-Mail-Adresse',
    );
    expect(await account.request('DELETE', '/api/account/email')).toBe('ok');
    expect(await account.client.fetchJson('GET', '/api/account/security')).not.toHaveProperty('email');
    expect((await auditedActions(account.name)).filter((action) => action.includes('email'))).toEqual([
      'remove-email',
      'change-email',
      'change-email',
    ]);
  });

  test('the operator’s link sets a new password once', async () => {
    const account = await createTestAccount();
    const printed = await runCommand('admin', 'reset-password', account.name);
    const token = printed.ok ? linkIn(`${printed.value}\n`) : '';
    expect(await reset(token)).toBe('ok');
    expect(await reset(token)).toBe('bad-link');
    expect(await account.signIn(NEXT)).toBe('ok');
    expect(output()).not.toContain(token);
  });
});
