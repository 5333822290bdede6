import { expect, test } from '@playwright/test';
import { OTHER_PAGES, PAGES_WITH_BOARD } from './pages.ts';
import { expectNoOverflow } from './screens.ts';

/**
 * Widths and heights of screens, and the least width of the board on each, in CSS pixels. A page opens once and is then
 * turned and widened: a phone can be turned at any time, and opening a page takes much longer.
 */
const SCREENS = [
  { name: 'a small phone', width: 320, height: 640, board: 260 },
  { name: 'a phone held sideways', width: 844, height: 390, board: 320 },
  { name: 'a small phone held sideways', width: 667, height: 375, board: 300 },
  { name: 'a tablet held sideways', width: 1180, height: 820, board: 520 },
  { name: 'a projector', width: 1920, height: 1080, board: 700 },
] as const;

for (const address of PAGES_WITH_BOARD) {
  test(`${address} never scrolls sideways, and its board is large and wholly visible`, async ({ page }) => {
    await page.goto(address);
    for (const { name, width, height, board } of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
      const grid = page.locator('halma-board').first();
      await expect(grid).toBeVisible();
      // The board takes its new size with the next frame.
      await expect(async () => {
        const box = await grid.boundingBox();
        if (box === null) throw new Error(`${address} shows no board`);
        expect(box.width, `the board on ${name}`).toBeGreaterThanOrEqual(board);
        expect(box.x, `the board on ${name}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `the board on ${name}`).toBeLessThanOrEqual(width);
        expect(box.y + Math.min(box.height, box.width), `the board on ${name}`).toBeLessThanOrEqual(height);
      }).toPass({ timeout: 5000 });
    }
  });
}

test('no other page scrolls sideways on any screen', async ({ page }) => {
  for (const address of OTHER_PAGES) {
    await page.goto(address);
    for (const { width, height } of SCREENS) {
      await page.setViewportSize({ width, height });
      await expectNoOverflow(page);
    }
  }
});
