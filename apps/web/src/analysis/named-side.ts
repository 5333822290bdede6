import type { Rules, Seat } from '@halma/rules';

/**
 * Returns the lead from the point of view of the side that counts as positive. In a two-sided game, this is
 * the first seat's side, so the sign of a lead does not depend on whose turn it is. In other games, a
 * positive lead favours the seat itself.
 */
export function signedLead({ sides }: Rules, seat: Seat, lead: number): number {
  return sides.length !== 2 || sides[0]?.includes(seat) === true ? lead : -lead;
}

/** Returns the seats that a positive score favours when a given seat is to move. */
export function positiveSeats({ sides }: Rules, toMove: Seat): readonly Seat[] {
  return sides.length === 2 ? (sides[0] ?? []) : [toMove];
}
