import type { HalmaBoard } from '@halma/board';
import { expect } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import {
  expectMoveCount,
  GAME_FOR_TWO,
  gameNote,
  move,
  newGuest,
  openAs,
  openAsNewUser,
  sendMoveOf,
  startGame,
  startGameForTwo,
} from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

test("moves made offline are stored and played when the player's turns come", async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await first.context().setOffline(true);
  await expect(gameNote(first)).toContainText('You are offline.');
  await move(first, 0);
  await expect(gameNote(first)).toContainText('Your move is saved and will be sent.');
  for (const moveIndex of [1, 2]) {
    await first.getByRole('button', { name: 'Premove', exact: true }).click();
    await move(first, moveIndex);
  }
  await expectMoveCount(second, 0);

  await first.context().setOffline(false);
  await expectMoveCount(second, 1);
  await expect(gameNote(first)).toContainText('Premoves:');
  await move(second, 0);
  await expectMoveCount(second, 3);
  await move(second, 1);
  for (const page of [first, second]) await expectMoveCount(page, 5);
  await expect(gameNote(second)).toContainText('Your move.');
});

test("a reload restores the game with the opponent's moves", async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await first.goto('about:blank');
  await move(second, 0);
  await expectMoveCount(second, 2);
  await first.goto(second.url());
  await expectMoveCount(first, 2);
  await expect(gameNote(first)).toContainText('Your move.');
});

test('a browser that missed ten moves gets them all after reconnecting', async ({ browser }) => {
  const [black, yellow] = [await newGuest(browser), await newGuest(browser)];
  const rules = { ...GAME_FOR_TWO.rules, options: { startRule: 'agreed' } };
  const game = await startGame(black, yellow, { rules });
  const player = await openAs(black, game);
  const spectator = await openAsNewUser(browser, game);
  for (const page of [spectator, player]) {
    await expectMoveCount(page, 0);
    // The first screen comes with the document. Without a service worker, a part that has not arrived yet
    // would be missing offline.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await expect(gameNote(page)).toContainText('You are offline.');
  }
  // In the meantime, the player moves on another device with the same session.
  const { cookies } = await black.storageState();
  const otherDevice = await browser.newContext({ storageState: { cookies, origins: [] } });
  for (let round = 0; round < 5; round += 1) {
    await sendMoveOf(otherDevice, game, 'Black', round, 2 * round);
    await sendMoveOf(yellow, game, 'Yellow', round, 2 * round + 1);
  }
  for (const page of [spectator, player]) {
    await expectMoveCount(page, 0);
    await page.context().setOffline(false);
    await expectMoveCount(page, 10);
  }
  await expect(gameNote(player)).toContainText('Your move.');
  await move(player, 5);
  for (const page of [player, spectator]) await expectMoveCount(page, 11);
});

test('premoves are drawn on the board and can be removed one by one or all at once', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  const premoveArrows = first.locator('halma-board .above-men path[stroke-dasharray="8 6"]');
  for (const moveIndex of [1, 2]) {
    await first.getByRole('button', { name: 'Premove', exact: true }).click();
    await move(first, moveIndex);
    await expect(premoveArrows).toHaveCount(moveIndex);
  }
  await first.getByRole('button', { name: 'Cancel the last' }).click();
  await expect(premoveArrows).toHaveCount(1);
  const shownPly = (): Promise<number | undefined> =>
    first.locator('halma-board').evaluate((board: HalmaBoard) => board.position?.ply);
  const plyWithPremove = await shownPly();
  await first.getByRole('button', { name: 'More', exact: true }).click();
  await first.getByRole('dialog').getByRole('button', { name: 'Last move' }).click();
  await expect(first.getByRole('dialog')).toBeHidden();
  // The replay ends with the premove on the board again.
  await expect.poll(shownPly).toBe(plyWithPremove);
  await first.getByRole('button', { name: 'Cancel premoves' }).click();
  await expect(premoveArrows).toHaveCount(0);
  await move(second, 0);
  await expectMoveCount(first, 2);
  await expect(gameNote(first)).toContainText('Your move.');
});

test('a takeback cancels the premoves, and the page shows the present position', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await move(second, 0);
  await expectMoveCount(first, 2);
  await move(first, 1);
  await expectMoveCount(second, 3);
  await move(first, 2);
  await expect(gameNote(first)).toContainText('Premoves:');
  await first.getByRole('button', { name: 'Take back' }).click();
  await first.locator('.moves .move').nth(1).click();
  await second.getByRole('button', { name: 'Accept' }).click();
  await expectMoveCount(second, 2);
  await expect(gameNote(first)).toContainText('Your move.');
  await move(first, 3);
  await expect(gameNote(first)).not.toContainText('Premoves:');
  await expectMoveCount(second, 2);
});

test('a premove cancelled in one tab is not played by another', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await move(first, 1);
  await expect(gameNote(first)).toContainText('Premoves:');
  const otherTab = await first.context().newPage();
  await otherTab.goto(first.url());
  await expect(gameNote(otherTab)).toContainText('Premoves:');
  await first.getByRole('button', { name: 'Cancel premoves' }).click();
  await expect(gameNote(otherTab)).not.toContainText('Premoves:');
  await move(second, 0);
  for (const page of [first, otherTab]) await expect(gameNote(page)).toContainText('Your move.');
  await expectMoveCount(second, 2);
});

test('two tabs play each premove once, in order', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  const otherTab = await first.context().newPage();
  await otherTab.goto(first.url());
  await expectMoveCount(otherTab, 1);
  for (const moveIndex of [1, 2]) {
    await first.getByRole('button', { name: 'Premove', exact: true }).click();
    await move(first, moveIndex);
  }
  await expect(gameNote(otherTab)).toContainText('Premoves:');
  for (const [turn, count] of [3, 5].entries()) {
    await move(second, turn);
    for (const page of [first, otherTab, second]) await expectMoveCount(page, count);
  }
  for (const page of [first, otherTab]) await expect(gameNote(page)).not.toContainText('Premoves:');
});

test('a press on the player’s own man while the opponent is to move chooses a premove', async ({
  browser,
}) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await move(first, 1);
  await expect(gameNote(first)).toContainText('Premoves:');
  await move(second, 0);
  await expectMoveCount(first, 3);
});

test("choosing a premove ends when the player cancels it or the player's turn begins", async ({
  browser,
}) => {
  const [first, second] = await startGameForTwo(browser);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await first.getByRole('button', { name: 'Premove', exact: true }).click();
  await expect(gameNote(first)).toContainText('Choose your premove.');
  await first.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(gameNote(first)).not.toContainText('Choose your premove');
  await first.getByRole('button', { name: 'Premove', exact: true }).click();
  await move(second, 0);
  await expect(gameNote(first)).toContainText('Your move.');
  await move(first, 1);
  await expectMoveCount(second, 3);
  await expect(first.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
});
