import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { latticeOf, parseSquareName, shortestHop, squareName } from '../../src/index.ts';

interface StoredHops {
  readonly side: number;
  readonly impossible: readonly number[];
  readonly rows: readonly { readonly jumps: number; readonly men: number; readonly arrangement: string }[];
}

const readFile = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const { side, impossible, rows }: StoredHops = JSON.parse(readFile('../../data/long-hops.data.json'));
const { start, end, pointsPerSide: points } = latticeOf(side);
const cellsOf = (arrangement: string): number[] =>
  arrangement.split(' ').map((name) => parseSquareName(side, name));

describe('the stored arrangement', () => {
  test.each(rows)('for $jumps jumps has $men men that force them', ({ jumps, men, arrangement }) => {
    const cells = cellsOf(arrangement);
    expect(cells.map((cell) => squareName(side, cell)).join(' ')).toBe(arrangement);
    expect(new Set(cells).size).toBe(men);
    expect([start, end].filter((cell) => cells.includes(cell))).toEqual([]);
    expect(shortestHop(side, cells, start, end)).toHaveLength(jumps + 1);
  });

  test.each(rows)('for $jumps jumps needs all its men', ({ jumps, arrangement }) => {
    const cells = cellsOf(arrangement);
    for (const cell of cells) {
      const hop = shortestHop(
        side,
        cells.filter((other) => other !== cell),
        start,
        end,
      );
      expect(hop?.length).not.toBe(jumps + 1);
    }
  });

  test('exists for every possible number of jumps', () => {
    const all = [...rows.map(({ jumps }) => jumps), ...impossible].sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: points ** 2 - 1 }, (_, index) => index + 1));
  });
});

test('the table on the reference page has the same numbers of men', () => {
  const page = readFile('../../../../docs/reference/solitaires.md');
  const table = page.split('| Jumps | Men |').at(-1) ?? '';
  const printed = Array.from(table.matchAll(/\| \**([\d, ]+?)\** \| \**(\d+)\** /g)).flatMap(
    ([, jumps = '', men = '']) => jumps.split(', ').map((text) => [Number(text), Number(men)]),
  );
  expect(printed.sort(([a = 0], [b = 0]) => a - b)).toEqual(rows.map(({ jumps, men }) => [jumps, men]));
});
