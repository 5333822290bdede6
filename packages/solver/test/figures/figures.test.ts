import { describe, expect, test } from 'vitest';
import { findCandidates } from '../../src/figures/candidates.ts';
import type { Figure } from '../../src/figures/figure.ts';
import { FigureSolver } from '../../src/figures/figure-solver.ts';
import type { Yard } from '../../src/figures/yard.ts';
import { finish } from '../../src/finish.ts';
import { destinations, figuresByForce } from './brute-force.ts';

const YARDS: [rows: number[], side: number][] = [
  [[1], 3],
  [[2, 1], 3],
  [[2, 1], 5],
  [[2, 2], 4],
  [[2, 2], 6],
  [[3, 1, 1], 5],
  [[3, 1, 1], 8],
  [[3, 2, 1], 4],
  [[3, 2, 1], 5],
  [[3, 2, 1], 6],
];

/** The yard of rows of squares, from the bottom up, on a board of that side. */
function yardOfRows(side: number, rows: readonly number[]): Yard {
  const squares = rows.flatMap((length, row) => Array.from({ length }, (_, column) => row * side + column));
  return { side, squares };
}

/** Plays a line on a board that knows nothing of figures. @returns the squares at its end */
function played(yard: Yard, moves: readonly { from: number; to: number }[]): Figure {
  let men = yard.squares;
  for (const { from, to } of moves) {
    expect(men).toContain(from);
    expect([...destinations(yard.side, men, from)]).toContain(to);
    men = [...men.filter((cell) => cell !== from), to];
  }
  return [...men].sort((a, b) => a - b);
}

describe('the figures of a small yard are those that playing every order finds', () => {
  test.each(YARDS)('rows %j on a board of side %i', (rows, side) => {
    const yard = yardOfRows(side, rows);
    const solver = new FigureSolver(yard);
    const candidates = finish(findCandidates(solver));
    const reachable = new Map<string, bigint | null>();
    for (let number = 0; number < candidates.count; number += 1) {
      const figure = candidates.at(number);
      expect(candidates.numberOf(figure)).toBe(number);
      const verdict = finish(solver.decide(figure));
      if (verdict.kind === 'reachable') {
        expect(played(yard, verdict.moves)).toEqual(figure);
        reachable.set(figure.join(), finish(solver.countOrders(figure)));
      } else expect(verdict.kind).toBe('impossible');
    }
    expect(reachable).toEqual(figuresByForce(yard));
  });
});
