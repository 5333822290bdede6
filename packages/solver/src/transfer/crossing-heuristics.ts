import type { Rules, Seat } from '@halma/rules';
import { measurePathTo } from '../army/measure-path.ts';
import type { CrossingSymmetries } from '../army/symmetries.ts';
import type { BeamHeuristic } from '../beam/heuristic.ts';

/**
 * Weights for a search that joins two half paths to a crossing. They prefer placements whose men have advanced, are near
 * the middle, and coincide with their own image under a symmetry of the crossing. Which set is best differs from board
 * to board; the search tries them in this order.
 */
const WEIGHTS = [
  { distance: 10, deviation: 0, deviationSquared: 1, parityPenalty: 30, unmatchedPenalty: 100 },
  { distance: 20, deviation: 6, deviationSquared: 0, parityPenalty: 30, unmatchedPenalty: 100 },
  { distance: 10, deviation: 4, deviationSquared: 1, parityPenalty: 30, unmatchedPenalty: 100 },
  { distance: 10, deviation: 0, deviationSquared: 0, parityPenalty: 30, unmatchedPenalty: 60 },
] as const;

/** Returns the heuristics for a seat's army in a game with camps, most promising first. */
export function crossingHeuristics(
  rules: Rules,
  seat: Seat,
  symmetries: CrossingSymmetries,
): readonly BeamHeuristic[] {
  const tip = rules.camps[seat]?.targetTip ?? rules.board.wall;
  return WEIGHTS.map(({ parityPenalty, unmatchedPenalty, ...weights }) => {
    const cellCosts = Int32Array.from({ length: rules.board.cellCount }, (_, cell) => {
      const { distance, deviation } = measurePathTo(rules, cell, tip);
      return (
        weights.distance * distance +
        weights.deviation * deviation +
        weights.deviationSquared * deviation ** 2
      );
    });
    return {
      cellCosts,
      markedCellCosts: cellCosts,
      parityPenalty,
      halfPaths: { symmetries, unmatchedPenalty },
    };
  });
}
