import { expect } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { makeMove } from './board.ts';
import { collectAnnouncements } from './live-regions.ts';
import { expectNoOverflow } from './screens.ts';

test('screen readers say the jumps of a hop in words', async ({ page }) => {
  await page.goto('/analysis');
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await expect(page.getByRole('button', { name: 'd1–f1 a jump', exact: true })).toBeVisible();
});

test('the words for screen readers never widen the page', async ({ page }) => {
  await page.goto('/analysis');
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await expect(page.locator('.line .quiet .vh').first()).toBeAttached();
  // Where the lines of the engine are cut off depends on the width.
  for (let width = 320; width <= 1200; width += 40) {
    await page.setViewportSize({ width, height: 600 });
    await expectNoOverflow(page);
  }
});

test('screen readers announce each step through the moves of an analysis', async ({ page }) => {
  await page.goto('/analysis');
  // After this move, the page has replaced its first screen and the board on it.
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await expect(page.getByRole('button', { name: 'Previous move' })).toBeEnabled();
  const announced = await collectAnnouncements(page);
  await makeMove(page, { kind: 'normal', from: 252, to: 250 });
  await announced.expectOnly(/^Yellow, m16 to k16, jump\. Black to move\.$/);
  for (const [button, text] of [
    ['Previous move', /^1\. Black d1–f1$/],
    ['To the start', /^The start of the game\.$/],
    ['Next move', /^Black, d1 to f1, jump\. Yellow to move\.$/],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await announced.expectOnly(text);
  }
});
