import type { Rules, Seat } from '@halma/rules';

/**
 * The place of a seat on the screen: 0 is nearest to the viewer (the lower left corner, the bottom point), and
 * the others follow clockwise.
 */
export type Place = 0 | 1 | 2 | 3 | 4 | 5;

/** A seat and its place. */
export interface Seated {
  readonly seat: Seat;
  readonly place: Place;
}

const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5];

/** Returns the place of a seat when the board is turned to another. */
function placeOf(rules: Rules, orientation: Seat, seat: Seat): Place {
  const { corners } = rules.board;
  return PLACES[(seat - orientation + corners) % corners] ?? 0;
}

/** By the corners of the board. */
const FAR_PLACES = { 4: [1, 2], 6: [2, 3, 4] } as const;
const NEAR = { 4: [0, 3], 6: [1, 0, 5] } as const;

/** Returns the seats with plates above the board and below it, each row from left to right. */
export function seatRows(
  rules: Rules,
  orientation: Seat,
): { readonly far: readonly Seated[]; readonly near: readonly Seated[] } {
  const seated = rules.seats.map((seat) => ({ seat, place: placeOf(rules, orientation, seat) }));
  const row = (places: readonly Place[]): readonly Seated[] =>
    places.flatMap((place) => seated.filter((one) => one.place === place));
  return { far: row(FAR_PLACES[rules.board.corners]), near: row(NEAR[rules.board.corners]) };
}

/** Returns the seat to which the board turns next, in a cycle through the seats that play. */
export function nextOrientation(rules: Rules, orientation: Seat): Seat {
  const { seats } = rules;
  return seats[(seats.indexOf(orientation) + 1) % seats.length] ?? orientation;
}
