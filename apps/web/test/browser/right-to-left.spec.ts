import type { HalmaBoard } from '@halma/board';
import { expect, type Locator } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const setDirection = (): void => {
      if (document.documentElement?.dir !== 'rtl') document.documentElement.dir = 'rtl';
    };
    addEventListener('DOMContentLoaded', () => {
      setDirection();
      // When the site starts, it sets the direction to that of its language.
      new MutationObserver(setDirection).observe(document.documentElement, { attributeFilter: ['dir'] });
    });
  });
});

async function edges(locator: Locator): Promise<{ readonly left: number; readonly right: number }> {
  return locator.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right };
  });
}

test('a board has a1 on the left, and the row names beside it', async ({ page }) => {
  await page.goto('/play');
  const board = page.locator('halma-board');
  await board.evaluate((element: HalmaBoard) => {
    element.coordinates = 'leaflet';
  });
  const name = board.locator('text').filter({ hasText: /^XIII$/ });
  await expect(name).toBeVisible();
  const [first, last] = [await edges(board.locator('#cell-0')), await edges(board.locator('#cell-15'))];
  expect(first.right).toBeLessThan(last.left);
  expect((await edges(name)).left).toBeGreaterThan(last.right);
});

test('the squares of the editor keep their order for the column names and the arrow keys', async ({
  page,
}) => {
  await page.goto('/solitaires/long-hop');
  const squares = page.locator('.square');
  await squares.and(page.locator('[tabindex="0"]')).focus();
  const before = await edges(page.locator('.square:focus'));
  await page.keyboard.press('ArrowRight');
  expect((await edges(page.locator('.square:focus'))).left).toBeGreaterThan(before.left);
  const [top, names] = [
    await edges(squares.first()),
    await edges(page.locator('.margin.columns span').first()),
  ];
  expect(top.left).toBeLessThan(names.right);
  expect(names.left).toBeLessThan(top.right);
});

test('directional icons are mirrored, and time in graphs still runs to the right', async ({ page }) => {
  await page.goto('/analysis');
  const arrow = page.getByRole('button', { name: 'Previous move' }).locator('svg');
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
  const flipIcon = page.getByRole('button', { name: 'Flip the board' }).locator('svg');
  await expect(flipIcon).toHaveCSS('transform', 'none');
  const board = page.locator('halma-board');
  await board.getByRole('grid').focus();
  for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Review the game' }).click();
  const level = page.locator('.graph .level-label').first();
  await expect(level).toBeVisible({ timeout: 60_000 });
  expect((await edges(level)).right).toBeLessThan((await edges(page.locator('.graph .level').first())).left);
});
