import { describe, expect, test } from 'vitest';
import { latticeOf } from '../../src/long-hop/lattice.ts';
import { LongHopSolver } from '../../src/long-hop/long-hop-solver.ts';
import { shortestHop } from '../../src/long-hop/shortest-hop.ts';
import { runToCompletion } from '../../src/run-to-completion.ts';
import { fewestMenByBruteForce } from './brute-force.ts';

test.each([
  [3, 4],
  [4, 4],
  [5, 6],
])(
  'finds the same numbers of men as brute force, on a board of side %i with at most %i men',
  (side, maxMen) => {
    const fewest = runToCompletion(new LongHopSolver(side).fewestMen());
    expect(fewest).toEqual(fewestMenByBruteForce(side, maxMen));
  },
);

/**
 * The fewest possible jumps for each side length, and the minimum number of men for that number of jumps and
 * each larger one.
 */
const TABLES: [side: number, fewestJumps: number, men: number[]][] = [
  [7, 3, [3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 10]],
  [10, 4, [4, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 14, 14, 15, 16]],
  [
    12,
    5,
    [
      5, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 19, 19, 20,
      21, 22,
    ],
  ],
];

describe.each(TABLES)('on a board of side %i', (side, fewestJumps, men) => {
  const solver = new LongHopSolver(side);
  const fewest = runToCompletion(solver.fewestMen());

  test('finds the fewest men for every number of jumps', () => {
    const expected = new Array<number | null>(fewest.length).fill(null);
    men.forEach((count, index) => {
      expected[fewestJumps + index] = count;
    });
    expect(fewest).toEqual(expected);
  });

  test.each(men.map((count, index) => [fewestJumps + index, count] as const))(
    'finds an arrangement that forces %i jumps with %i men',
    (jumps, count) => {
      const { start, end } = latticeOf(side);
      const cells = runToCompletion(solver.findArrangement(jumps, count)) ?? [];
      expect(new Set(cells).size).toBe(count);
      expect(cells).not.toContain(start);
      expect(shortestHop(side, cells, start, end)).toHaveLength(jumps + 1);
    },
  );
});

test('confirms the known arrangement of 37 men for 61 jumps', () => {
  const names =
    'a12 a4 a8 b10 b13 b2 b6 d10 d14 d15 d2 d6 f10 f13 f2 f6 h10 h14 h15 h2 h6 j10 j13 j2 j6 l10 l14 l2 l6 n10 n13 n14 n2 n6 o10 o2 o6';
  const men = names.split(' ').map((name) => 16 * (Number(name.slice(1)) - 1) + name.charCodeAt(0) - 97);
  const { start, end } = latticeOf(16);
  expect(men).toHaveLength(37);
  expect(shortestHop(16, men, start, end)).toHaveLength(62);
  expect(shortestHop(16, men.slice(1), start, end)).toBeNull();
});

test('refuses boards whose side is not a whole number from 3 to 16', () => {
  for (const side of [2, 17, 4.5]) expect(() => new LongHopSolver(side)).toThrow(RangeError);
});
