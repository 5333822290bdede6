import { type Browser, expect, type Page, test } from '@playwright/test';
import { personAt, twoAtATable } from './people.ts';

// Several browsers on a slow machine are no reason to fail; what hangs still ends.
test.describe.configure({ timeout: 120_000 });

const PASSWORD = 'hops and ladders 1885';

async function enter(page: Page, name: string, password: string, button: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Somebody at the page of their account, in a browser of their own. */
const atAccount = (browser: Browser): Promise<Page> => personAt(browser, '/people/account');

test('a password is changed by whoever knows it, and every other browser is signed out', async ({
  browser,
}) => {
  const [here, elsewhere] = [await atAccount(browser), await atAccount(browser)];
  const name = `Vera${Date.now().toString(36)}`;
  await enter(here, name, PASSWORD, 'Make an account');
  await expect(here.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await enter(elsewhere, name, PASSWORD, 'Sign in');
  await expect(elsewhere.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await here.reload();
  await expect(here.getByRole('button', { name: /^End the session/ })).toHaveCount(1);

  const change = async (password: string, next: string): Promise<void> => {
    await here.getByLabel('Password until now').fill(password);
    await here.getByLabel('New password').fill(next);
    await here.getByRole('button', { name: 'Change the password' }).click();
  };
  await change('not the password', 'ladders and hops 1885');
  await expect(here.getByText('That is not the password there was until now.')).toBeVisible();
  await change(PASSWORD, 'ladders and hops 1885');
  await expect(here.getByText('The password is changed.')).toBeVisible();
  await expect(here.getByRole('button', { name: /^End the session/ })).toHaveCount(0);

  await elsewhere.reload();
  await expect(elsewhere.getByText(/a guest of this browser/)).toBeVisible();
  await enter(elsewhere, name, PASSWORD, 'Sign in');
  await expect(elsewhere.getByText('Name and password do not belong together.')).toBeVisible();
  await enter(elsewhere, name, 'ladders and hops 1885', 'Sign in');
  await expect(elsewhere.getByText(`You are signed in as ${name}.`)).toBeVisible();
});

test('whoever is blocked stands in a list, and the block can be taken back', async ({ browser }) => {
  const [first, second] = await twoAtATable(browser);
  const say = async (text: string): Promise<void> => {
    await second.getByRole('textbox', { name: 'Say something' }).fill(text);
    await second.getByRole('button', { name: 'Say', exact: true }).click();
    await expect(second.getByRole('log')).toContainText(text);
  };
  const address = first.url();
  await say('You lose');
  await first.getByRole('log').getByRole('button').first().click();
  await first.getByRole('dialog').getByRole('button', { name: 'Block them' }).click();
  await expect(first.getByRole('log')).not.toContainText('You lose');
  await first.goto('/people/account');
  const list = first.getByRole('region', { name: 'Blocked people' });
  await list.getByRole('button', { name: /^Unblock Guest/ }).click();
  await expect(list).toContainText('You block nobody.');
  await first.goto(address);
  await expect(first.getByRole('log')).toContainText('You lose');
});

test('a guest deletes what is kept about them, and is another guest then', async ({ browser }) => {
  const page = await atAccount(browser);
  const lead = page.getByText(/^You play as Guest/);
  const before = await lead.innerText();
  await page.getByRole('button', { name: 'Delete all of it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all of it' }).click();
  await expect(lead).not.toHaveText(before);
});
