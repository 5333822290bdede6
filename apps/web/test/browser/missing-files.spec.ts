import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';

test('the site changes pages although the parts around the page could not be loaded', async ({ page }) => {
  await page.route(/\/assets\/frame-/, (route) => route.abort());
  await page.goto('/play');
  await page.getByRole('link', { name: 'Leave this game' }).click();
  await expect(page.locator('main > .play')).toHaveCount(0);
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible();
});

for (const { part, path, scripts, shown } of [
  { part: 'the footer', path: '/learn', scripts: 'frame', shown: '.footer' },
  { part: 'the rest of the home page', path: '/', scripts: '(your-games|discover)', shown: '.home-more h2' },
  { part: 'the buttons below the board', path: '/play', scripts: 'tools', shown: '.game-tools button' },
  { part: 'the moves beside the board', path: '/play', scripts: 'panel', shown: '.list [role=tab]' },
]) {
  test(`the page works while ${part} cannot be loaded, and shows it later`, async ({ page }) => {
    const files = new RegExp(`/assets/${scripts}-`);
    const failed = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
    await page.route(files, (route) => route.abort());
    await page.goto(path);
    await failed;
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(shown)).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(files);
    await expect(page.locator(shown).first()).toBeVisible();
  });
}

test('parts without which the page can be used are requested again if they could not be loaded', async ({
  page,
}) => {
  const lateParts = /\/assets\/late-parts-/;
  await page.route(lateParts, (route) => route.abort(), { times: 1 });
  const loaded = page.waitForResponse(lateParts);
  await page.goto('/about');
  expect((await loaded).ok()).toBe(true);
});

test('a page that cannot be loaded without a connection reports this, and loads once the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  // An earlier test may have left the page's scripts in the cache.
  await page.route('**/assets/**', (route) => route.abort());
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Solitaires' })
    .click();
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
  await page.unroute('**/assets/**');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Solitaires' })).toBeVisible();
});

test('a button whose dialog could not be loaded reports this, and works again later', async ({ page }) => {
  await page.goto('/learn');
  await page.route('**/assets/settings-dialog-*.js', (route) => route.abort());
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await expect(page.getByRole('alert')).toHaveText(/^This could not be loaded\./);
  await page.unroute('**/assets/settings-dialog-*.js');
  await settings.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('This could not be loaded.')).toHaveCount(0);
});

/** Opens a page and then makes the server serve a newer build, without the files that the page has not loaded yet. */
async function openBeforeNewerBuild(page: Page): Promise<void> {
  const lateParts = page.waitForResponse(/\/assets\/late-parts-/);
  await page.goto('/about');
  await lateParts;
  await expect(page.locator('.footer')).toBeVisible();
  let isOldPage = true;
  await page.route(/\/(assets\/.*|solitaires|about)?$/, (route, request) => {
    if (request.isNavigationRequest()) isOldPage = false;
    if (!isOldPage) return route.fallback();
    if (request.url().includes('/assets/')) return route.fulfill({ status: 404 });
    return route.fulfill({
      contentType: 'text/html',
      body: '<script type="module" src="/assets/index-new.js">',
    });
  });
}

test('a page whose files an update of the server has removed is loaded from the newer build', async ({
  page,
}) => {
  await openBeforeNewerBuild(page);
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Solitaires' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Solitaires' })).toBeVisible();
});

test('the site offers a newer build if an update of the server has removed the files of a dialog', async ({
  page,
}) => {
  await openBeforeNewerBuild(page);
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await settings.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
