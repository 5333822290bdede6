import type { HalmaBoard } from '@halma/board';
import type { GameView } from '@halma/protocol';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import {
  BLACK_FIRST,
  expectMoveCount,
  gameNote,
  move,
  newGuest,
  openAs,
  openAsNewUser,
  sendCommand,
  sendMoveOf,
  startGame,
} from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

/** The opponent of a player whose page a test opens. The opponent has no page, since opening one would only take time. */
class Opponent {
  readonly #context: BrowserContext;
  readonly #game: string;

  constructor(context: BrowserContext, game: string) {
    this.#context = context;
    this.#game = game;
  }

  /** Waits until the server has the given number of moves. */
  async expectMoveCount(count: number): Promise<void> {
    const address = this.#game.replace('/online/game/', '/api/games/');
    const countMoves = async (): Promise<number> => {
      const { standing }: GameView = await (await this.#context.request.get(address)).json();
      return standing.ply;
    };
    await expect.poll(countMoves, { intervals: [50] }).toBe(count);
  }

  /** Makes the opponent's move with the given index, which must be the next move of the game. */
  async move(moveIndex: number): Promise<void> {
    await sendMoveOf(this.#context, this.#game, 'Yellow', moveIndex, 2 * moveIndex + 1);
  }

  /** Agrees to a takeback after which the given number of moves remain. */
  async agreeToTakeBack(to: number): Promise<void> {
    await sendCommand(this.#context, this.#game, { do: 'take-back', to });
  }
}

/** Starts a game and opens it for the player who moves first, as Black. */
async function startGameOnOnePage(browser: Browser): Promise<readonly [Page, Opponent]> {
  const [black, yellow] = [await newGuest(browser), await newGuest(browser)];
  const game = await startGame(black, yellow, BLACK_FIRST);
  const page = await openAs(black, game);
  await expect(gameNote(page)).toContainText('Your move.');
  return [page, new Opponent(yellow, game)];
}

/** Takes a page offline once it has loaded. */
async function goOffline(page: Page): Promise<void> {
  // The first screen comes with the document. Without a service worker, a script that has not loaded
  // yet would be missing offline.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(gameNote(page)).toContainText('You are offline.');
}

test("moves made offline are stored and played on the player's next turns", async ({ browser }) => {
  const [page, opponent] = await startGameOnOnePage(browser);
  await goOffline(page);
  await move(page, 0);
  await expect(gameNote(page)).toContainText('Your move is saved and will be sent.');
  for (const moveIndex of [1, 2]) {
    await page.getByRole('button', { name: 'Premove', exact: true }).click();
    await move(page, moveIndex);
  }
  await opponent.expectMoveCount(0);

  await page.context().setOffline(false);
  await opponent.expectMoveCount(1);
  await expect(gameNote(page)).toContainText('Premoves:');
  await opponent.move(0);
  await opponent.expectMoveCount(3);
  await opponent.move(1);
  await opponent.expectMoveCount(5);
  await expectMoveCount(page, 5);
  await expect(gameNote(page)).not.toContainText('Premoves:');
});

test("a reload restores the game with the opponent's moves", async ({ browser }) => {
  const [page, opponent] = await startGameOnOnePage(browser);
  await move(page, 0);
  await opponent.expectMoveCount(1);
  const game = page.url();
  await page.goto('about:blank');
  await opponent.move(0);
  await opponent.expectMoveCount(2);
  await page.goto(game);
  await expectMoveCount(page, 2);
  await expect(gameNote(page)).toContainText('Your move.');
});

test('a browser that missed ten moves gets them all after reconnecting', async ({ browser }) => {
  const [black, yellow] = [await newGuest(browser), await newGuest(browser)];
  const game = await startGame(black, yellow, BLACK_FIRST);
  const player = await openAs(black, game);
  const spectator = await openAsNewUser(browser, game);
  for (const page of [spectator, player]) {
    await expectMoveCount(page, 0);
    await goOffline(page);
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
  const [page, opponent] = await startGameOnOnePage(browser);
  await move(page, 0);
  await opponent.expectMoveCount(1);
  const premoveArrows = page.locator('halma-board .above-men path[stroke-dasharray="8 6"]');
  for (const moveIndex of [1, 2]) {
    await page.getByRole('button', { name: 'Premove', exact: true }).click();
    await move(page, moveIndex);
    await expect(premoveArrows).toHaveCount(moveIndex);
  }
  await page.getByRole('button', { name: 'Cancel the last' }).click();
  await expect(premoveArrows).toHaveCount(1);
  const shownPly = (): Promise<number | undefined> =>
    page.locator('halma-board').evaluate((board: HalmaBoard) => board.position?.ply);
  const plyWithPremove = await shownPly();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Last move' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // The replay ends with the premove on the board again.
  await expect.poll(shownPly).toBe(plyWithPremove);
  await page.getByRole('button', { name: 'Cancel premoves' }).click();
  await expect(premoveArrows).toHaveCount(0);
  await opponent.move(0);
  await expectMoveCount(page, 2);
  await expect(gameNote(page)).toContainText('Your move.');
});

test('a takeback cancels the premoves, and the page shows the current position', async ({ browser }) => {
  const [page, opponent] = await startGameOnOnePage(browser);
  await move(page, 0);
  await opponent.expectMoveCount(1);
  await opponent.move(0);
  await expectMoveCount(page, 2);
  await move(page, 1);
  await opponent.expectMoveCount(3);
  await move(page, 2);
  await expect(gameNote(page)).toContainText('Premoves:');
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.locator('.moves .move').nth(1).click();
  await expect(page.getByText('You asked to take back your move.')).toBeVisible();
  await opponent.agreeToTakeBack(2);
  await opponent.expectMoveCount(2);
  await expect(gameNote(page)).toContainText('Your move.');
  await move(page, 3);
  await expect(gameNote(page)).not.toContainText('Premoves:');
  await opponent.expectMoveCount(2);
});

test('a premove cancelled in one tab is not played by another', async ({ browser }) => {
  const [page, opponent] = await startGameOnOnePage(browser);
  await move(page, 0);
  await opponent.expectMoveCount(1);
  await move(page, 1);
  await expect(gameNote(page)).toContainText('Premoves:');
  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await expect(gameNote(otherTab)).toContainText('Premoves:');
  await page.getByRole('button', { name: 'Cancel premoves' }).click();
  await expect(gameNote(otherTab)).not.toContainText('Premoves:');
  await opponent.move(0);
  for (const tab of [page, otherTab]) await expect(gameNote(tab)).toContainText('Your move.');
  await opponent.expectMoveCount(2);
});

test('two tabs play each premove once, in order', async ({ browser }) => {
  const [page, opponent] = await startGameOnOnePage(browser);
  await move(page, 0);
  await opponent.expectMoveCount(1);
  const otherTab = await page.context().newPage();
  await otherTab.goto(page.url());
  await expectMoveCount(otherTab, 1);
  for (const moveIndex of [1, 2]) {
    await page.getByRole('button', { name: 'Premove', exact: true }).click();
    await move(page, moveIndex);
  }
  await expect(gameNote(otherTab)).toContainText('Premoves:');
  for (const [turn, count] of [3, 5].entries()) {
    await opponent.move(turn);
    for (const tab of [page, otherTab]) await expectMoveCount(tab, count);
    await opponent.expectMoveCount(count);
  }
  for (const tab of [page, otherTab]) await expect(gameNote(tab)).not.toContainText('Premoves:');
});

test('a press on one of the player’s own men during the opponent’s turn starts a premove', async ({
  browser,
}) => {
  const [page, opponent] = await startGameOnOnePage(browser);
  await move(page, 0);
  await opponent.expectMoveCount(1);
  await move(page, 1);
  await expect(gameNote(page)).toContainText('Premoves:');
  await opponent.move(0);
  await expectMoveCount(page, 3);
});

test("choosing a premove ends when the player cancels it or the player's turn begins", async ({
  browser,
}) => {
  const [page, opponent] = await startGameOnOnePage(browser);
  await move(page, 0);
  await opponent.expectMoveCount(1);
  await page.getByRole('button', { name: 'Premove', exact: true }).click();
  await expect(gameNote(page)).toContainText('Choose your premove.');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(gameNote(page)).not.toContainText('Choose your premove');
  await page.getByRole('button', { name: 'Premove', exact: true }).click();
  await opponent.move(0);
  await expect(gameNote(page)).toContainText('Your move.');
  await move(page, 1);
  await opponent.expectMoveCount(3);
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
});
