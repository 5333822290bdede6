import type { Move, Position } from '@halma/rules';
import { campReasons } from './camp-reasons.ts';
import { ladderReasons } from './ladder-reasons.ts';
import { manReasons } from './man-reasons.ts';
import type { Reason } from './reason.ts';
import { rivalReasons } from './rival-reasons.ts';
import { stragglerReasons } from './straggler-reasons.ts';
import { turnOf } from './turn.ts';

const FAMILIES = [manReasons, ladderReasons, rivalReasons, stragglerReasons, campReasons];

/**
 * Why a move of the seat to move is good or bad, from what it changes on the board at once; nothing is searched. The reasons
 * that weigh most come first, whichever way they speak.
 *
 * @returns nothing for a move that is not legal, for a pass, and in games without camps
 */
export function explainMove(position: Position, move: Move): readonly Reason[] {
  const turn = turnOf(position, move);
  if (turn === null) return [];
  return FAMILIES.flatMap((family) => family(turn)).sort(
    (one, other) => Math.abs(other.weight) - Math.abs(one.weight),
  );
}
