import { expect, type Page, test } from '@playwright/test';

/** Widths and heights of screens, and the least width of the board on each, in CSS pixels. */
const SCREENS = [
  { name: 'a small phone', width: 320, height: 640, board: 260 },
  { name: 'a phone held sideways', width: 844, height: 390, board: 320 },
  { name: 'a small phone held sideways', width: 667, height: 375, board: 300 },
  { name: 'a tablet held sideways', width: 1180, height: 820, board: 520 },
  { name: 'a projector', width: 1920, height: 1080, board: 700 },
] as const;

const PAGES_WITH_BOARD = ['/play', '/analysis', '/learn/hop'] as const;
const OTHER_PAGES = [
  '/',
  '/games',
  '/games/chinese-checkers',
  '/solitaires',
  '/online',
  '/learn/glossary',
  '/print',
  '/about',
  '/nowhere',
] as const;

for (const { name, width, height, board } of SCREENS) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } });

    test('no page scrolls sideways, and each board is large and wholly visible', async ({ page }) => {
      for (const address of PAGES_WITH_BOARD) {
        await page.goto(address);
        await expectNoOverflow(page);
        const grid = page.locator('halma-board').first();
        await expect(grid).toBeVisible();
        const box = await grid.boundingBox();
        if (box === null) throw new Error(`${address} shows no board`);
        expect(box.width, `the board at ${address}`).toBeGreaterThanOrEqual(board);
        expect(box.x, `the board at ${address}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `the board at ${address}`).toBeLessThanOrEqual(width);
        expect(box.y + Math.min(box.height, box.width), `the board at ${address}`).toBeLessThanOrEqual(
          height,
        );
      }
      for (const address of OTHER_PAGES) {
        await page.goto(address);
        await expectNoOverflow(page);
      }
    });
  });
}

async function expectNoOverflow(page: Page): Promise<void> {
  await page.locator('main h1, .bar h1').first().waitFor({ state: 'attached' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
