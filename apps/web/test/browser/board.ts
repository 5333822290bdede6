import type { GameId, Move } from '@halma/rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { newDeviceGame, type StoredGame, toStoredGame } from '../../src/game/device-game.ts';
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

/** Stores a game on the device. Leaves the page without scripts. */
export async function storeGame(page: Page, game: StoredGame): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    `halma.game.${game.id}`,
    JSON.stringify(game),
  ] as const);
}

/**
 * Stores a game on the device and opens its page.
 *
 * @param query the query of the page's URL
 */
export async function openStoredGame(page: Page, session: Session, query = ''): Promise<void> {
  await storeGame(page, toStoredGame(newDeviceGame('stored', session, null), Date.now()));
  await page.goto(`/play/stored${query}`);
  await expect(page.locator('.game-tool').first()).toBeVisible();
}

/** The maximum time until a cell is drawn and has stopped moving, in milliseconds. */
const DRAWING_TIMEOUT_MS = 20_000;

/** Waits until a cell is drawn and has stopped moving, and returns its centre on the screen. */
export async function centreOf(
  page: Page,
  cell: number,
): Promise<{ readonly x: number; readonly y: number }> {
  const centre = await page.evaluate(
    async ([selector, timeout]) => {
      const measure = (): DOMRect | undefined =>
        document.querySelector('halma-board')?.shadowRoot?.querySelector(selector)?.getBoundingClientRect();
      const end = performance.now() + timeout;
      for (let before = measure(); performance.now() < end; ) {
        await new Promise(requestAnimationFrame);
        const after = measure();
        // A click on a board that is still moving would miss.
        const isStill =
          after !== undefined && after.width > 0 && JSON.stringify(after) === JSON.stringify(before);
        if (isStill) return { x: after.x + after.width / 2, y: after.y + after.height / 2 };
        before = after;
      }
      return null;
    },
    [`#cell-${cell}`, DRAWING_TIMEOUT_MS] as const,
  );
  if (centre === null) throw new Error(`cell ${cell} is not drawn, or keeps moving`);
  return centre;
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
