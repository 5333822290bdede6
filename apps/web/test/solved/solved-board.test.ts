import { readFile } from 'node:fs/promises';
import { formatShortMove, type Position, parsePosition, play } from '@halma/rules';
import { beforeAll, expect, test } from 'vitest';
import { setUp, unwrap } from '../../src/board/set-up.ts';
import {
  bestMoves,
  judge,
  judgeMoves,
  longestWinOf,
  readSolvedBoard,
  SOLVED_GAME,
  type SolvedBoard,
  signOf,
} from '../../src/solved/solved-board.ts';

const start = setUp(SOLVED_GAME);
const table = new URL('../../src/solved/rhombus-5-3.htb', import.meta.url);
let solved: SolvedBoard;

beforeAll(async () => {
  const read = await readSolvedBoard(new Uint8Array(await readFile(table)));
  if (read === undefined) throw new Error('the tablebase cannot be read');
  solved = read;
});

test('bytes that are not a tablebase are refused', async () => {
  expect(await readSolvedBoard(new Uint8Array(100))).toBeUndefined();
});

test('a game of best moves lasts as long as its value says', () => {
  let position: Position = start;
  for (let plies = 29; plies > 0; plies -= 1) {
    expect(judge(solved, position)).toEqual({ result: plies % 2 === 1 ? 'won' : 'lost', plies });
    const [best] = bestMoves(solved, position);
    if (best === undefined) throw new Error('no move');
    position = unwrap(play(position, best.move));
  }
  expect(position.outcome).not.toBeNull();
  expect(judge(solved, position).result).toBe(position.toMove === 1 ? 'won' : 'lost');
});

test('the longest win takes 31 plies', () => {
  const position = unwrap(parsePosition(start.rules, longestWinOf(solved, start.rules)));
  expect(judge(solved, position)).toEqual({ result: 'won', plies: 31 });
});

test.each([
  ['b1-b2', ''],
  ['a1-c1', '?'],
  ['a2-a3', '??'],
])('the first move %s has the sign “%s”', (text, sign) => {
  const all = judgeMoves(solved, start);
  const chosen = all.find(({ move }) => formatShortMove(start.rules.board, move) === text);
  if (chosen === undefined) throw new Error(text);
  expect(signOf(chosen, all)).toBe(sign);
});
