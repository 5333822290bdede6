import { play, startPosition } from '@halma/rules';
import {
  afterMove,
  checkValue,
  completeValues,
  createSharedTable,
  createSmallBoard,
  decodeValue,
  encodeValue,
  indexOfPosition,
  judge,
  perfectPlayOf,
  positionAt,
  RetrogradeSolver,
  rulesOfSmallBoard,
  type SmallBoardSize,
  startOf,
  summarise,
  type TableLimits,
  winnerAfter,
} from '@halma/solver';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../positions.ts';
import { positionKey, valuesByBruteForce } from './brute-force.ts';
import { boardOf, solve } from './solve.ts';

const rhombus = (side: number, men: number): SmallBoardSize => ({ shape: 'rhombus', side, men });
const square = (side: number, men: number): SmallBoardSize => ({ shape: 'square', side, men });
const star = (side: number, men: number): SmallBoardSize => ({ shape: 'star', side, men });

test.each([
  // N. Sturtevant, “On Strongly Solving Chinese Checkers”, 2019.
  [rhombus(7, 1), { positions: 4704, wins: 2304, draws: 0, illegal: 96 }],
  [rhombus(7, 2), { positions: 2_542_512, wins: 1_265_851, draws: 0, illegal: 10_810 }],
])('%o has the published numbers of positions', (size, counts) => {
  const board = boardOf(size);
  expect(summarise(board, solve(board))).toMatchObject(counts);
});

test.each<[SmallBoardSize, TableLimits]>([
  [rhombus(3, 2), {}],
  [rhombus(3, 3), {}],
  [rhombus(4, 1), {}],
  [rhombus(4, 2), {}],
  [square(4, 1), {}],
  // Boards of more than 64 cells.
  [rhombus(9, 1), {}],
  [square(9, 1), {}],
  // Three sides.
  [star(1, 1), {}],
  [star(2, 1), {}],
  // Other rules.
  [{ ...rhombus(3, 3), preset: 'parker-1885' }, {}],
  [{ ...rhombus(4, 2), preset: 'encyclopaedia' }, {}],
  [{ ...square(4, 1), preset: 'parker-1885' }, {}],
  [{ ...rhombus(3, 3), preset: 'encyclopaedia' }, {}],
  [{ ...star(1, 1), preset: 'encyclopaedia' }, {}],
  // Blocks of one row, and blocks of seven rows with a shorter block at the end.
  [rhombus(3, 3), { maxBlockBytes: 1 }],
  [rhombus(4, 2), { maxBlockBytes: 7 * 91 }],
  [star(1, 1), { maxBlockBytes: 7 * 11 }],
])('every value of %j with the limits %j agrees with brute force', (size, limits) => {
  const board = boardOf(size);
  const values = solve(board, limits);
  const expectedValues = valuesByBruteForce(board);
  expect(values).toHaveLength(expectedValues.size);
  const mismatches: string[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const expected = expectedValues.get(positionKey(positionAt(board, index)));
    const value = decodeValue(values.at(index), board.sides);
    const found =
      'plies' in value ? { winner: winnerAfter(value.plies, board.sides), plies: value.plies } : value.result;
    if (JSON.stringify(found) !== JSON.stringify(expected))
      mismatches.push(`${index}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`);
  }
  expect(mismatches.slice(0, 10)).toEqual([]);
});

// A set of men has a row unless its mirror image comes first. 4 of the 16 cells are on the axis, and 5 of 25.
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

test('mutual zugzwangs are the positions that the side to move loses, whichever side that is', () => {
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
    // The same men, seen from the other side.
    const other = afterMove(board, positionAt(board, index));
    if (isLost(values.at(indexOfPosition(board, other)))) count += 1;
  }
  expect(count).toBe(11);
  expect(solver.countZugzwangs(0, rows)).toBe(count);
});

describe('the 5 × 5 rhombus with three men', () => {
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

  test('checkValue finds wrong values', () => {
    const start = indexOfPosition(board, startOf(board));
    const valueAt = (index: number): number => (index === start ? 27 : values.at(index));
    expect(checkValue(board, rules, valueAt, start)).toEqual({
      position: 'SOLVED:3CC/4C/5/A4/AA3 A - 0 1',
      stored: { result: 'won', plies: 27 },
      implied: { result: 'won', plies: 29 },
    });
  });
});

describe.each<[SmallBoardSize, object]>([
  [star(1, 2), { wins: 65_898, draws: 162_702, illegal: 102_924, longestWin: { plies: 7 } }],
  [star(1, 3), { wins: 510_481, draws: 567_192, illegal: 1_504_965, longestWin: { plies: 10 } }],
  [star(3, 1), { wins: 186_221, draws: 530_406, illegal: 30_459, longestWin: { plies: 25 } }],
  [square(4, 4), { wins: 866_745 }],
  [{ ...square(4, 3), preset: 'parker-1885' }, {}],
  [{ ...square(4, 3), preset: 'encyclopaedia' }, {}],
  [{ ...rhombus(4, 5), preset: 'encyclopaedia' }, {}],
  [{ ...star(1, 2), preset: 'encyclopaedia' }, {}],
])('%o', (size, counts) => {
  const board = boardOf(size);
  const rules = rulesOfSmallBoard(board);
  const values = solve(board);

  test('has the expected numbers of positions', () => {
    expect(summarise(board, values)).toMatchObject(counts);
  });

  test('has values that agree with the rules', () => {
    const sample = Array.from({ length: 1500 }, (_, number) => (number * 7919) % values.length);
    const faults = sample.map((index) => checkValue(board, rules, (other) => values.at(other), index));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

test('checkValue finds a value that names the wrong winner', () => {
  const board = boardOf(star(1, 1));
  const values = solve(board);
  const isLost = (byte: number): boolean => decodeValue(byte, 3).result === 'lost' && byte > 0;
  const index = Array.from({ length: values.length }, (_, candidate) => candidate).find((candidate) =>
    isLost(values.at(candidate)),
  );
  const byte = values.at(index ?? 0);
  const valueAt = (other: number): number => (other === index ? byte + 1 : values.at(other));
  expect(checkValue(board, rulesOfSmallBoard(board), valueAt, index ?? 0)).toMatchObject({
    stored: { plies: byte + 1 },
    implied: { result: 'lost', plies: byte },
  });
});

test('a game that ended by repetition is drawn', () => {
  const board = boardOf({ ...rhombus(3, 1), preset: 'encyclopaedia' });
  const solved = { board, values: solve(board) };
  let position = unwrap(startPosition(rulesOfSmallBoard(board)));
  const perfectPlay = perfectPlayOf(solved);
  expect(perfectPlay.judgeMoves(position)).toHaveLength(2);
  for (const move of ['a1-a2', 'c3-c2', 'a2-a1', 'c2-c3', 'a1-a2', 'c3-c2', 'a2-a1', 'c2-c3'])
    position = unwrap(play(position, move));
  expect(position.outcome?.termination).toBe('repetition');
  expect(judge(solved, position)).toEqual({ result: 'drawn' });
});

test('perfect play does not support three sides', () => {
  const board = boardOf(star(1, 1));
  const start = unwrap(startPosition(rulesOfSmallBoard(board)));
  expect(perfectPlayOf({ board, values: solve(board) }).judgeMoves(start)).toBeNull();
});

test.each([
  [square(5, 3), [0, 1, 1539, 1540, 123_456, 3_541_999]],
  [rhombus(9, 3), [0, 1, 76_075, 76_076, 6_490_804_319]],
  [star(2, 2), [0, 1, 527, 528, 314_159, 314_160, 209_230_559]],
])('positions of %o convert to indices and back', (size, indices) => {
  const board = boardOf(size);
  for (const index of indices) expect(indexOfPosition(board, positionAt(board, index))).toBe(index);
});

test.each([2, 3])('every value for %i sides survives encoding and decoding', (sides) => {
  for (let byte = 0; byte < 256; byte += 1) expect(encodeValue(decodeValue(byte, sides))).toBe(byte);
});

test.each([
  [rhombus(10, 3), { code: 'bad-side', min: 3, max: 9 }],
  [square(3, 3), { code: 'bad-side', min: 4, max: 11 }],
  [rhombus(2, 1), { code: 'bad-side', min: 3, max: 9 }],
  [star(4, 1), { code: 'bad-side', min: 1, max: 3 }],
  // 292 moves do not fit in a byte.
  [rhombus(9, 4), { code: 'bad-men', men: [1, 2, 3] }],
  [star(3, 2), { code: 'bad-men', men: [1] }],
  [star(1, 4), { code: 'bad-men', men: [1, 2, 3] }],
  [rhombus(3, 6), { code: 'bad-men', men: [1, 2, 3] }],
  [square(5, 5), { code: 'bad-men', men: [1, 3, 4, 6] }],
  [rhombus(5, 0), { code: 'bad-men', men: [1, 2, 3, 4, 5, 6] }],
] as const)('%j is refused', (size, refusal) => {
  expect(createSmallBoard(size)).toEqual({ ok: false, refusal });
});

test('a board whose tables need more memory than the limit is refused', () => {
  expect(createSharedTable(boardOf(rhombus(7, 6)))).toMatchObject({
    ok: false,
    refusal: { code: 'too-large' },
  });
});
