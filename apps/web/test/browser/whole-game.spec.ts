import { type Cell, type GameId, legalMoves } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { rewindTo, type Session } from '../../src/game/session.ts';
import { after, gameOf } from '../game/setup.ts';
import { gameOnPage, openStoredGame, waitForTurns } from './board.ts';
import { movesToTheEnd } from './moves-to-the-end.ts';

// A whole game takes minutes on a slow machine.
test.describe.configure({ timeout: 400_000 });

/** The number of nodes that the engine searches for each move. A shallower search would play longer games. */
const NODES = 3000;

/** Returns a finished game for two people on one device. The engine has played for both. */
function wholeGame(id: GameId): Session {
  const start = gameOf(id, 'pp');
  return movesToTheEnd(start.present, NODES).reduce(
    (session, move) => after(session, { kind: 'move', move }),
    start,
  );
}

/** Returns the centres of all cells on the screen. The board does not move during a game. */
async function centresOf(page: Page): Promise<ReadonlyMap<Cell, Point>> {
  await expect(page.locator('.game-tool').first()).toBeVisible();
  const cells = page.locator('halma-board [id^="cell-"]');
  await expect(cells.first()).toBeVisible();
  const centres = await cells.evaluateAll((elements) =>
    elements.map((element): [number, { readonly x: number; readonly y: number }] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Number(element.id.replace('cell-', '')), { x: left + width / 2, y: top + height / 2 }];
    }),
  );
  return new Map(centres);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Focuses the board and returns its active cell; null if the first key press will activate the first movable
 * man. Locating the board by role would compute the roles of all cells, which takes as long as a key press.
 */
function focusBoard(page: Page): Promise<Cell | null> {
  return page.evaluate(() => {
    const grid = document
      .querySelector('halma-board')
      ?.shadowRoot?.querySelector<SVGElement>('[role="grid"]');
    grid?.focus();
    const id = grid?.getAttribute('aria-activedescendant');
    return id == null ? null : Number(id.replace('cell-', ''));
  });
}

/**
 * Selects a man or its destination.
 *
 * @param choices the movable men, or the selected man's destinations, in the order of the moves
 */
type Select = (page: Page, cell: Cell, choices: readonly Cell[], centre: Point) => Promise<void>;

const INPUT_METHODS: Readonly<Record<'keyboard' | 'mouse' | 'touch', Select>> = {
  keyboard: async (page, cell, choices) => {
    const active = await focusBoard(page);
    // N goes to the next choice, or from another cell to the first one. P goes to the previous choice.
    const presses = choices.indexOf(cell) - (active === null ? 0 : choices.indexOf(active));
    const key = presses < 0 ? 'p' : 'n';
    for (let press = 0; press < Math.abs(presses); press += 1) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
  },
  mouse: (page, _cell, _choices, { x, y }) => page.mouse.click(x, y),
  touch: (page, _cell, _choices, { x, y }) => page.touchscreen.tap(x, y),
};

/** Makes the moves of a game from one ply up to another. */
async function playMoves(
  page: Page,
  game: Session,
  start: number,
  end: number,
  select: Select,
): Promise<void> {
  const centres = await centresOf(page);
  for (let ply = start; ply < end; ply += 1) {
    const turn = game.turns[ply];
    const position = game.positions[ply];
    if (position === undefined || turn?.kind !== 'move' || turn.move.kind !== 'normal')
      throw new Error('a game with camps has only steps and hops');
    const { from, to } = turn.move;
    const moves = legalMoves(position).filter((move) => move.kind === 'normal');
    const men = [...new Set(moves.map((move) => move.from))];
    const destinations = moves.filter((move) => move.from === from).map((move) => move.to);
    for (const [cell, choices] of [
      [from, men],
      [to, destinations],
    ] as const) {
      const centre = centres.get(cell);
      if (centre === undefined) throw new Error(`cell ${cell} is not drawn`);
      await select(page, cell, choices, centre);
    }
    await waitForTurns(page, ply + 1);
  }
}

/**
 * The number of moves made at the start and at the end of a game that is not played in full. The moves in
 * between are in a stored game.
 */
const MOVES_AT_EACH_END = 6;

/** A square board, a star and a rhombus, each with the input method that plays its game in full. */
for (const [id, fullInput] of [
  ['grasshopper-8', 'touch'],
  ['star-2', 'mouse'],
  ['rhombus-5', 'keyboard'],
] as const) {
  const game = wholeGame(id);
  const moveCount = game.turns.length;
  const half = moveCount >> 1;
  for (const [input, select] of Object.entries(INPUT_METHODS)) {
    const isFull = input === fullInput;
    const [pauseAt, resumeAt] = isFull ? [half, half] : [MOVES_AT_EACH_END, moveCount - MOVES_AT_EACH_END];
    test.describe(`${id} with ${input} only`, () => {
      test.use({ hasTouch: input === 'touch' });

      test(`is played from its first move to its end, ${
        isFull ? `across a reload, in ${moveCount} moves` : `except moves ${pauseAt + 1} to ${resumeAt}`
      }`, async ({ page }) => {
        await openStoredGame(page, rewindTo(game, 0));
        await playMoves(page, game, 0, pauseAt, select);
        if (isFull) await page.reload();
        else await openStoredGame(page, rewindTo(game, resumeAt));
        await playMoves(page, game, resumeAt, moveCount, select);
        await expect(page.locator('.result')).toContainText('First to finish.');
        const { present, turns } = await gameOnPage(page);
        expect(turns).toEqual(game.turns);
        expect(present.outcome?.termination).toBe('win');
      });
    });
  }
}
