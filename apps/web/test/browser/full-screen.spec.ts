import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { ADDRESS } from './board.ts';

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

const boardWidth = async (page: Page): Promise<number> =>
  (await page.locator('halma-board').boundingBox())?.width ?? 0;

const isFullScreen = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.fullscreenElement !== null);

test('a game has its own top bar, and the board can fill the height of the screen', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  expect((await page.locator('.bar').boundingBox())?.height).toBe(52);
  const width = await boardWidth(page);

  await page.keyboard.press('f');
  await expect.poll(() => isFullScreen(page)).toBe(true);
  await expect.poll(() => boardWidth(page)).toBeGreaterThan(width);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Full screen on or off');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(() => isFullScreen(page)).toBe(false);
  await expect.poll(() => boardWidth(page)).toBe(width);

  // The menu links to the other pages, which do have tabs.
  await page.keyboard.press('F');
  await expect.poll(() => isFullScreen(page)).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(() => isFullScreen(page)).toBe(false);
});

test('in a browser without full-screen mode, the board fills the window until Escape is pressed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(Element.prototype, { requestFullscreen: undefined });
  });
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.locator('body')).toHaveClass(/full-screen/);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveClass(/full-screen/);
});

test("while a dialog is open, the page's keys do nothing, even after a press on the dialog's text", async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('heading', { name: 'Settings' }).click();
  await page.keyboard.press('?');
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(settings).toBeVisible();
  expect(await isFullScreen(page)).toBe(false);
});
