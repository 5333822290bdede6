import { type Rules, type Seat, type SeatLetter, seatLetter } from '@halma/rules';

/** The six sets of men: black, boxwood yellow, madder red, bottle green, Prussian blue, bone white. */
export const SUITS = ['ink', 'box', 'red', 'green', 'blue', 'bone'] as const;

export type Suit = (typeof SUITS)[number];

const FULL: Readonly<Record<SeatLetter, Suit>> = {
  A: 'ink',
  B: 'box',
  C: 'red',
  D: 'bone',
  E: 'green',
  F: 'blue',
};

/** The suits by the seats of a game: opposite seats differ most, and fewer seats take the suits that differ most. */
const DRESS: Readonly<Record<string, Partial<Record<SeatLetter, Suit>>>> = {
  AC: { A: 'ink', C: 'box' },
  AD: { A: 'ink', D: 'box' },
  ACE: { A: 'ink', C: 'box', E: 'red' },
  ABCD: { A: 'ink', B: 'red', C: 'box', D: 'green' },
  BCEF: { B: 'ink', C: 'red', E: 'box', F: 'green' },
};

/** The suit a seat wears in a game. Seats the game does not use wear what they would with all six in play. */
export function suitOf(rules: Rules, seat: Seat): Suit {
  const letter = seatLetter(seat);
  const seats = rules.game.seats.map(seatLetter).join('');
  return DRESS[seats]?.[letter] ?? FULL[letter];
}
