import type { Rules, Seat } from '@halma/rules';

/**
 * Where a seat is seen from: 0 is nearest to whoever looks at the board (the lower left corner, the bottom point), and
 * the others follow clockwise.
 */
export type Place = 0 | 1 | 2 | 3 | 4 | 5;

/** A seat and its place. */
export interface Seated {
  readonly seat: Seat;
  readonly place: Place;
}

const PLACES: readonly Place[] = [0, 1, 2, 3, 4, 5];

/** The place of a seat when the board is turned to another. */
function placeOf(rules: Rules, orientation: Seat, seat: Seat): Place {
  const around = rules.board.shape === 'star' ? 6 : 4;
  return PLACES[(seat - orientation + around) % around] ?? 0;
}

const FAR = { square: [1, 2], star: [2, 3, 4] } as const;
const NEAR = { square: [0, 3], star: [1, 0, 5] } as const;

/** The seats whose plates stand above the board and below it, each row from left to right. */
export function seatRows(
  rules: Rules,
  orientation: Seat,
): { readonly far: readonly Seated[]; readonly near: readonly Seated[] } {
  const seated = rules.seats.map((seat) => ({ seat, place: placeOf(rules, orientation, seat) }));
  const row = (places: readonly Place[]): readonly Seated[] =>
    places.flatMap((place) => seated.filter((one) => one.place === place));
  return { far: row(FAR[rules.board.shape]), near: row(NEAR[rules.board.shape]) };
}

/** The seat to which the board is turned next: round the seats that play. */
export function turnedOnce(rules: Rules, orientation: Seat): Seat {
  const { seats } = rules;
  return seats[(seats.indexOf(orientation) + 1) % seats.length] ?? orientation;
}
