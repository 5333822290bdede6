import { legalMoves, type Move } from '@halma/rules';
import { expect, type Page, test } from '@playwright/test';
import { ADDRESS, gameOnPage, makeMove, startAtThisTable, turnsPlayed } from './board.ts';

/** Counts the tones of the page. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { tones: 0 });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      (globalThis as unknown as { tones: number }).tones += 1;
      start.call(this, when);
    };
  });
}

/** How many tones have sounded since this was last asked. */
function heard(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = globalThis as unknown as { tones: number };
    const { tones } = all;
    all.tones = 0;
    return tones;
  });
}

test('a hop is heard only where the sounds are on, and one key turns them on and off', async ({ page }) => {
  await listen(page);
  await page.goto(ADDRESS);
  await startAtThisTable(page, 'Grasshopper 8 × 8');
  const grid = page.locator('halma-board').getByRole('grid');
  /** Whoever is to move makes the first hop there is. */
  const hop = async (): Promise<void> => {
    const { present, turns } = await gameOnPage(page);
    const { board } = present.rules;
    const isHop = (move: Move): boolean => move.kind === 'walk' && board.distance(move.from, move.to) > 1;
    const move = legalMoves(present).find(isHop);
    if (move === undefined) throw new Error('nobody can hop');
    await makeMove(page, move);
    await turnsPlayed(page, turns.length + 1);
    await expect(page.locator('halma-board .carried')).toHaveCount(0);
  };
  await hop();
  expect(await heard(page)).toBe(0);
  await grid.press('s');
  await hop();
  expect(await heard(page)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.locator('.move')).toHaveCount(2);
  await hop();
  expect(await heard(page)).toBeGreaterThan(0);
  await grid.press('S');
  await hop();
  expect(await heard(page)).toBe(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('switch', { name: /Sounds/ })).not.toBeChecked();
});
