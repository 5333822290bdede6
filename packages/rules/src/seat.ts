/** The letters of the seats, clockwise from the lower left corner (square boards) or the bottom point (star). */
export const SEAT_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

export type SeatLetter = (typeof SEAT_LETTERS)[number];

/** A seat as a number, 1 for A to 6 for F. 0 is nobody. */
export type Seat = number;

/** Room for a value for each seat, with index 0 unused. */
export const SEAT_SLOTS: number = SEAT_LETTERS.length + 1;

/** The letter of a seat. */
export function seatLetter(seat: Seat): SeatLetter {
  const letter = SEAT_LETTERS[seat - 1];
  if (letter === undefined) throw new RangeError(`no seat ${seat}`);
  return letter;
}

/** The seat of an upper-case letter, or undefined when there is none. */
export function seatOfLetter(letter: string): Seat | undefined {
  const index = (SEAT_LETTERS as readonly string[]).indexOf(letter);
  return index < 0 ? undefined : index + 1;
}

/**
 * A man as a number: his seat and his kind (0 to 3) in one byte, so that a board is a byte array. 0 is a vacant cell.
 * The kind is 1 for the marked man of Marked Halma, and the colour or mark of a Cetro counter.
 */
export type Man = number;

export const VACANT: Man = 0;

/** What stands beyond the edge: never vacant, and no man can cross it. */
export const WALL: Man = 255;

/** How many kinds of men there are at most. */
export const KINDS = 3;

export const PLAIN = 0;
export const MARKED = 1;

/** Every man there can be, as an exclusive upper bound for tables. */
export const MAN_SLOTS = 256;

/** A seat's man of a kind. */
export function manOf(seat: Seat, kind: number): Man {
  return seat * 4 + kind;
}

/** Whose man it is; 0 for a vacant cell. */
export function seatOf(man: Man): Seat {
  return man >> 2;
}

/** Of which kind a man is. */
export function kindOf(man: Man): number {
  return man & 3;
}
