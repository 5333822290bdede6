import { BOARDS, parseMove } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../../test/browser/accessibility.ts';
import { test } from '../../../../test/browser/test.ts';
import { centreOf } from './board.ts';

const ADDRESS = '/solved?think=10';

const status = (page: Page) => page.locator('.solved-panel .task');

/**
 * Makes the first or the last move in the list, which starts with the best move, and waits for the solver.
 */
async function makeListedMove(page: Page, quality: 'best' | 'worst'): Promise<void> {
  const moves = page.locator('.solved-values li span');
  const text = await (quality === 'best' ? moves.first() : moves.last()).innerText();
  const move = parseMove(BOARDS.R5, text);
  if (!move.ok || move.value.kind !== 'normal') throw new Error(text);
  const countBefore = await page.locator('.solved-moves .own').count();
  for (const cell of [move.value.from, move.value.to]) {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.click(x, y);
  }
  await expect(page.locator('.solved-moves .own')).toHaveCount(countBefore + 1);
  await expect(status(page)).not.toContainText('Solver to move.');
}

test('perfect play wins against the solver, and one bad move loses', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(status(page)).toContainText('You can win in 15 moves. Your move.');
  await page.getByText('Value of each move').click();
  for (let moves = 15; moves > 0; moves -= 1) {
    await expect(status(page)).toContainText(moves === 1 ? 'with this move' : `in ${moves} moves`);
    await makeListedMove(page, 'best');
  }
  await expect(status(page)).toContainText('You won!');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'You begin' }).click();
  await makeListedMove(page, 'worst');
  await expect(status(page)).toContainText('That move lost the game.');
  await expect(page.locator('.solved-moves .symbol')).toHaveText(['??']);
  while (!(await status(page).innerText()).includes('You lost.')) await makeListedMove(page, 'worst');
  await page.getByRole('button', { name: 'The solver begins' }).click();
  await expect(page.locator('.solved-moves li')).toHaveCount(1);
  await expect(status(page)).toContainText('You can hold out for 14 more moves.');
  await page.getByRole('button', { name: 'Watch the longest win' }).click();
  await expect(page.locator('.solved-moves li')).toHaveCount(31);
  await expect(status(page)).toContainText('You won!');
});

test('a solution that cannot be loaded can be requested again', async ({ page }) => {
  await page.route('**/*.htb', (route) => route.abort(), { times: 1 });
  await page.goto(ADDRESS);
  await expect(page.getByRole('alert')).toContainText('The solution could not be loaded.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toContainText('You can win in 15 moves.');
});

test('a board chosen on the page can be linked to', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('combobox', { name: 'Board' }).selectOption('Square 5 × 5, three men');
  await expect(status(page)).toContainText('You can win in 10 moves.');
  await expect(page).toHaveURL('/solved?think=10&board=square-5-3');
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Board' })).toHaveValue('square-5-3');
  await page.getByRole('button', { name: 'Watch the longest win' }).click();
  await expect(page.locator('.solved-moves li')).toHaveCount(25);
});
