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
  /** Returns when a seat comes home, in rounds from now; 0 for no seat. */
  const arrivalOf = (seat: Seat | undefined): number =>
    seat === undefined ? 0 : raceLength(findRaceOfSeat(position, seat, limits)) + waitOf(position, seat);
  const opponentArrival = arrivalOf(opponentToBeat(position));
  const partners = sideToMove(position).filter((seat) => seat !== position.toMove);
  const partnerArrival = arrivalOf(furthestBehind(position, partners));
  const { moveCost } = leadScale(position);
  return (ownMoves) => moveCost * (opponentArrival - Math.max(ownMoves, partnerArrival));
}

/**
 * Returns how long a seat waits for its turn, in rounds: of two armies that need the same number of moves, the one
 * whose turn comes first is home first. Under equal turns, only the round counts, and a seat that has moved waits for
 * the next one.
 */
function waitOf({ rules, toMove, firstSeat }: Position, seat: Seat): number {
  const { seats, options } = rules;
  const turnsBetween = (from: Seat, to: Seat): number =>
    (seats.indexOf(to) - seats.indexOf(from) + seats.length) % seats.length;
  if (options.equalTurns === 'off') return turnsBetween(toMove, seat) / seats.length;
  return turnsBetween(firstSeat, seat) < turnsBetween(firstSeat, toMove) ? 1 : 0;
}
