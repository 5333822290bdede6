import type { Position, Seat } from '@halma/rules';
import type { Limits } from '../limits.ts';
import { furthestBehind, opponentToBeat } from '../root/armies.ts';
import { sideToMove } from '../root/sides.ts';
import { leadScale } from '../values/lead-scale.ts';
import { findRaceOfSeat, raceLength } from './race-search.ts';

/**
 * Searches the races of the opponents and partners of the seat to move.
 *
 * @returns a function that evaluates a race of the seat by its length in moves. The evaluation is above 0 if the
 *   side comes home first, below 0 if an opponent does, and 0 if they finish on equal turns
 */
export function raceEvaluator(position: Position, limits: Limits): (ownMoves: number) => number {
  const lengthOf = (seat: Seat | undefined): number =>
    seat === undefined ? 0 : raceLength(findRaceOfSeat(position, seat, limits));
  const opponentMoves = lengthOf(opponentToBeat(position));
  const partners = sideToMove(position).filter((seat) => seat !== position.toMove);
  const partnerMoves = lengthOf(furthestBehind(position, partners));
  const { moveCost } = leadScale(position);
  const turnMoves = worthOfTurn(position);
  return (ownMoves) => moveCost * (opponentMoves + turnMoves - Math.max(ownMoves, partnerMoves));
}

/**
 * Returns what it is worth in a race to be the next to move, in moves. The seat to move comes home first if it needs as
 * many moves as its opponent, but not if it needs one more. Under equal turns, the second seat answers the last move of
 * the first, so its opponent has already made the move of this round.
 */
function worthOfTurn({ rules, toMove, firstSeat }: Position): number {
  if (rules.options.equalTurns === 'off') return 0.5;
  return toMove === firstSeat ? 0 : 1;
}
