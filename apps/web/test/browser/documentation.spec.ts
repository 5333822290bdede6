import { expect } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the documentation can be searched and read offline once the site has been opened', async ({
    page,
    context,
  }) => {
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/docs/no-such-page');
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
    await page.goto('/about');
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' }).click();
    await expect(page).toHaveURL(/\/docs\/$/);
    await expect(page.getByRole('alert')).toContainText('Check your connection');
    await context.setOffline(false);
    const title = page.getByRole('heading', { name: 'Documentation', level: 1 });
    await expect(async () => {
      await page.goto('/docs/');
      await expect(title).toBeVisible({ timeout: 1 });
    }).toPass();
    const isCached = (): Promise<boolean> =>
      page.evaluate(async () => (await caches.match('/docs/pages.json')) !== undefined);
    await expect.poll(isCached).toBe(true);
    await context.setOffline(true);
    await page.goto('/docs/');
    await page.keyboard.press('/');
    await page.keyboard.type('repetition worker');
    const result = page.locator('#results').getByRole('link', { name: /^The engine: In a worker/ });
    await expect(result).toBeVisible();
    await result.click();
    await expect(page.getByRole('heading', { name: 'In a worker' })).toBeInViewport();
    await page.locator('#query').fill('notawordofthisproject');
    await expect(page.locator('#results')).toHaveText('No section contains all of these words.');
  });
});

/** The pages with live boards, and the number of cells on each board. */
const LIVE_BOARDS = [
  { page: 'guides/embed-the-board', source: 'embed-the-board.md', cells: [121] },
  { page: 'tutorials/a-page-with-a-game', source: 'a-page-with-a-game.md', cells: [64] },
  { page: 'reference/board-element', source: 'board-element.md', cells: [121, 64, 36] },
  { page: 'rules/halma', source: 'group-rules.ts', cells: [256] },
];

for (const { page: name, source, cells } of LIVE_BOARDS)
  test(`the boards from ${source} can be played on the page`, async ({ page }) => {
    await page.goto(`/docs/${name}.html`);
    const boards = page.locator('halma-board');
    await expect(boards).toHaveCount(cells.length);
    for (const [index, count] of cells.entries()) {
      const board = boards.nth(index);
      await expect(board.getByRole('alert')).toHaveCount(0);
      await expect(board.getByRole('gridcell')).toHaveCount(count);
      const positionOf = (): Promise<unknown> =>
        board.evaluate((element) => (element as HTMLElement & { position: { ply: number } }).position.ply);
      const before = Number(await positionOf());
      await board.getByRole('grid').focus();
      for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
      await expect.poll(positionOf).toBe(before + 1);
    }
  });

test('pages of the documentation fit narrow and wide screens, with live boards', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [
    '',
    'reference/games.html',
    'api/rules.html',
    'rules/chinese-checkers.html',
    'reference/board-element.html',
    'guides/embed-the-board.html',
  ]) {
    await page.goto(`/docs/${path}`);
    // Ends at the narrow width, at which the next page then loads.
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `/docs/${path}`,
      ).toBeLessThanOrEqual(width);
    }
  }
  await expect(page.locator('halma-board').getByRole('gridcell')).toHaveCount(121);
  expect(errors).toEqual([]);
});
