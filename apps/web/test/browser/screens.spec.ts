import { expect, test } from '@playwright/test';
import { expectNoOverflow, OTHER_PAGES, PAGES_WITH_BOARD } from './screens.ts';

/** Widths and heights of screens, and the least width of the board on each, in CSS pixels. */
const SCREENS = [
  { name: 'a small phone', width: 320, height: 640, board: 260 },
  { name: 'a phone held sideways', width: 844, height: 390, board: 320 },
  { name: 'a small phone held sideways', width: 667, height: 375, board: 300 },
  { name: 'a tablet held sideways', width: 1180, height: 820, board: 520 },
  { name: 'a projector', width: 1920, height: 1080, board: 700 },
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
