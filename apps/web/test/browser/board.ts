import type { GameId, Move } from '@halma/rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { restoreGame } from '../../src/game/saved-game.ts';
import type { Session } from '../../src/game/session.ts';

/** The URL of the game page, where the computer has 50 milliseconds per move. */
export const ADDRESS = '/play?think=50';

/** Returns the stored data of the page's game; null before the first move. */
async function storedOnPage(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [, , id] = location.pathname.split('/');
    return JSON.parse(localStorage.getItem(`halma.game.${id}`) ?? 'null');
  });
}

/** Returns the game on the page as the browser stores it. Nothing is stored before the first move. */
export async function gameOnPage(page: Page): Promise<Session> {
  const session = restoreGame(await storedOnPage(page));
  if (session === undefined) throw new Error('the page has stored no game');
  return session;
}

/** Waits until the stored game has the given number of turns. */
export async function waitForTurns(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (turns) => {
      const [, , id] = location.pathname.split('/');
      return JSON.parse(localStorage.getItem(`halma.game.${id}`) ?? '{"turns":[]}').turns.length === turns;
    },
    count,
    { polling: 20 },
  );
}

/** Waits until a cell is drawn and has stopped moving, and returns its centre on the screen. */
export async function centreOf(
  page: Page,
  cell: number,
): Promise<{ readonly x: number; readonly y: number }> {
  const cellElement = page.locator(`halma-board #cell-${cell}`);
  await expect(cellElement).toBeVisible();
  const box = { x: 0, y: 0, width: 0, height: 0 };
  await expect(async () => {
    const [before, after] = await cellElement.evaluate(async (element) => {
      const measure = () => element.getBoundingClientRect().toJSON();
      const first = measure();
      await new Promise(requestAnimationFrame);
      return [first, measure()];
    });
    // The board may be redrawn at any time, and an element that it has replaced has no size.
    expect(after.width).toBeGreaterThan(0);
    // A click on a board that is still moving would miss.
    expect(after).toEqual(before);
    Object.assign(box, after);
  }).toPass();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Makes a move with the mouse: clicks the man and then the destination, or the Pass button. */
export async function makeMove(page: Page, move: Move): Promise<void> {
  if (move.kind === 'pass') {
    await page.getByRole('button', { name: 'Pass' }).click();
    return;
  }
  if (move.kind === 'bear-off') throw new Error('bearing off is not supported here');
  const cells = move.kind === 'normal' ? [move.from, move.to] : [move.to];
  for (const cell of cells) {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.click(x, y);
  }
}

/** Taps cells one after another. */
export async function tap(page: Page, session: Session, ...names: string[]): Promise<void> {
  for (const name of names) {
    const { x, y } = await centreOf(page, session.rules.board.cellByName.get(name) ?? -1);
    await page.touchscreen.tap(x, y);
  }
}

/** Starts a new game with people in every seat, through the form. */
export async function startLocalGame(page: Page, game: GameId): Promise<void> {
  await page.goto(`/play/new/${game}?with=friends`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '3 Rules' }).click();
  await dialog.getByRole('button', { name: 'Start game' }).click();
  await expect(dialog).toBeHidden();
}

/** Returns the note on the state of the game. */
export function note(page: Page): Locator {
  return page.locator('.note');
}
