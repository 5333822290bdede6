import { type Browser, expect, type Page, test } from '@playwright/test';
import { openAsNewUser, openChat, startGameForTwo } from './people.ts';

// Allows for several browsers on a slow machine; a test that hangs still ends.
test.describe.configure({ timeout: 120_000 });

const PASSWORD = 'hops and ladders 1885';

async function submitAccountForm(page: Page, name: string, password: string, button: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Opens the account page in a separate browser context. */
const openAccountPage = (browser: Browser): Promise<Page> => openAsNewUser(browser, '/online/account');

test('changing the password requires the current one and signs all other browsers out', async ({
  browser,
}) => {
  const [here, elsewhere] = [await openAccountPage(browser), await openAccountPage(browser)];
  const name = `Vera${Date.now().toString(36)}`;
  await submitAccountForm(here, name, PASSWORD, 'Create an account');
  await expect(here.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await submitAccountForm(elsewhere, name, PASSWORD, 'Sign in');
  await expect(elsewhere.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await here.reload();
  await expect(here.getByRole('button', { name: /^End the session/ })).toHaveCount(1);

  const change = async (password: string, next: string): Promise<void> => {
    await here.getByLabel('Current password').fill(password);
    await here.getByLabel('New password').fill(next);
    await here.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the password', 'ladders and hops 1885');
  await expect(here.getByText('The current password is wrong.')).toBeVisible();
  await change(PASSWORD, 'ladders and hops 1885');
  await expect(here.getByText('Your password is changed.')).toBeVisible();
  await expect(here.getByRole('button', { name: /^End the session/ })).toHaveCount(0);

  await elsewhere.reload();
  await expect(elsewhere.getByText(/a guest in this browser/)).toBeVisible();
  await submitAccountForm(elsewhere, name, PASSWORD, 'Sign in');
  await expect(elsewhere.getByText('The name or the password is wrong.')).toBeVisible();
  await submitAccountForm(elsewhere, name, 'ladders and hops 1885', 'Sign in');
  await expect(elsewhere.getByText(`You are signed in as ${name}.`)).toBeVisible();
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
  await first.goto('/online/account');
  const list = first.getByRole('region', { name: 'Blocked players' });
  await list.getByRole('button', { name: /^Unblock Guest/ }).click();
  await expect(list).toContainText('You have not blocked anyone.');
  await first.goto(address);
  await openChat(first);
  await expect(first.getByRole('log')).toContainText('You lose');
});

test('a guest deletes all stored data and becomes a new guest', async ({ browser }) => {
  const page = await openAccountPage(browser);
  const lead = page.getByText(/^You are playing as Guest/);
  const before = await lead.innerText();
  await page.getByRole('button', { name: 'Delete all my data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all my data' }).click();
  await expect(lead).not.toHaveText(before);
});
