import type { Rules, Seat } from '@halma/rules';
import type { CrossingSymmetries } from '../army/symmetries.ts';
import { wayTo } from '../army/way.ts';
import type { Guide } from '../beam/guide.ts';

/**
 * What an army is guided by that crosses the board in two halves, each the image of the other: it should get on, keep to the
 * middle, and be like its own image when it meets it half way. The terms are tried one set after the other; which of them leads
 * furthest differs from board to board.
 */
const TERMS = [
  { way: 10, side: 0, sideSquared: 1, classCharge: 30, unmatchedCharge: 100 },
  { way: 20, side: 6, sideSquared: 0, classCharge: 30, unmatchedCharge: 100 },
  { way: 10, side: 4, sideSquared: 1, classCharge: 30, unmatchedCharge: 100 },
  { way: 10, side: 0, sideSquared: 0, classCharge: 30, unmatchedCharge: 60 },
] as const;

/** The guides for a seat's army in a game with camps, the most promising first. */
export function crossingGuides(rules: Rules, seat: Seat, symmetries: CrossingSymmetries): readonly Guide[] {
  const tip = rules.yards[seat]?.targetTip ?? rules.board.wall;
  return TERMS.map(({ classCharge, unmatchedCharge, ...terms }) => {
    const costs = Int32Array.from({ length: rules.board.cells }, (_, cell) => {
      const { way, side } = wayTo(rules, cell, tip);
      return terms.way * way + terms.side * side + terms.sideSquared * side ** 2;
    });
    return { costs, markedCosts: costs, classCharge, joining: { symmetries, unmatchedCharge } };
  });
}
