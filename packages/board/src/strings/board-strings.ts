import type { AnyGame } from '@halma/rules';
import type { ManColour } from '../man-colours.ts';

/** The strings of a board for screen readers and on the route button, in one language. */
export interface BoardStrings {
  /** The name of the board. */
  readonly title: (game: Pick<AnyGame, 'id' | 'title'>) => string;
  /** The colours as adjectives before “man”: `black`, `schwarzer`. */
  readonly manColours: Readonly<Record<ManColour, string>>;
  /** The colours as the names of seats: `Black`, `Schwarz`. */
  readonly seatNames: Readonly<Record<ManColour, string>>;
  /** The kinds of men in Cetro, by number. */
  readonly kindNames: readonly string[];
  readonly man: (colour: string, kind: string) => string;
  readonly markedMan: (colour: string) => string;
  readonly vacant: string;
  readonly step: string;
  readonly drop: string;
  readonly hop: (jumps: number) => string;
  /** The number of moves that a man has. */
  readonly moveCount: (count: number) => string;
  readonly selected: string;
  /** The number of the shown route, starting at 1, and the number of routes. */
  readonly routeNumber: (number: number, count: number) => string;
  /** The landings of a hop before its last: `via e5, g7`. */
  readonly via: (cells: readonly string[]) => string;
  /** A move between cells: `g5 to o15`. */
  readonly fromTo: (from: string, to: string) => string;
  readonly offBoard: (from: string) => string;
  readonly fromHand: string;
  readonly droppedOn: (cell: string) => string;
  readonly intoTarget: string;
  readonly noMove: string;
  readonly toMove: (seat: string) => string;
  readonly gameOver: string;
  /** The message when the sounds are turned on or off. */
  readonly sounds: (isOn: boolean) => string;
}

/** The English strings, the default of the element. */
export const ENGLISH_BOARD_STRINGS: BoardStrings = {
  title: ({ title }) => title,
  manColours: { ink: 'black', box: 'yellow', red: 'red', green: 'green', blue: 'blue', bone: 'white' },
  seatNames: { ink: 'Black', box: 'Yellow', red: 'Red', green: 'Green', blue: 'Blue', bone: 'White' },
  kindNames: ['with a ring', 'with two bars', 'with a cross'],
  man: (colour, kind) => (kind === '' ? `${colour} man` : `${colour} man ${kind}`),
  markedMan: (colour) => `${colour} marked man`,
  vacant: 'vacant',
  step: 'step',
  drop: 'drop',
  hop: (jumps) => (jumps === 1 ? 'jump' : `hop of ${jumps} jumps`),
  moveCount: (count) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  selected: 'selected',
  routeNumber: (number, count) => `route ${number} of ${count}`,
  via: (cells) => `via ${cells.join(', ')}`,
  fromTo: (from, to) => `${from} to ${to}`,
  offBoard: (from) => `${from} off the board`,
  fromHand: 'from hand',
  droppedOn: (cell) => `a man on ${cell}`,
  intoTarget: 'into the target',
  noMove: 'no move',
  toMove: (seat) => `${seat} to move.`,
  gameOver: 'The game is over.',
  sounds: (isOn) => (isOn ? 'Sound on' : 'Sound off'),
};
