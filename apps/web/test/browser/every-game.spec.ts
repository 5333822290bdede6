import { GAMES, legalMoves } from '@halma/rules';
import { expect, test } from '@playwright/test';
import { ADDRESS, gameOnPage, makeMove, note, startAtThisTable, turnsPlayed } from './board.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const game of GAMES) {
  test(`${game.title}: ten turns at this table`, async ({ page }) => {
    await page.goto(ADDRESS);
    await startAtThisTable(page, game.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.title);
    for (let turn = 0; turn < 10; turn += 1) {
      const session = await gameOnPage(page);
      expect(session.rules.game.id).toBe(game.id);
      const moves = legalMoves(session.present);
      const move = moves[(turn * 13 + 5) % moves.length];
      if (move === undefined) throw new Error('no move');
      await makeMove(page, move);
      await turnsPlayed(page, turn + 1);
    }
    const { present } = await gameOnPage(page);
    expect(present.ply).toBe(10);
    await expect(page.locator('.plate')).toHaveCount(game.seats.length);
  });
}

test('in Cetro a jump can be demanded with a move', async ({ page }) => {
  await page.goto(ADDRESS);
  await startAtThisTable(page, 'Cetro');
  const session = await gameOnPage(page);
  const [move] = legalMoves(session.present);
  if (move === undefined) throw new Error('no move');
  await page.getByRole('button', { name: 'Demand a jump' }).click();
  await makeMove(page, move);
  await turnsPlayed(page, 1);
  expect((await gameOnPage(page)).present.demand).toBe(true);
  await expect(note(page)).toContainText('A jump is demanded.');
});

test('Top Secret shows the men in hand', async ({ page }) => {
  await page.goto(ADDRESS);
  await startAtThisTable(page, 'Top Secret');
  await expect(page.locator('.plate').first()).toContainText('18 in hand');
});

test('an old name leads to Halma, and says what it is', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'New game' }).first().click();
  await page.getByRole('searchbox').fill('hoppity');
  await expect(page.locator('.game')).toHaveCount(1);
  await expect(page.locator('.game')).toContainText('no rules are known');
});

test('partners and other options reach the game', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Halma for four/ }).click();
  await dialog.getByLabel('Partners').selectOption('adjacent');
  await dialog.getByLabel('Which neighbours').selectOption('AD-BC');
  await dialog.getByLabel('Marked man').click();
  await dialog.getByText('More options').click();
  await dialog.getByLabel('Turns after which the game ends').fill('400');
  await dialog.getByLabel('Who begins').selectOption('Green');
  await dialog.getByRole('button', { name: 'All at this table' }).click();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  const { rules, present } = await gameOnPage(page);
  expect([rules.options.teams, rules.options.adjacentPairing]).toEqual(['adjacent', 'AD-BC']);
  expect([rules.options.marked, rules.options.moveCap, present.toMove]).toEqual(['on', 400, 4]);
});
