import { checkPosition, type Move, type Position } from '@halma/rules';
import { campReasons } from './camp-reasons.ts';
import { ladderReasons } from './ladder-reasons.ts';
import { manReasons, stragglerReasons } from './man-reasons.ts';
import { opponentReasons } from './opponent-reasons.ts';
import type { Reason } from './reason.ts';
import { turnOf } from './turn.ts';

const REASON_FINDERS = [manReasons, ladderReasons, opponentReasons, stragglerReasons, campReasons];

/**
 * Explains why a move by the seat to move is good or bad, by its immediate effects on the board and without a search.
 *
 * @returns the reasons in descending order of absolute weight; none for an illegal move, a pass, or in games in which
 *   no man starts in a corner camp
 */
export function explainMove(position: Position, move: Move): readonly Reason[] {
  checkPosition(position);
  const turn = turnOf(position, move);
  if (turn === null) return [];
  return REASON_FINDERS.flatMap((find) => find(turn)).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
}
