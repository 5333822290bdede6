import { type Rules, type Seat, type SeatLetter, seatLetter } from '@halma/rules';

/** The colours of the six sets of men: black (ink), yellow (boxwood), red, green, blue and white (bone). */
export const MAN_COLOURS = ['ink', 'box', 'red', 'green', 'blue', 'bone'] as const;

export type ManColour = (typeof MAN_COLOURS)[number];

const COLOURS_OF_SIX: Readonly<Record<SeatLetter, ManColour>> = {
  A: 'ink',
  B: 'box',
  C: 'red',
  D: 'bone',
  E: 'green',
  F: 'blue',
};

/** The colours for the seats of a game: opposite seats get the colours with the most contrast. */
const COLOURS_BY_SEATS: Readonly<Record<string, Partial<Record<SeatLetter, ManColour>>>> = {
  AC: { A: 'ink', C: 'box' },
  AD: { A: 'ink', D: 'box' },
  ACE: { A: 'ink', C: 'box', E: 'red' },
  ABCD: { A: 'ink', B: 'red', C: 'box', D: 'green' },
  BCEF: { B: 'ink', C: 'red', E: 'box', F: 'green' },
};

/** The colours that players have chosen for their men. A seat without an entry has its usual colour. */
export type ChosenColours = ReadonlyMap<Seat, ManColour>;

export const NO_CHOSEN_COLOURS: ChosenColours = new Map();

/** Returns the colour of a seat in a game. A seat that the game does not use has the colour that it has in a game for six. */
export function manColourOf(
  { game }: Pick<Rules, 'game'>,
  seat: Seat,
  chosen: ChosenColours = NO_CHOSEN_COLOURS,
): ManColour {
  const choice = chosen.get(seat);
  if (choice !== undefined) return choice;
  const letter = seatLetter(seat);
  const seats = game.seats.map(seatLetter).join('');
  return COLOURS_BY_SEATS[seats]?.[letter] ?? COLOURS_OF_SIX[letter];
}
