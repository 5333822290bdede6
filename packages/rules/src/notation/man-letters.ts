import type { Board } from '../board/board.ts';
import {
  kindOf,
  MARKED_KIND,
  type Man,
  manOf,
  PLAIN_KIND,
  seatFromLetter,
  seatLetter,
  seatOf,
} from '../seat.ts';

/** The letters of the kinds on the Cetro boards: in upper case for A's counters, in lower case for C's. */
const CETRO_KINDS = 'BGR';
const A = 1;
const C = 3;

/**
 * Returns the letter for a man: the letter of its seat, in lower case for a marked man; on a Cetro board, the letter of
 * its kind.
 */
export function manLetter(board: Board, man: Man): string {
  if (board.manLetters === 'kinds') {
    const letter = CETRO_KINDS[kindOf(man)] ?? 'B';
    return seatOf(man) === A ? letter : letter.toLowerCase();
  }
  const letter = seatLetter(seatOf(man));
  return kindOf(man) === MARKED_KIND ? letter.toLowerCase() : letter;
}

/** Returns the man for a letter, or undefined when the board does not use the letter. */
export function manFromLetter(board: Board, letter: string): Man | undefined {
  const upper = letter.toUpperCase();
  const isUpper = letter === upper;
  if (board.manLetters === 'kinds') {
    const kind = CETRO_KINDS.indexOf(upper);
    return kind < 0 ? undefined : manOf(isUpper ? A : C, kind);
  }
  const seat = seatFromLetter(upper);
  if (seat === undefined || !board.seats.includes(seat)) return undefined;
  return manOf(seat, isUpper ? PLAIN_KIND : MARKED_KIND);
}
