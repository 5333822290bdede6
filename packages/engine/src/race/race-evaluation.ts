import type { Position, Seat } from '@halma/rules';
import type { Limits } from '../limits.ts';
import { furthestBehind, opponentToBeat } from '../root/armies.ts';
import { sideToMove } from '../root/sides.ts';
import { leadScale } from '../values/lead-scale.ts';
import { findRaceOfSeat, raceLength } from './race-search.ts';

/**
 * Searches the races of the opponents and partners of the seat to move.
 *
 * @returns a function that evaluates a race of the seat by its length in moves. The evaluation is at least 0 if the
 *   side comes home first, given that it moves first
 */
export function raceEvaluator(position: Position, limits: Limits): (ownMoves: number) => number {
  const lengthOf = (seat: Seat | undefined): number =>
    seat === undefined ? 0 : raceLength(findRaceOfSeat(position, seat, limits));
  const opponentMoves = lengthOf(opponentToBeat(position));
  const partners = sideToMove(position).filter((seat) => seat !== position.toMove);
  const partnerMoves = lengthOf(furthestBehind(position, partners));
  const { moveCost } = leadScale(position);
  return (ownMoves) => moveCost * (opponentMoves - Math.max(ownMoves, partnerMoves));
}
