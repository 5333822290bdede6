import { readFile } from 'node:fs/promises';
import { formatShortMove, type Position, parsePosition, play, startPosition } from '@halma/rules';
import { judge, judgeMoves } from '@halma/solver';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/board/set-up.ts';
import {
  SOLVED_BOARD_IDS,
  SOLVED_BOARDS,
  type SolvedBoardId,
  solvedBoardOf,
} from '../../src/solved/boards.ts';
import {
  bestMoves,
  countPositions,
  longestWinOf,
  readSolvedGame,
  type SolvedGame,
  symbolOf,
} from '../../src/solved/solved-game.ts';

async function readGame(id: SolvedBoardId): Promise<SolvedGame> {
  const game = await readSolvedGame(new Uint8Array(await readFile(SOLVED_BOARDS[id].tablebase)));
  if (game === undefined) throw new Error(`the tablebase of ${id} cannot be read`);
  return game;
}

/** The numbers in the table in docs/reference/solved-boards.md. */
const EXPECTED: Readonly<Record<SolvedBoardId, { positions: number; plies: number; longest: number }>> = {
  'rhombus-5-3': { positions: 7_084_000, plies: 29, longest: 31 },
  'rhombus-4-3': { positions: 320_320, plies: 21, longest: 21 },
  'rhombus-4-4': { positions: 1_801_800, plies: 19, longest: 25 },
  'rhombus-9-2': { positions: 19_964_880, plies: 43, longest: 51 },
  'square-5-3': { positions: 7_084_000, plies: 19, longest: 25 },
};

test('bytes that are not a tablebase are refused', async () => {
  expect(await readSolvedGame(new Uint8Array(100))).toBeUndefined();
});

test.each([
  ['no board', null, 'rhombus-5-3'],
  ['the board square-5-3', 'square-5-3', 'square-5-3'],
  ['the unknown board square-99', 'square-99', 'rhombus-5-3'],
])('an address with %s shows %s', (_, id, shown) => {
  expect(solvedBoardOf(id)).toBe(shown);
});

describe.each(SOLVED_BOARD_IDS)('%s', (id) => {
  const { positions, plies, longest } = EXPECTED[id];

  test(`has ${positions} positions`, async () => {
    expect(countPositions(await readGame(id))).toBe(positions);
  });

  test(`a game of best moves takes ${plies} plies, and the first player wins`, async () => {
    const solved = await readGame(id);
    let position: Position = unwrap(startPosition(solved.rules));
    for (let pliesLeft = plies; pliesLeft > 0; pliesLeft -= 1) {
      expect(judge(solved, position)).toEqual({
        result: pliesLeft % 2 === 1 ? 'won' : 'lost',
        plies: pliesLeft,
      });
      const [best] = bestMoves(solved, position);
      if (best === undefined) throw new Error('no move');
      position = unwrap(play(position, best.move));
    }
    expect(position.outcome).not.toBeNull();
    expect(judge(solved, position).result).toBe(position.toMove === 1 ? 'won' : 'lost');
  });

  test(`the longest win takes ${longest} plies`, async () => {
    const solved = await readGame(id);
    const position = unwrap(parsePosition(solved.rules, longestWinOf(solved)));
    expect(judge(solved, position)).toEqual({ result: 'won', plies: longest });
  });
});

test.each([
  ['b1-b2', ''],
  ['a1-c1', '?'],
  ['a2-a3', '??'],
])('the first move %s on the 5 × 5 rhombus has the symbol “%s”', async (text, symbol) => {
  const solved = await readGame('rhombus-5-3');
  const all = judgeMoves(solved, unwrap(startPosition(solved.rules)));
  const chosen = all.find(({ move }) => formatShortMove(solved.rules.board, move) === text);
  if (chosen === undefined) throw new Error(text);
  expect(symbolOf(chosen, all)).toBe(symbol);
});
