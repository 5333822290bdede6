/**
 * The letters of the seats, clockwise from the lower left corner (square boards), the bottom point (star) or the bottom
 * corner (rhombus).
 */
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
Object.freeze(SEAT_LETTERS);

export type SeatLetter = (typeof SEAT_LETTERS)[number];

/** A seat as a number, from 1 for A to 6 for F. 0 means no seat. */
export type Seat = number;

/** The length of an array indexed by seat. Index 0 is unused. */
export const SEAT_SLOTS: number = SEAT_LETTERS.length + 1;

/** Returns the letter of a seat. */
export function seatLetter(seat: Seat): SeatLetter {
  const letter = SEAT_LETTERS[seat - 1];
  if (letter === undefined) throw new RangeError(`no seat ${seat}`);
  return letter;
}

/** Returns the seat for an upper-case letter, or undefined when there is none. */
export function seatFromLetter(letter: string): Seat | undefined {
  const index = (SEAT_LETTERS as readonly string[]).indexOf(letter);
  return index < 0 ? undefined : index + 1;
}

/**
 * A man as a number: its seat and its kind (0 to 2) in one byte, so that a board is a byte array. 0 is a vacant cell.
 * The kind is 1 for the marked man of Marked Halma; in Cetro it says which of the three kinds of counter the man is.
 */
export type Man = number;

export const VACANT: Man = 0;

/** The entry for a cell beyond the edge of a board. It is never vacant, and no man can jump over it. */
export const WALL: Man = 255;

/** The maximum number of kinds of men in a game. */
export const KIND_COUNT = 3;

export const PLAIN_KIND = 0;
export const MARKED_KIND = 1;

/** The length of an array indexed by man. */
export const MAN_SLOTS = 256;

/** Returns the man with the given seat and kind. */
export function manOf(seat: Seat, kind: number): Man {
  return seat * 4 + kind;
}

/** Returns a man's seat, or 0 for a vacant cell. */
export function seatOf(man: Man): Seat {
  return man >> 2;
}

/** Returns a man's kind. */
export function kindOf(man: Man): number {
  return man & 3;
}
