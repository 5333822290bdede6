import type { Board } from '../board/board.ts';
import type { BoardId } from '../board/boards.ts';
import { CAMP_SHAPES, type CampShape } from '../board/camps.ts';
import type { Seat } from '../seat.ts';
import type { GaitName } from './gaits.ts';
import type { OptionName, OptionValues } from './options.ts';

/**
 * How the men of a game are set up.
 * - `camp`: each seat fills a camp; `shape` gives its cells.
 * - `rows`: each seat fills the dark squares of its nearest rows, one kind of counter a row, back row first.
 * - `hand`: nobody stands on the board; each seat drops `men` on the square of side `zone` in the middle.
 */
export type Setup =
  | { readonly kind: 'camp'; readonly shape: CampShape }
  | { readonly kind: 'rows'; readonly kinds: readonly number[] }
  | { readonly kind: 'hand'; readonly men: number; readonly zone: number };

/**
 * What a seat must do to be finished.
 * - `camp`: have its men in its target camp, as the options say.
 * - `own-rows`: have each counter on the far row of its own kind.
 * - `cleared`: have no man left, on the board or in hand.
 */
export type Goal = 'camp' | 'own-rows' | 'cleared';

/** A game as data. */
export interface Game {
  readonly id: string;
  readonly title: string;
  /** Other names people look for. */
  readonly aliases: readonly string[];
  readonly board: BoardId;
  /** The seats that play, clockwise; the first begins unless it is agreed otherwise. */
  readonly seats: readonly Seat[];
  readonly setup: Setup;
  readonly goal: Goal;
  readonly gait: GaitName;
  /** May a player demand that his opponent jump? */
  readonly demands: boolean;
  /** True when a position in which nobody can move is won by whoever moved last. */
  readonly lastMoverWins: boolean;
  /** Values that belong to the game itself and cannot be set otherwise. */
  readonly fixed: Partial<OptionValues>;
  /** The options that mean something in this game. */
  readonly options: readonly OptionName[];
  /** True for games whose rules are our own guess and must be shown as such. */
  readonly reconstruction: boolean;
}

/** Options that speak of any game. */
const COMMON: readonly OptionName[] = ['repetition', 'moveCap', 'startRule'];

/** Options that speak of camps and of men that must leave and fill them. */
const CAMPS: readonly OptionName[] = [
  ...COMMON,
  'noMove',
  'capResult',
  'leaveTarget',
  'leaveTest',
  'winRule',
  'fullCampMinOwn',
  'evacuate',
  'evacuateBlocked',
  'homeLimit',
  'homeLimitTest',
  'reenterAfterLimit',
  'reenterHome',
  'homeDuty',
  'foreignCamp',
];

const TWO_SEATS: readonly OptionName[] = ['equalTurns'];
const MORE_SEATS: readonly OptionName[] = ['playForRank'];
const PARTNERS: readonly OptionName[] = [...MORE_SEATS, 'teams', 'finishedPlayer'];
const MODIFIERS: readonly OptionName[] = ['marked', 'color', 'darkCorner'];

const halma2: Game = {
  id: 'halma-2',
  title: 'Halma for two',
  aliases: ['Halma', 'Hoppity'],
  board: 'H16',
  seats: [1, 3],
  setup: { kind: 'camp', shape: CAMP_SHAPES.nineteen },
  goal: 'camp',
  gait: 'free',
  demands: false,
  lastMoverWins: false,
  fixed: {},
  options: [...CAMPS, ...TWO_SEATS, ...MODIFIERS],
  reconstruction: false,
};

const halma4: Game = {
  ...halma2,
  id: 'halma-4',
  title: 'Halma for four',
  aliases: [],
  seats: [1, 2, 3, 4],
  setup: { kind: 'camp', shape: CAMP_SHAPES.thirteen },
  options: [...CAMPS, ...PARTNERS, 'adjacentPairing', ...MODIFIERS],
};

const star2: Game = {
  ...halma2,
  id: 'star-2',
  title: 'Chinese checkers for two',
  aliases: ['Stern-Halma'],
  board: 'S121',
  seats: [1, 4],
  setup: { kind: 'camp', shape: CAMP_SHAPES.starTen },
  options: [...CAMPS, ...TWO_SEATS, 'marked', 'star15'],
};

const cetro: Game = {
  ...halma2,
  id: 'cetro',
  title: 'Cetro',
  aliases: [],
  board: 'C9',
  setup: { kind: 'rows', kinds: [0, 1, 2] },
  goal: 'own-rows',
  gait: 'cetro',
  demands: true,
  lastMoverWins: true,
  options: [...COMMON, ...TWO_SEATS, 'cetroChain'],
};

/** Every game, each stating only what differs from the one it comes from. */
export const GAMES: readonly Game[] = [
  halma2,
  halma4,
  { ...halma2, id: 'eckha-2', title: 'Eckha for two', aliases: ['Eckha', 'Eksha'] },
  { ...halma4, id: 'eckha-4', title: 'Eckha for four' },
  {
    ...halma2,
    id: 'grasshopper-8',
    title: 'Grasshopper 8 × 8',
    aliases: ['Grasshopper', 'Halma 8 × 8'],
    board: 'H8',
    setup: { kind: 'camp', shape: CAMP_SHAPES.ten },
  },
  {
    ...halma2,
    id: 'grasshopper-10',
    title: 'Grasshopper 10 × 10',
    aliases: ['Halma 10 × 10'],
    board: 'H10',
    setup: { kind: 'camp', shape: CAMP_SHAPES.fifteen },
  },
  star2,
  {
    ...star2,
    id: 'star-3',
    title: 'Chinese checkers for three',
    aliases: [],
    seats: [1, 3, 5],
    options: [...CAMPS, ...MORE_SEATS, 'marked'],
  },
  {
    ...star2,
    id: 'star-4',
    title: 'Chinese checkers for four',
    aliases: [],
    seats: [2, 3, 5, 6],
    options: [...CAMPS, ...PARTNERS, 'marked'],
  },
  {
    ...star2,
    id: 'star-6',
    title: 'Chinese checkers for six',
    aliases: [],
    seats: [1, 2, 3, 4, 5, 6],
    options: [...CAMPS, ...PARTNERS, 'marked'],
  },
  {
    ...star2,
    id: 'star15',
    title: 'Chinese checkers for two, fifteen men',
    aliases: [],
    fixed: { star15: 'on' },
  },
  { ...halma2, id: 'marked', title: 'Marked Halma', aliases: ['Treff-Halma'], fixed: { marked: 'on' } },
  { ...halma2, id: 'color', title: 'Color Halma', aliases: ['Colour Halma'], fixed: { color: 'on' } },
  {
    ...halma2,
    id: 'top-secret',
    title: 'Top Secret',
    aliases: [],
    setup: { kind: 'hand', men: 18, zone: 6 },
    goal: 'cleared',
    options: [...COMMON, ...TWO_SEATS, 'noMove'],
  },
  cetro,
  {
    ...halma2,
    id: 'cetro-reconstruction',
    title: 'Cetro, our reconstruction',
    aliases: [],
    board: 'C8',
    setup: { kind: 'rows', kinds: [0, 1, 2] },
    gait: 'marks',
    options: [...CAMPS, ...TWO_SEATS],
    reconstruction: true,
  },
];

/** The game of that id, or undefined when there is none. */
export function gameOfId(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Is there a game on this board of which the test is true? */
export function playsOn(board: Board, test: (game: Game) => boolean): boolean {
  return GAMES.some((game) => game.board === board.id && test(game));
}

/** The options of a game that are not fixed by the game itself. */
export function freeOptions(game: Game): readonly OptionName[] {
  return game.options.filter((name) => game.fixed[name] === undefined);
}
