import type { Rules, Seat } from '@halma/rules';

/**
 * Returns the lead of the side that counts as positive. Where two sides play, this is the side of the first seat, so that
 * a lead has the same sign whoever is to move. Where more play, each seat measures its own lead.
 */
export function signedLead({ sides }: Rules, seat: Seat, moves: number): number {
  return sides.length !== 2 || sides[0]?.includes(seat) === true ? moves : -moves;
}

/** Returns the seats for which plus is good, given the seat to move. */
export function positiveSeats({ sides }: Rules, toMove: Seat): readonly Seat[] {
  return sides.length === 2 ? (sides[0] ?? []) : [toMove];
}
