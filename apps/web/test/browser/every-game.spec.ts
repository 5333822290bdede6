import { GAMES, legalMoves } from '@halma/rules';
import { expect } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { ADDRESS, gameOnPage, makeMove, note, startLocalGame, waitForTurns } from './board.ts';

/** Returns the number of turns to play: at least one for each seat, and at least four. */
const turnsOf = ({ seats }: { readonly seats: readonly unknown[] }): number => Math.max(4, seats.length);

for (const game of GAMES) {
  const turns = turnsOf(game);
  test(`${turns} turns of ${game.title} can be played on one device`, async ({ page }) => {
    await startLocalGame(page, game.id);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.title);
    for (let turn = 0; turn < turns; turn += 1) {
      const session = await gameOnPage(page);
      expect(session.rules.game.id).toBe(game.id);
      const moves = legalMoves(session.present);
      const move = moves[(turn * 13 + 5) % moves.length];
      if (move === undefined) throw new Error('no move');
      await makeMove(page, move);
      await waitForTurns(page, turn + 1);
    }
    const { present } = await gameOnPage(page);
    expect(present.ply).toBe(turns);
    await expect(page.locator('.plate')).toHaveCount(game.seats.length);
  });
}

test('a move in Cetro can demand a jump', async ({ page }) => {
  await startLocalGame(page, 'cetro');
  const session = await gameOnPage(page);
  const [move] = legalMoves(session.present);
  if (move === undefined) throw new Error('no move');
  await page.getByRole('button', { name: 'Demand a jump' }).click();
  await makeMove(page, move);
  await waitForTurns(page, 1);
  expect((await gameOnPage(page)).present.jumpDemanded).toBe(true);
  await expect(note(page)).toContainText('A jump is demanded.');
});

test('Top Secret shows the men in hand', async ({ page }) => {
  await startLocalGame(page, 'top-secret');
  await page.setViewportSize({ width: 568, height: 320 });
  const state = page.locator('.plate .state').first();
  await expect(state).toHaveText('18 in hand');
  expect(await state.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('a search for an old name finds Halma and explains the name', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('searchbox').fill('hoppity');
  await expect(page.locator('.group-choice')).toHaveCount(1);
  await expect(page.locator('.group-choice')).toContainText('whose rules are lost');
});

test('the chosen options apply to the game', async ({ page }) => {
  await page.goto('/play/new/halma-4?with=friends');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Green: name').fill('Idris');
  await dialog.getByRole('button', { name: '3 Rules' }).click();
  await dialog.getByText('Neighbours', { exact: true }).click();
  await dialog.getByLabel('Pairs of neighbours').selectOption('Black and Idris against Red and Yellow.');
  await dialog.getByLabel('Marked man').click();
  await dialog.getByText('All options').click();
  await dialog.getByLabel('Move limit').fill('400');
  await dialog.getByLabel('First move').selectOption('Idris');
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect(page.getByRole('article', { name: 'Idris' })).toContainText('To move');
  const { rules, present } = await gameOnPage(page);
  expect([rules.options.teams, rules.options.adjacentPairing]).toEqual(['adjacent', 'AD-BC']);
  expect([rules.options.marked, rules.options.moveCap, present.toMove]).toEqual(['on', 400, 4]);
});
