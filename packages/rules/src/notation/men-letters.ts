import type { Board } from '../board/board.ts';
import { kindOf, MARKED, type Man, manOf, PLAIN, seatLetter, seatOf, seatOfLetter } from '../seat.ts';

/** On the Cetro boards a letter is the kind of the counter: upper case is A's, lower case C's. */
const CETRO_KINDS = 'BGR';
const A = 1;
const C = 3;

/** The letter of a man in a position: his seat (lower case when he is marked), or on a Cetro board his kind. */
export function letterOfMan(board: Board, man: Man): string {
  if (board.letters === 'kinds') {
    const letter = CETRO_KINDS[kindOf(man)] ?? 'B';
    return seatOf(man) === A ? letter : letter.toLowerCase();
  }
  const letter = seatLetter(seatOf(man));
  return kindOf(man) === MARKED ? letter.toLowerCase() : letter;
}

/** The man a letter stands for, or undefined when this board knows no such letter. */
export function manOfLetter(board: Board, letter: string): Man | undefined {
  const upper = letter.toUpperCase();
  const isUpper = letter === upper;
  if (board.letters === 'kinds') {
    const kind = CETRO_KINDS.indexOf(upper);
    return kind < 0 ? undefined : manOf(isUpper ? A : C, kind);
  }
  const seat = seatOfLetter(upper);
  if (seat === undefined || !board.seats.includes(seat)) return undefined;
  return manOf(seat, isUpper ? PLAIN : MARKED);
}
