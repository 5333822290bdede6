import { describe, expect, test } from 'vitest';
import { findCandidates } from '../../src/figures/candidates.ts';
import type { CornerCamp } from '../../src/figures/corner-camp.ts';
import type { Figure } from '../../src/figures/figure.ts';
import { FigureSolver } from '../../src/figures/figure-solver.ts';
import { runToCompletion } from '../../src/run-to-completion.ts';
import { destinations, figuresByBruteForce } from './brute-force.ts';

const CAMPS: [rows: number[], side: number][] = [
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

/** Returns a camp with rows of these lengths, from the bottom up. */
function campOfRows(side: number, rows: readonly number[]): CornerCamp {
  const squares = rows.flatMap((length, row) => Array.from({ length }, (_, column) => row * side + column));
  return { side, squares };
}

/**
 * Plays moves under the rules of `brute-force.ts`.
 *
 * @returns the occupied squares at the end
 */
function playMoves(camp: CornerCamp, moves: readonly { from: number; to: number }[]): Figure {
  let men = camp.squares;
  for (const { from, to } of moves) {
    expect(men).toContain(from);
    expect([...destinations(camp.side, men, from)]).toContain(to);
    men = [...men.filter((cell) => cell !== from), to];
  }
  return [...men].sort((a, b) => a - b);
}

describe('the figures of a small camp are those that exhaustive play finds', () => {
  test.each(CAMPS)('rows %j on a board of side %i', (rows, side) => {
    const camp = campOfRows(side, rows);
    const solver = new FigureSolver(camp);
    const candidates = runToCompletion(findCandidates(solver));
    const reachable = new Map<string, bigint | null>();
    for (let number = 0; number < candidates.count; number += 1) {
      const figure = candidates.at(number);
      expect(candidates.indexOf(figure)).toBe(number);
      const verdict = runToCompletion(solver.decide(figure));
      if (verdict.kind === 'reachable') {
        expect(playMoves(camp, verdict.moves)).toEqual(figure);
        reachable.set(figure.join(), runToCompletion(solver.countOrders(figure)));
      } else expect(verdict.kind).toBe('impossible');
    }
    expect(reachable).toEqual(figuresByBruteForce(camp));
  });
});
