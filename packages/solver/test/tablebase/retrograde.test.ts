import {
  checkValue,
  completeValues,
  createSharedTable,
  createSmallBoard,
  decodeValue,
  encodeValue,
  indexOfPosition,
  positionAt,
  RetrogradeSolver,
  rulesOfSmallBoard,
  type SmallBoardSize,
  startOf,
  summarise,
  withOtherSideToMove,
} from '@halma/solver';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../positions.ts';
import { solveSlowly } from './slow-solver.ts';
import { boardOf, solve } from './solve.ts';

const rhombus = (side: number, men: number): SmallBoardSize => ({ shape: 'rhombus', side, men });
const square = (side: number, men: number): SmallBoardSize => ({ shape: 'square', side, men });

test.each([
  // N. Sturtevant, “On Strongly Solving Chinese Checkers”, 2019.
  [rhombus(7, 1), { positions: 4704, wins: 2304, draws: 0, illegal: 96 }],
  [rhombus(7, 2), { positions: 2_542_512, wins: 1_265_851, draws: 0, illegal: 10_810 }],
])('%o has the published numbers of positions', (size, counts) => {
  const board = boardOf(size);
  expect(summarise(board, solve(board))).toMatchObject(counts);
});

const toSet = (cells: readonly number[]): number => cells.reduce((set, cell) => set | (1 << cell), 0);

test.each([
  [rhombus(3, 2), {}],
  [rhombus(3, 3), {}],
  [rhombus(4, 1), {}],
  [rhombus(4, 2), {}],
  // A row in each block, and blocks of seven rows with a shorter one at the end.
  [rhombus(3, 3), { maxBlockBytes: 1 }],
  [rhombus(4, 2), { maxBlockBytes: 7 * 91 }],
])('every value of %o with the limits %o is that of a slow solver', (size, limits) => {
  const board = boardOf(size);
  const values = solve(board, limits);
  const slow = solveSlowly(board);
  expect(values).toHaveLength(slow.size);
  const different: string[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const { mover, opponent } = positionAt(board, index);
    const expected = slow.get(`${toSet(mover)} ${toSet(opponent)}`);
    const value = decodeValue(values.at(index));
    const found = 'plies' in value ? value.plies : value.result;
    if (found !== expected) different.push(`${index}: ${found}, not ${expected}`);
  }
  expect(different).toEqual([]);
});

// A set of men has a row of its own unless its image in the mirror comes first. 4 of the 16 cells are on the axis, and 5 of 25.
test.each([
  [rhombus(4, 1), 10],
  [rhombus(4, 2), 120],
  [rhombus(4, 3), 294],
  [rhombus(4, 5), 4368],
  [square(4, 3), 294],
  [square(5, 3), 1180],
])('the table of %o has %i rows', (size, rows) => {
  const table = unwrap(createSharedTable(boardOf(size)));
  expect(table.ranks).toHaveLength(rows);
});

test('mutual zugzwangs are the positions that either side loses', () => {
  const board = boardOf(rhombus(4, 3));
  const table = unwrap(createSharedTable(board));
  const solver = new RetrogradeSolver(board, table);
  const { length: rows } = table.ranks;
  solver.initialise(0, rows);
  for (let plies = 1; solver.expand(0, rows, plies) > 0; plies += 1);
  const values = completeValues(board, table);
  const isLost = (byte: number): boolean => byte > 0 && decodeValue(byte).result === 'lost';
  let count = 0;
  for (let index = 0; index < values.length; index += 1) {
    if (!isLost(values.at(index))) continue;
    const other = withOtherSideToMove(board, positionAt(board, index));
    if (isLost(values.at(indexOfPosition(board, other)))) count += 1;
  }
  expect(count).toBe(11);
  expect(solver.countZugzwangs(0, rows)).toBe(count);
});

describe('the rhombus of 25 cells with three men', () => {
  const board = boardOf(rhombus(5, 3));
  const rules = rulesOfSmallBoard(board);
  const values = solve(board);

  test('is won by the first player', () => {
    expect(summarise(board, values)).toMatchObject({
      wins: 3_499_722,
      draws: 26_036,
      illegal: 58_520,
      start: { result: 'won', plies: 29 },
      longestWin: { plies: 31 },
    });
  });

  test('has values that agree with the rules', () => {
    const isCommon = (byte: number): boolean => decodeValue(byte).result === 'won';
    const rare = Array.from({ length: values.length }, (_, index) => index).filter(
      (index) => !isCommon(values.at(index)),
    );
    const sample = Array.from({ length: 1500 }, (_, number) => [
      (number * 2357) % values.length,
      rare[(number * 953) % rare.length] ?? 0,
    ]).flat();
    const faults = sample.map((index) => checkValue(board, rules, (other) => values.at(other), index));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });

  test('has a checker that finds wrong values', () => {
    const start = indexOfPosition(board, startOf(board));
    const valueAt = (index: number): number => (index === start ? 27 : values.at(index));
    expect(checkValue(board, rules, valueAt, start)).toEqual({
      position: 'SOLVED:3CC/4C/5/A4/AA3 A - 0 1',
      stored: { result: 'won', plies: 27 },
      implied: { result: 'won', plies: 29 },
    });
  });
});

test('positions and their indices are the reverse of each other', () => {
  const board = boardOf(square(5, 3));
  for (const index of [0, 1, 1539, 1540, 123_456, 3_541_999])
    expect(indexOfPosition(board, positionAt(board, index))).toBe(index);
});

test.each(Array.from({ length: 256 }, (_, byte) => byte))('the value %i survives encoding', (byte) => {
  expect(encodeValue(decodeValue(byte))).toBe(byte);
});

test.each([
  [rhombus(9, 3), { code: 'bad-side', min: 3, max: 8 }],
  [square(3, 3), { code: 'bad-side', min: 4, max: 8 }],
  [rhombus(2, 1), { code: 'bad-side', min: 3, max: 8 }],
  [rhombus(3, 6), { code: 'bad-men', men: [1, 2, 3] }],
  [square(5, 4), { code: 'bad-men', men: [3, 6] }],
  [rhombus(5, 0), { code: 'bad-men', men: [1, 2, 3, 4, 5, 6] }],
] as const)('%o is refused', (size, refusal) => {
  expect(createSmallBoard(size)).toEqual({ ok: false, refusal });
});

test('a board whose tables need more memory than the limit is refused', () => {
  expect(createSharedTable(boardOf(rhombus(7, 6)))).toMatchObject({
    ok: false,
    refusal: { code: 'too-large' },
  });
});
