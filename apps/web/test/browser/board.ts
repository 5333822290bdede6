import type { Move } from '@halma/rules';
import { expect, type Locator, type Page } from '@playwright/test';
import { restoreGame } from '../../src/game/saved-game.ts';
import type { Session } from '../../src/game/session.ts';

/** Where the page of a test is: the computer thinks for 50 milliseconds. */
export const ADDRESS = '/play?think=50';

/** What the browser keeps of the game on the page. */
async function keptOnPage(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [, , id] = location.pathname.split('/');
    return JSON.parse(localStorage.getItem(`halma.game.${id}`) ?? 'null');
  });
}

/** The game on the page, as the browser keeps it. Before the first move nothing is kept. */
export async function gameOnPage(page: Page): Promise<Session> {
  const session = restoreGame(await keptOnPage(page));
  if (session === undefined) throw new Error('the page keeps no game');
  return session;
}

/** Waits until so many turns have been played. */
export async function turnsPlayed(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (turns) => {
      const [, , id] = location.pathname.split('/');
      return JSON.parse(localStorage.getItem(`halma.game.${id}`) ?? '{"turns":[]}').turns.length === turns;
    },
    count,
    { polling: 20 },
  );
}

/** Where a square is on the screen. */
export async function placeOf(page: Page, cell: number): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator(`halma-board #cell-${cell}`).boundingBox();
  if (box === null) throw new Error(`cell ${cell} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Makes a move as a person with a mouse does: a press on the man, a press on the square; or the Pass button. */
export async function makeMove(page: Page, move: Move): Promise<void> {
  if (move.kind === 'pass') {
    await page.getByRole('button', { name: 'Pass' }).click();
    return;
  }
  if (move.kind === 'leave') throw new Error('this test leaves no board');
  const cells = move.kind === 'walk' ? [move.from, move.to] : [move.to];
  for (const cell of cells) {
    const { x, y } = await placeOf(page, cell);
    await page.mouse.click(x, y);
  }
}

/** Taps squares with a finger, one after another. */
export async function tap(page: Page, session: Session, ...names: string[]): Promise<void> {
  for (const name of names) {
    const { x, y } = await placeOf(page, session.rules.board.numbers.get(name) ?? -1);
    await page.touchscreen.tap(x, y);
  }
}

/** Opens the dialog, picks a game, lets everybody sit at this table, and starts. */
export async function startAtThisTable(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill(title);
  await dialog
    .getByRole('button')
    .filter({ has: page.locator('.game-title', { hasText: new RegExp(`^${escaped(title)}$`) }) })
    .click();
  await dialog.getByRole('button', { name: 'All at this table' }).click();
  await dialog.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(dialog).toBeHidden();
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** What the page says about the game. */
export function note(page: Page): Locator {
  return page.locator('.note');
}
