import { type Cell, legalMoves } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { rewindTo, type Session } from '../../src/game/session.ts';
import { afterMoves, gameOf } from '../game/setup.ts';
import { gameOnPage, openStoredGame, waitForTurns } from './board.ts';

// A whole game takes minutes on a slow machine.
test.describe.configure({ timeout: 400_000 });

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

/**
 * A square board, a star and a rhombus, each with the input method that plays its game in full, and with the
 * moves of the game. The engine has played them for both sides with 3000 nodes per move.
 */
const GAMES = [
  {
    id: 'grasshopper-8',
    fullInput: 'touch',
    moves: `
    a1-c3 h7-f5 b2-d4 g6-c4 b1-d3 g8-e4 c3-g5 h8-f4 b3-d5 e8-e6 c1-e7 h6-f6 a4-b4 g7-c1 d1-b5 f4-e3 a2-c6
    f6-b2 a3-e5 c4-b3 c2-c4 f8-d2 b4-f8 h5-g4 d4-h6 f7-d7 d3-h7 f5-b1 c6-g8 d7-d3 c4-c6 e6-a2 b5-d7 e3-a1
    d5-h5 e4-a4 c6-e8 g4-f4 g5-f6 f4-e3 e5-g7 e3-a3 d7-f7 d3-c2 f6-h8 d2-d1`,
  },
  {
    id: 'star-2',
    fullInput: 'mouse',
    moves: `
    d1-e6 n1-m6 b1-f6 p1-l6 c3-g5 o3-k5 d2-f7 n2-l7 d4-h5 q1-k7 a1-g7 l6-j6 b2-f5 p2-j7 c2-i4 n4-f8 h5-p1
    k7-i5 f5-n1 o2-i6 f6-n2 o1-i7 c1-d2 j7-d1 d2-l8 m6-k6 e6-f6 l7-h6 f6-l7 i6-c2 f7-l6 k6-e8 i4-o2 j6-b2
    d3-e7 n3-m8 l8-n3 m8-k6 e7-f7 f8-b1 g5-g6 k5-j5 f7-j6 h6-d3 g7-h6 k6-i6 j6-k7 j5-j6 k7-q1 j6-d2 h6-j5
    i6-h7 n2-p2 e8-f7 g6-g7 i7-i6 j5-k6 i6-e8 k6-m8 h7-h6 l7-n2 d3-c3 m8-n4 b2-a1 l6-m7 f7-b2 m7-o3 d1-c1
    n1-o1 h6-d3 g7-h7 i5-h5 h7-i6 h5-g5 i6-j6 g5-f5 j6-k6 e8-d4 k6-l6 f5-e5 l6-m6 e5-d1`,
  },
  {
    id: 'rhombus-5',
    fullInput: 'keyboard',
    moves: `
    c1-d1 c5-b5 a1-e1 e5-a5 a2-c2 d5-d3 a3-c3 d3-b3 b2-d2 e4-c4 d1-d5 d4-b2 c3-e5 a5-a1 b1-c1 b5-b1 c1-c5
    e3-e2 d2-d3 c4-c3 c2-c4 e2-d2 d3-d4 c3-c1 e1-e2 d2-c2 c4-e4 c2-a2 e2-e3`,
  },
] as const;

for (const { id, fullInput, moves } of GAMES) {
  const game = afterMoves(gameOf(id, 'pp'), ...moves.trim().split(/\s+/));
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
