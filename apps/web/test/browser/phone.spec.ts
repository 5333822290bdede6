import { expect, type Page, test } from '@playwright/test';
import { INITIAL_GAME, startGame } from '../../src/game/new-game.ts';
import { valueOrFail } from '../game/setup.ts';
import { ADDRESS, note, startLocalGame, tap, waitForTurns } from './board.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

const first = valueOrFail(startGame(INITIAL_GAME));

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('one tap selects a man, the next shows the route, the third plays the move', async ({ page }) => {
  await page.goto(ADDRESS);
  await tap(page, first, 'd1');
  await expect(note(page)).toContainText('d1 is selected.');
  await tap(page, first, 'f1');
  await expect(note(page)).toContainText('d1 to f1, a hop of 1 jump. Tap or click f1 again to move');
  await tap(page, first, 'f1');
  await waitForTurns(page, 2);
});

test('the Move button plays the shown route', async ({ page }) => {
  await page.goto(ADDRESS);
  const move = page.getByRole('button', { name: 'Move', exact: true });
  await expect(move).toHaveAttribute('aria-disabled', 'true');
  await tap(page, first, 'd1', 'f1');
  await move.tap();
  await waitForTurns(page, 2);
});

test('one tap plays a move when the setting is on', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByLabel('One-tap moves').tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  await tap(page, first, 'd1', 'f1');
  await waitForTurns(page, 2);
});

for (const title of ['Halma for two', 'Halma for four', 'Chinese checkers for six', 'Top Secret']) {
  test(`${title} fits the screen`, async ({ page }) => {
    await page.goto(ADDRESS);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'New game' }).first().tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await startLocalGame(page, title);
    await expectNoHorizontalScroll(page);
    for (const dialog of ['Moves', 'More']) {
      await page.getByRole('button', { name: dialog, exact: true }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Close' }).tap();
    }
  });
}

test('the end of a game needs no scrolling, and the title fits', async ({ page }) => {
  await page.goto(ADDRESS);
  await startLocalGame(page, 'Grasshopper 8 × 8');
  await page.getByRole('button', { name: 'Resign' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
  await expect(page.locator('.result')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
  await startLocalGame(page, 'Chinese checkers for six');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chinese checkers, 6');
});

test('the plates name the partners, and no name is cut off', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'New game' }).first().tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Halma for four/ }).tap();
  await dialog.getByLabel('Partners').selectOption('opposite');
  await dialog.getByRole('button', { name: 'Start', exact: true }).tap();
  await expect(page.locator('.plate').getByText('with Yellow')).toBeVisible();
  const truncatedCount = await page
    .locator('.plate .name :is(span, small)')
    .evaluateAll(
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0).length,
    );
  expect(truncatedCount).toBe(0);
});

test('the list of moves steps back and forward', async ({ page }) => {
  await page.goto(ADDRESS);
  await tap(page, first, 'd1', 'f1', 'f1');
  await waitForTurns(page, 2);
  await page.getByRole('button', { name: 'Moves', exact: true }).tap();
  await page.getByRole('dialog').locator('.move').first().tap();
  await expect(note(page)).toContainText('Round 1: You: d1 to f1, a hop of 1 jump.');
  await page.getByRole('button', { name: 'Back to the game' }).tap();
  await expect(note(page)).toContainText('Your move.');
});
