import type { Game } from '@halma/rules';
import type { Suit } from '../dress.ts';

/** What a board says aloud, in a language. The page's own words stand outside the element. */
export interface BoardWords {
  /** What the board itself is called: by its game. */
  readonly title: (game: Pick<Game, 'id' | 'title'>) => string;
  /** The colours as they stand before “man”: `black`, `schwarzer`. */
  readonly suits: Readonly<Record<Suit, string>>;
  /** The colours as the names of seats: `Black`, `Schwarz`. */
  readonly seats: Readonly<Record<Suit, string>>;
  /** The kinds of men in Cetro, by their number. */
  readonly kinds: readonly string[];
  readonly man: (colour: string, kind: string) => string;
  readonly markedMan: (colour: string) => string;
  readonly vacant: string;
  readonly step: string;
  readonly drop: string;
  readonly hop: (jumps: number) => string;
  /** How many moves a man has. */
  readonly moves: (count: number) => string;
  readonly chosen: string;
  /** Which of several ways is shown. */
  readonly wayOf: (at: number, of: number) => string;
  /** The cells a hop lands on before its last: `by e5, g7`. */
  readonly by: (cells: readonly string[]) => string;
  /** A way from a cell: `g5 to o15`. */
  readonly fromTo: (from: string, to: string) => string;
  readonly offBoard: (from: string) => string;
  readonly fromHand: string;
  readonly dropped: (cell: string) => string;
  readonly intoYard: string;
  readonly noMove: string;
  readonly toMove: (seat: string) => string;
  readonly over: string;
}

/** What a board says unless a page gives it other words. */
export const ENGLISH_BOARD: BoardWords = {
  title: ({ title }) => title,
  suits: { ink: 'black', box: 'yellow', red: 'red', green: 'green', blue: 'blue', bone: 'white' },
  seats: { ink: 'Black', box: 'Yellow', red: 'Red', green: 'Green', blue: 'Blue', bone: 'White' },
  kinds: ['with a ring', 'with two cuts', 'sawn in four'],
  man: (colour, kind) => (kind === '' ? `${colour} man` : `${colour} man ${kind}`),
  markedMan: (colour) => `${colour} marked man`,
  vacant: 'vacant',
  step: 'step',
  drop: 'drop',
  hop: (jumps) => `hop of ${jumps} ${jumps === 1 ? 'jump' : 'jumps'}`,
  moves: (count) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  chosen: 'chosen',
  wayOf: (at, of) => `way ${at} of ${of}`,
  by: (cells) => `by ${cells.join(', ')}`,
  fromTo: (from, to) => `${from} to ${to}`,
  offBoard: (from) => `${from} off the board`,
  fromHand: 'from the hand',
  dropped: (cell) => `a man on ${cell}`,
  intoYard: 'into the yard',
  noMove: 'no move',
  toMove: (seat) => `${seat} to move.`,
  over: 'The game is over.',
};
