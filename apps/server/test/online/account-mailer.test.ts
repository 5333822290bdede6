import type { Preferences } from '@halma/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../people/authenticator.ts';
import { Client } from './client.ts';
import { MailServer } from './mail-server.ts';
import { auditedActions, executeSql, NEXT_PASSWORD, PUBLIC_URL, TestAccount } from './test-account.ts';
import { startTestServer } from './test-server.ts';

const mailServer = new MailServer();
let smtpAddress = '';
beforeAll(async () => {
  smtpAddress = await mailServer.start();
});
const server = startTestServer(1000, () => ({
  SMTP_URL: smtpAddress,
  MAIL_FROM: 'Halma <halma@halma.example>',
  PUBLIC_URL,
}));
afterAll(() => mailServer.stop());

describe('e-mails (ASVS 6.4.3, 6.4.4)', () => {
  const linkIn = (text: string): string => /#([\w-]{43})\s/.exec(text)?.[1] ?? '';
  const mailsTo = (to: string) => mailServer.received.filter((mail) => mail.to.includes(to));
  const lastMailTo = async (to: string, subject: string) => {
    await expect.poll(() => mailsTo(to).at(-1)?.subject).toBe(subject);
    return mailsTo(to).at(-1)?.text ?? '';
  };
  const reset = async (token: string, newPassword = NEXT_PASSWORD) => {
    const response = await new Client(server.address()).fetch('POST', '/api/recovery/link', {
      token,
      next: newPassword,
    });
    return response.ok ? 'ok' : ((await response.json()) as { refusal: { code: string } }).refusal.code;
  };

  async function createAccountWithMail(to: string, language = 'en'): Promise<TestAccount> {
    const account = await TestAccount.create(server);
    expect(await account.request('PUT', '/api/account/email', { address: to, language })).toBe('ok');
    const subject =
      language === 'de'
        ? 'Bestätige deine E-Mail-Adresse für Halma'
        : 'Confirm your e-mail address for Halma';
    const text = await lastMailTo(to, subject);
    expect(text).toContain(`${PUBLIC_URL}/online/confirm#`);
    expect(await account.client.fetchJson('GET', '/api/account/security')).toMatchObject({ newEmail: to });
    const confirm = (token: string) =>
      TestAccount.signedOut(server).request('POST', '/api/account/email/confirmation', {
        token,
      });
    expect(await confirm(linkIn(text))).toBe('ok');
    expect(await confirm(linkIn(text))).toBe('bad-link');
    expect(await account.client.fetchJson('GET', '/api/account/security')).toMatchObject({ email: to });
    return account;
  }

  const requestReset = (to: string, language = 'en') =>
    new Client(server.address()).fetch('POST', '/api/recovery/mail', { address: to, language });

  test('a mailed link sets a new password once, within thirty minutes', async () => {
    const account = await createAccountWithMail('ann@mail.example');
    expect((await requestReset('Ann@Mail.example')).status).toBe(204);
    const token = linkIn(await lastMailTo('ann@mail.example', 'Choose a new password for Halma'));
    expect(await reset(token, 'password123')).toBe('weak-password');
    expect(await reset(token)).toBe('ok');
    expect(await reset(token)).toBe('bad-link');
    expect(await account.request('GET', '/api/session')).toBe('no-session');
    expect(await account.signIn(NEXT_PASSWORD)).toBe('ok');
    expect(await lastMailTo('ann@mail.example', 'Your Halma account has changed')).toContain('password');

    await requestReset('ann@mail.example');
    const lateToken = linkIn(await lastMailTo('ann@mail.example', 'Choose a new password for Halma'));
    await executeSql(server, 'UPDATE account_links SET until = until - $2 WHERE person = $1', [
      account.id,
      30 * 60_000,
    ]);
    expect(await reset(lateToken)).toBe('bad-link');
  });

  test('the response does not reveal whether an address is known, and unknown addresses get no e-mail', async () => {
    const account = await TestAccount.create(server);
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
    const visibleParts = responses.map(({ status, headers }) => [status, [...headers.keys()]]);
    expect(visibleParts[1]).toEqual(visibleParts[0]);
    expect(visibleParts[2]).toEqual(visibleParts[0]);
    await lastMailTo('known@mail.example', 'Choose a new password for Halma');
    expect(mailsTo('unknown@mail.example')).toEqual([]);
    expect(mailsTo('unconfirmed@mail.example').map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address for Halma',
    ]);
  });

  test('e-mails are in the person’s language, and a new address is reported to the old one', async () => {
    const account = await createAccountWithMail('old@mail.example', 'de');
    await requestReset('old@mail.example', 'en');
    expect(await lastMailTo('old@mail.example', 'Wähle ein neues Passwort für Halma')).toContain(
      account.name,
    );
    await account.request('PUT', '/api/account/email', { address: 'new@mail.example', language: 'de' });
    const token = linkIn(await lastMailTo('new@mail.example', 'Bestätige deine E-Mail-Adresse für Halma'));
    await account.request('POST', '/api/account/email/confirmation', { token });
    expect(await lastMailTo('old@mail.example', 'Dein Halma-Konto wurde geändert')).toContain(
      'E-Mail-Adresse',
    );
    expect(await account.request('DELETE', '/api/account/email')).toBe('ok');
    expect(await account.client.fetchJson('GET', '/api/account/security')).not.toHaveProperty('email');
    expect((await auditedActions(server, account.name)).filter((action) => action.includes('email'))).toEqual(
      ['remove-email', 'change-email', 'change-email'],
    );
  });

  const askForAddress = async (account: TestAccount, address: string) => {
    expect(await account.request('PUT', '/api/account/email', { address, language: 'en' })).toBe('ok');
    return linkIn(await lastMailTo(address, 'Confirm your e-mail address for Halma'));
  };
  const confirmAddress = (token: string) =>
    TestAccount.signedOut(server).request('POST', '/api/account/email/confirmation', { token });
  const resetTokenFor = async (address: string) => {
    await requestReset(address);
    return linkIn(await lastMailTo(address, 'Choose a new password for Halma'));
  };

  test('a link sent to an address that the account no longer has cannot set a password', async () => {
    const changed = await createAccountWithMail('before@mail.example');
    const changedToken = await resetTokenFor('before@mail.example');
    expect(await confirmAddress(await askForAddress(changed, 'after@mail.example'))).toBe('ok');
    expect(await reset(changedToken)).toBe('bad-link');
    expect(await reset(await resetTokenFor('after@mail.example'))).toBe('ok');

    const removed = await createAccountWithMail('removed@mail.example');
    const removedToken = await resetTokenFor('removed@mail.example');
    expect(await removed.request('DELETE', '/api/account/email')).toBe('ok');
    expect(await reset(removedToken)).toBe('bad-link');
    expect(await removed.signIn()).toBe('ok');
  });

  test('each account’s link is sent to the address as the account has confirmed it', async () => {
    const addresses = ['case@mail.example', 'Case@mail.example'];
    const names: string[] = [];
    for (const address of addresses) names.push((await createAccountWithMail(address)).name);
    await requestReset('CASE@mail.example');
    for (const [index, address] of addresses.entries()) {
      const text = await lastMailTo(address, 'Choose a new password for Halma');
      expect(names.filter((name) => text.includes(name))).toEqual([names[index]]);
    }
  });

  test('a new password ends the links that confirm an address', async () => {
    const account = await TestAccount.create(server);
    const token = await askForAddress(account, 'stranger@mail.example');
    expect(await account.request('PUT', '/api/account/password', { next: NEXT_PASSWORD })).toBe('ok');
    expect(await confirmAddress(token)).toBe('bad-link');
    expect(await account.client.fetchJson('GET', '/api/account/security')).not.toHaveProperty('newEmail');
  });

  test('a new address leaves the operator’s link valid', async () => {
    const account = await TestAccount.create(server);
    const output = await server.runCommand('admin', 'reset-password', account.name);
    expect(await confirmAddress(await askForAddress(account, 'added@mail.example'))).toBe('ok');
    expect(await reset(output.ok ? linkIn(`${output.value}\n`) : '')).toBe('ok');
  });

  test('removed addresses and passkeys, and new and used recovery codes are reported', async () => {
    const account = await createAccountWithMail('recovery@mail.example');
    const expectNotice = (text: string) =>
      expect
        .poll(() =>
          mailsTo('recovery@mail.example')
            .map((mail) => mail.text)
            .join(),
        )
        .toContain(text);
    const options = await account.client.fetchJson('POST', '/api/passkeys/new');
    const created = new Authenticator(PUBLIC_URL).register(options);
    expect(await account.request('POST', '/api/passkeys', created)).toBe('ok');
    expect(await account.request('DELETE', `/api/passkeys/${created.id}`)).toBe('ok');
    await expectNotice('A passkey was removed');
    const codes = await account.client.fetchJson<string[]>('POST', '/api/account/recovery-codes');
    await expectNotice('New recovery codes were created');
    await account.request('POST', '/api/account/proof', { code: codes[0] });
    await expectNotice('A recovery code was used');
    const recovered = { name: account.name, code: codes[1], next: NEXT_PASSWORD };
    expect(await account.request('POST', '/api/recovery/code', recovered)).toBe('ok');
    await expectNotice('was changed with a recovery code');

    const removing = await createAccountWithMail('gone@mail.example');
    expect(await removing.request('DELETE', '/api/account/email')).toBe('ok');
    expect(await lastMailTo('gone@mail.example', 'Your Halma account has changed')).toContain('was removed');
    expect(await removing.request('DELETE', '/api/account/email')).toBe('ok');
  });

  test('the daily e-mail is off until a person switches it on, and pages that do not know the setting leave it unchanged', async () => {
    const account = await createAccountWithMail('daily@mail.example');
    const read = () => account.client.fetchJson<Preferences>('GET', '/api/preferences');
    const { digest, ...olderPreferences } = await read();
    expect(digest).toBe(false);
    expect(await account.request('PUT', '/api/preferences', { ...olderPreferences, digest: true })).toBe(
      'ok',
    );
    expect(await account.request('PUT', '/api/preferences', olderPreferences)).toBe('ok');
    expect((await read()).digest).toBe(true);
    const end = (token: string) =>
      TestAccount.signedOut(server).request('POST', '/api/digest/end', { token });
    expect(await end(`${account.id}.${'x'.repeat(43)}`)).toBe('bad-link');
    expect(await end(account.id)).toBe('bad-message');
    expect((await read()).digest).toBe(true);
  });

  test('the operator’s link sets a new password once', async () => {
    const account = await TestAccount.create(server);
    const output = await server.runCommand('admin', 'reset-password', account.name);
    const token = output.ok ? linkIn(`${output.value}\n`) : '';
    expect(await reset(token)).toBe('ok');
    expect(await reset(token)).toBe('bad-link');
    expect(await account.signIn(NEXT_PASSWORD)).toBe('ok');
    expect(server.output()).not.toContain(token);
  });
});
