import { execFileSync } from 'node:child_process';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { TOTP, URI } from 'otpauth';
import { DATA } from '../../../../../playwright.config.ts';
import {
  expectAccessible,
  expectEnoughContrast,
  expectNoViolations,
} from '../../../../../test/browser/accessibility.ts';
import { ContextPool, pageOf } from '../../../../../test/browser/context-pool.ts';
import { test } from '../../../../../test/browser/test.ts';
import { openByLink } from '../pages.ts';
import { expectNoOverflow } from '../screens.ts';
import { backdateProofs } from './backdate-proofs.ts';
import {
  createGame,
  newGuest,
  openAs,
  openAsNewUser,
  openChat,
  post,
  saveCodes,
  startGameForTwo,
} from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

const PASSWORD = 'hops and ladders 1885';

async function fillAccountForm(page: Page, name: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function submitAccountForm(page: Page, name: string, password: string, button: string): Promise<void> {
  await fillAccountForm(page, name, password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Creates an account with requests. Returns its browser context and its first recovery code. */
async function createAccount(
  browser: Browser,
  name: string,
): Promise<{ context: BrowserContext; code: string }> {
  const context = await newGuest(browser);
  const { recoveryCodes } = await post<{ recoveryCodes: readonly string[] }>(context, '/api/account', {
    name,
    password: PASSWORD,
  });
  return { context, code: recoveryCodes[0] ?? '' };
}

/** Opens the account page in a separate browser context. */
const openAccountPage = (browser: Browser): Promise<Page> => openAsNewUser(browser, '/online/account');

test('an account shows its recovery codes once, asks for proof of identity, and can be recovered with a code', async ({
  browser,
}) => {
  const [firstDevice, secondDevice] = [await openAccountPage(browser), await openAccountPage(browser)];
  const name = `Vera${Date.now().toString(36)}`;
  await submitAccountForm(firstDevice, name, PASSWORD, 'Create an account');
  const codes = await saveCodes(firstDevice);
  expect(new Set(codes).size).toBe(8);
  await expect(firstDevice.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await expect(firstDevice.getByText('8 codes are left.')).toBeVisible();
  await submitAccountForm(secondDevice, name, PASSWORD, 'Sign in');
  await expect(secondDevice.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await firstDevice.reload();
  await expect(firstDevice.getByRole('button', { name: /^End the session/ })).toHaveCount(1);

  backdateProofs(name);
  await firstDevice.getByLabel('New password').fill('ladders and hops 1885');
  // Both requests of a double click need proof. The page asks for it once, for the later request.
  await firstDevice.getByRole('button', { name: 'Change password' }).dblclick();
  const proof = firstDevice.getByRole('dialog', { name: 'Confirm that it is you' });
  await expectNoViolations(firstDevice, 'dialog[open]');
  await proof.getByLabel('Password', { exact: true }).last().fill('not the password');
  await proof.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(proof.getByText('The password is wrong.')).toBeVisible();
  await expect(proof.getByRole('button', { name: 'Confirm with a passkey' })).toHaveCount(0);
  await firstDevice.keyboard.press('Escape');
  await expect(firstDevice.getByText('Confirm first that it is you.')).toBeVisible();
  await firstDevice.getByRole('button', { name: 'Change password' }).click();
  await proof.getByText('Code', { exact: true }).first().click();
  await proof.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
  await firstDevice.keyboard.press('Enter');
  await expect(firstDevice.getByText('Your password has been changed.')).toBeVisible();
  await expect(firstDevice.getByText(/^Look through your passkeys and recovery codes too/)).toBeVisible();
  await expect(firstDevice.getByRole('button', { name: /^End the session/ })).toHaveCount(0);
  // The page has a new token and stays connected.
  await expect(firstDevice.getByText('You are signed out.')).toHaveCount(0);

  await secondDevice.reload();
  await expect(secondDevice.getByText(/Without an account, you play/)).toBeVisible();
  await submitAccountForm(secondDevice, name, PASSWORD, 'Sign in');
  await expect(secondDevice.getByText('The name or the password is wrong.')).toBeVisible();
  await secondDevice.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(secondDevice.getByRole('heading', { name: 'With a recovery code' })).toBeVisible();
  await expect(secondDevice.getByRole('heading', { name: 'By e-mail' })).toHaveCount(0);
  await secondDevice.getByRole('textbox', { name: 'Name' }).fill(name);
  await secondDevice.getByRole('textbox', { name: 'Recovery code' }).fill(codes[1] ?? '');
  await secondDevice.getByLabel('New password').fill('a third hop 1885');
  await secondDevice.getByRole('button', { name: 'Set the password' }).click();
  await expect(secondDevice.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await expect(secondDevice.getByText(/^Look through your passkeys/)).toBeVisible();
  await expect(secondDevice.getByText('6 codes are left.')).toBeVisible();
  await firstDevice.reload();
  await expect(firstDevice.getByText(/Without an account, you play/)).toBeVisible();
});

test('an authenticator app can be set up with a QR code, is then needed to sign in, and can be turned off', async ({
  browser,
}) => {
  const name = `Otto${Date.now().toString(36)}`;
  const { context, code } = await createAccount(browser, name);
  const page = await openAs(context, '/online/account');
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const uri = await dialog.getByRole('link', { name: 'Open in the app' }).getAttribute('href');
  const totp = URI.parse(uri ?? '');
  expect(totp.label).toBe(name);
  await dialog.getByLabel('Code that the app shows').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('This code is wrong, expired or already used.')).toBeVisible();
  await dialog.getByLabel('Code that the app shows').fill(totp instanceof TOTP ? totp.generate() : '');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await submitAccountForm(page, name, PASSWORD, 'Sign in');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('an access token for a program is shown once, works, and can be revoked', async ({ browser }) => {
  const { context } = await createAccount(browser, `Toni${Date.now().toString(36)}`);
  const page = await openAs(context, '/online/account');
  const programs = page.getByRole('region', { name: 'Programs' });
  await expect(programs.getByText('No tokens yet.')).toBeVisible();
  await programs.getByRole('button', { name: 'Create an access token' }).click();
  const form = page.getByRole('dialog', { name: 'Create an access token' });
  await form.getByLabel('Name of the program').fill('My engine');
  await expect(form.getByRole('switch', { name: 'Play games' })).toBeChecked();
  await form.getByRole('switch', { name: 'Take part in tournaments' }).press('Space');
  await expectNoViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await programs.getByRole('button', { name: 'Create an access token' }).click();
  await form.getByLabel('Name of the program').fill('My engine');
  await page.keyboard.press('Enter');
  const tokenDialog = page.getByRole('dialog', { name: 'My engine' });
  const secret = await tokenDialog.getByText(/^halma_/).innerText();
  await expectNoViolations(page, 'dialog[open]');
  await tokenDialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(programs.getByText('View games, Play games')).toBeVisible();
  const headers = { Authorization: `Bearer ${secret}` };
  const address = new URL('/api/session', page.url()).href;
  expect((await fetch(address, { headers })).status).toBe(200);
  await programs.getByRole('button', { name: 'Revoke the token of My engine' }).click();
  await expect(programs.getByText('No tokens yet.')).toBeVisible();
  expect((await fetch(address, { headers })).status).toBe(401);
});

test('a guest with an unfinished game is asked before signing in, and can keep the game', async ({
  browser,
}) => {
  const name = `Gesa${Date.now().toString(36)}`;
  await createAccount(browser, name);
  const guest = await newGuest(browser);
  const game = await createGame(guest);
  const page = await openAs(guest, '/online/account');
  await submitAccountForm(page, name, PASSWORD, 'Sign in');
  const question = page.getByRole('dialog', { name: 'Leave your games?' });
  await expect(question).toBeVisible();
  await expectNoViolations(page, 'dialog[open]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/Without an account, you play/)).toBeVisible();
  await openByLink(page, game);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await openByLink(page, '/online/account');
  await fillAccountForm(page, name, PASSWORD);
  // The second press comes before the question appears, because the question would receive it otherwise.
  await page.getByRole('button', { name: 'Sign in', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await question.getByRole('button', { name: 'Sign in anyway' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
});

test('the operator’s link sets a new password once, and leaves no trace in the address', async ({
  browser,
}) => {
  const name = `Lina${Date.now().toString(36)}`;
  await createAccount(browser, name);
  const output = execFileSync(process.execPath, ['apps/cli/bin/halma.js', 'admin', 'reset-password', name], {
    env: { ...process.env, DATA_DIR: DATA },
    encoding: 'utf8',
  });
  const link = /\/online\/reset#\S+/.exec(output)?.[0] ?? '';
  for (const [other, message] of [
    [await openAsNewUser(browser, link), `You are signed in as ${name}.`],
    [await openAsNewUser(browser, link), 'This link no longer works'],
  ] as const) {
    await expect(other).toHaveURL(/\/online\/reset$/);
    await other.getByRole('textbox', { name: 'New password' }).fill('ladders and hops 1885');
    await other.getByRole('button', { name: 'Set the password' }).click();
    await expect(other.getByText(message)).toBeVisible();
  }
});

test('blocked players are listed, and a block can be removed', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  const say = async (text: string): Promise<void> => {
    await second.getByRole('textbox', { name: 'Message' }).fill(text);
    await second.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(second.getByRole('log')).toContainText(text);
  };
  const address = first.url();
  for (const page of [first, second]) await openChat(page);
  await say('You lose');
  await first.getByRole('log').getByRole('button').first().click();
  await first.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(first.getByRole('log')).not.toContainText('You lose');
  await openByLink(first, '/online/account');
  const list = first.getByRole('region', { name: 'Blocked players' });
  await list.getByRole('button', { name: /^Unblock Guest/ }).click();
  await expect(list).toContainText('You have not blocked anyone.');
  await openByLink(first, address);
  await openChat(first);
  await expect(first.getByRole('log')).toContainText('You lose');
});

test('a guest deletes all stored data and becomes a new guest', async ({ browser }) => {
  const page = await openAccountPage(browser);
  const introduction = page.getByText(/^Without an account, you play in this browser as Guest/);
  const before = await introduction.innerText();
  await page.getByRole('button', { name: 'Delete all my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all my data' }).click();
  await expect(introduction).not.toHaveText(before);
  await expect(page.getByText('Your data has been deleted.')).toBeVisible();
});

test('a player whose opponent deletes all data wins, and is offered neither a rematch nor a dialog about them', async ({
  browser,
}) => {
  const [first, second] = await startGameForTwo(browser);
  for (const page of [first, second]) await openChat(page);
  await second.getByRole('textbox', { name: 'Message' }).fill('Goodbye');
  await second.getByRole('button', { name: 'Send', exact: true }).click();
  const authorButton = first.getByRole('log').getByRole('button');
  await expect(authorButton).toHaveCount(1);
  expect((await second.request.delete('/api/account')).ok()).toBe(true);
  await expect(first.getByRole('heading', { name: 'You won!' })).toBeVisible();
  await expect(first.getByText('Deleted account resigned.')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Analyse' })).toBeVisible();
  await expect(first.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  await expect(first.getByRole('log')).toContainText('Deleted account');
  await expect(authorButton).toHaveCount(0);
});

test('every card, dialog and page of an account is accessible, in all themes', async ({ browser }) => {
  const page = await pageOf(await ContextPool.of(browser).take());
  // The test server sends no mail.
  await page.route('**/api/recovery', (route) => route.fulfill({ json: { email: true } }));
  await page.route('**/api/account/security', (route) =>
    route.fulfill({ json: { recoveryCodes: 8, totp: false, email: 'vera@halma.example' } }),
  );
  await page.goto('/online/account');
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expectAccessible(page);
  await submitAccountForm(page, `Vera${Date.now().toString(36)}`, PASSWORD, 'Create an account');
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(8);
  await expectAccessible(page, 'dialog[open]');
  await saveCodes(page);
  await expect(page.getByText('Confirmed: vera@halma.example')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await expect(page.getByRole('img', { name: 'QR code with the secret for the app' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  for (const [address, text] of [
    ['/online/recover', 'By e-mail'],
    ['/online/reset#token', 'New password'],
    ['/online/reset', 'This link is incomplete.'],
    ['/online/confirm#token', 'This link is incomplete.'],
    ['/online/unsubscribe', 'This link is incomplete.'],
  ] as const) {
    await openByLink(page, address);
    await expect(page.getByText(text).first()).toBeVisible();
    await expectAccessible(page);
  }
  await page.evaluate(() => localStorage.setItem('theme', 'contrast'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  for (const address of ['/online/account', '/online/recover', '/online/reset#token']) {
    await openByLink(page, address);
    await expect(page.locator('.card').first()).toBeVisible();
    await expectEnoughContrast(page);
  }
});

test('the longest and widest name fits on the account page on the narrowest phone', async ({ browser }) => {
  const { context } = await createAccount(browser, String(Date.now()).slice(-4).padStart(20, 'W'));
  const page = await openAs(context, '/online/account');
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByText(/^You are signed in as W/)).toBeVisible();
  await expectNoOverflow(page);
});

test('the other pages of the site show who has signed in or out in another tab', async ({ browser }) => {
  const name = `Tabea${Date.now().toString(36)}`;
  const { context } = await createAccount(browser, name);
  const home = await openAs(context, '/');
  const account = home.getByRole('banner').locator('.account-link');
  await expect(account).toHaveText('Sign in');
  // Without this, the page might not yet listen to other tabs.
  await home.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto('/online/account');
  await expect(account).toHaveText(name);
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(account).toHaveText('Sign in');
  await other.close();
});

test('after a sign-out in another tab, the account page shows nothing that only an account has', async ({
  browser,
}) => {
  const { context } = await createAccount(browser, `Timo${Date.now().toString(36)}`);
  const page = await openAs(context, '/online/account');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/online/account');
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(/^Without an account, you play/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Password' })).toHaveCount(0);
  await other.close();
});

test('the account page shows at once that an address was confirmed in another tab', async ({ browser }) => {
  const page = await openAccountPage(browser);
  // The test server sends no mail.
  await page.route('**/api/recovery', (route) => route.fulfill({ json: { email: true } }));
  const address = `${'wanda.'.repeat(10)}@halma.example`;
  let email: object = { newEmail: address };
  await page.route('**/api/account/security', (route) =>
    route.fulfill({ json: { recoveryCodes: 8, totp: false, ...email } }),
  );
  await submitAccountForm(page, `Wanda${Date.now().toString(36)}`, PASSWORD, 'Create an account');
  await saveCodes(page);
  const waiting = page.getByText(`A link is on its way to ${address}`);
  const needsAddress = page.getByText(/It needs a confirmed e-mail address/);
  await expect(waiting).toBeVisible();
  await expect(needsAddress).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page);
  email = { email: address };
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(`Confirmed: ${address}`)).toBeVisible();
  await expectNoOverflow(page);
  await expect(waiting).toHaveCount(0);
  await expect(needsAddress).toHaveCount(0);
});

test('the page that stops the daily e-mails does so only when its button is pressed', async ({ page }) => {
  const token = `${'a'.repeat(16)}.${'b'.repeat(43)}`;
  const postedBodies: unknown[] = [];
  await page.route('**/api/digest/end', (route) => {
    postedBodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.goto(`/online/unsubscribe?t=${token}`);
  await expect(page.getByText('Stop the daily e-mails?')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(postedBodies).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByText('You no longer get the daily e-mail.')).toBeFocused();
  expect(postedBodies).toEqual([{ token }]);
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tägliche E-Mail');
});

test('the page that confirms an address can try again after a failure, but not with an invalid link', async ({
  page,
}) => {
  const token = 'c'.repeat(43);
  const postedBodies: unknown[] = [];
  const responses = [
    () => undefined,
    () => ({ status: 503, body: 'Service Unavailable' }),
    () => ({ status: 500, json: { refusal: { code: 'internal-error' } } }),
    () => ({ status: 204 }),
    () => ({ status: 410, json: { refusal: { code: 'bad-link' } } }),
  ];
  await page.route('**/api/account/email/confirmation', (route) => {
    postedBodies.push(route.request().postDataJSON());
    const response = responses.shift()?.();
    return response === undefined ? route.abort() : route.fulfill(response);
  });
  await page.goto(`/online/confirm#${token}`);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  for (const count of [1, 2, 3]) {
    await expect.poll(() => postedBodies.length).toBe(count);
    await expect(page.getByText('This link no longer works')).toHaveCount(0);
    await tryAgain.click();
  }
  await expect(page.getByText('Your address is confirmed.')).toBeFocused();
  await expect(tryAgain).toHaveCount(0);
  expect(postedBodies).toEqual(Array.from({ length: 4 }, () => ({ token })));

  await openByLink(page, `/online/confirm#${token}`);
  await expect(page.getByText('This link no longer works')).toBeVisible();
  await expect(tryAgain).toHaveCount(0);
});

test('the Enter key in the form signs in and creates no account', async ({ browser }) => {
  const page = await openAccountPage(browser);
  await page.getByRole('textbox', { name: 'Name' }).fill(`Enno${Date.now().toString(36)}`);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The name or the password is wrong.')).toBeVisible();
  await expect(page.getByText(/Without an account, you play/)).toBeVisible();
});

test('the page for recovering an account offers e-mail once it knows that the server sends e-mail', async ({
  page,
}) => {
  let hasConnection = false;
  await page.route('**/api/recovery', (route) =>
    hasConnection ? route.fulfill({ json: { email: true } }) : route.abort(),
  );
  await page.goto('/online/recover');
  await expect(page.getByRole('alert').filter({ hasText: 'No connection to the server.' })).toBeVisible();
  hasConnection = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'By e-mail' })).toBeVisible();
});
