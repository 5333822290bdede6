import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { personAt, said, tableByLink } from './people.ts';

// Several browsers on a slow machine are no reason to fail; what hangs still ends.
test.describe.configure({ timeout: 120_000 });

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

test('a table that is open to all stands in the lobby, and whoever comes by sits down', async ({
  browser,
}) => {
  const host = await personAt(browser, '/people');
  const guest = await personAt(browser, '/people');
  await host
    .getByRole('combobox', { name: 'Game', exact: true })
    .selectOption({ label: 'Grasshopper 8 × 8' });
  await host.getByRole('button', { name: 'Open the table' }).click();
  await expect(host.getByRole('heading', { name: 'Waiting for people' })).toBeVisible();
  await guest.getByRole('button', { name: 'Small boards' }).click();
  await guest
    .getByRole('button', { name: /^Sit down at Grasshopper 8 × 8/ })
    .first()
    .click();
  for (const page of [host, guest]) await expect(said(page)).toContainText(/to move\.|Your move\./);
});

test('two presses, or a try after a lost answer, set one table', async ({ page }) => {
  await page.goto('/people');
  const ids: string[] = [];
  await page.route('**/api/games', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    ids.push(route.request().postDataJSON().id);
    if (ids.length > 1) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return route.abort();
  });
  // A game that no other test looks for.
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: 'Cetro' });
  const open = page.getByRole('button', { name: 'Open the table' });
  await open.dblclick();
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await open.click();
  await expect(page.getByRole('heading', { name: 'Waiting for people' })).toBeVisible();
  expect(new Set(ids).size).toBe(1);
});

test('the computer sits down at once', async ({ browser }) => {
  const page = await personAt(browser, '/people');
  await page
    .getByRole('combobox', { name: 'Who sits on Yellow' })
    .selectOption({ label: 'Computer, level 1' });
  await page.getByRole('button', { name: 'Play a friend by link' }).click();
  await expect(said(page)).toContainText('Your move.', { timeout: 20_000 });
});

test('two who want to play at once meet', async ({ browser }) => {
  const one = await personAt(browser, '/people');
  await one.getByRole('button', { name: 'Play at once' }).click();
  await expect(one).toHaveURL(/\/people\/game\//);
  const other = await personAt(browser, '/people');
  await other.getByRole('button', { name: 'Play at once' }).click();
  await expect(said(other)).toContainText(/to move\.|Your move\./);
  expect(other.url()).toBe(one.url());
});

test('a guest becomes an account, and the games come along', async ({ browser }) => {
  const page = await personAt(browser, '/people');
  const address = await tableByLink(page);
  const name = `Ruth${Date.now().toString(36)}`;
  await page.goto('/people/account');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('hops and ladders 1885');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(/a guest of this browser/)).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Name and password do not belong together.')).toBeVisible();
  await page.getByLabel('Password').fill('hops and ladders 1885');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.goto('/people');
  await page.getByRole('link', { name: /^Go on with Halma for two/ }).click();
  await expect(page).toHaveURL(address);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the lobby and the account are accessible', async ({ page }) => {
      await page.goto('/people');
      await expect(page.getByRole('heading', { name: 'Open a table' })).toBeVisible();
      await expectNoViolations(page);
      await page.goto('/people/account');
      await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
      await expectNoViolations(page);
    });

    test('a table is accessible before and during its game', async ({ page, browser }) => {
      await page.goto('/people');
      const address = await tableByLink(page);
      await expectNoViolations(page);
      const other = await personAt(browser, address);
      await other.getByRole('button', { name: 'Sit down on Yellow' }).click();
      await expect(said(page)).toContainText(/to move\.|Your move\./);
      await expectNoViolations(page);
    });
  });
}
