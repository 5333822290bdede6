import type { Board } from '../board/board.ts';
import type { BoardId } from '../board/boards.ts';
import type { Seat } from '../seat.ts';
import { deepFreeze } from './deep-freeze.ts';
import type { GameDefinition } from './define-game.ts';
import type { MovementName } from './movements.ts';
import type { OptionName, OptionValues } from './options.ts';

/**
 * How the men are set up at the start of a game.
 * - `camp`: each seat fills the camp for that number of men in its corner.
 * - `rows`: each seat fills the dark squares of its nearest rows, one kind of counter per row, starting with the back
 *   row.
 * - `cells`: seat A starts on these cells, and the other seats on the images of these cells on their sides of the board.
 * - `hand`: the board is empty; each seat drops `men` men on the central square with sides of `zoneSide` cells.
 */
export type StartingSetup =
  | { readonly kind: 'camp'; readonly men: number }
  | { readonly kind: 'cells'; readonly cells: readonly string[] }
  | { readonly kind: 'rows'; readonly kinds: readonly number[] }
  | { readonly kind: 'hand'; readonly men: number; readonly zoneSide: number };

/**
 * The goal that a seat must reach to finish.
 * - `camp`: have its men in its target camp, as the options require.
 * - `far-rows`: have each counter on the far row of its kind.
 * - `cleared`: have no men left, on the board or in hand.
 */
export type Goal = 'camp' | 'far-rows' | 'cleared';

/** The ids of the games, in display order. */
export const GAME_IDS = [
  'halma-2',
  'halma-4',
  'eckha-2',
  'eckha-4',
  'grasshopper-8',
  'grasshopper-10',
  'star-2',
  'star-3',
  'star-4',
  'star-6',
  'star15',
  'rhombus-9',
  'rhombus-7',
  'rhombus-6',
  'rhombus-5',
  'rhombus-7-three',
  'rhombus-5-three',
  'marked',
  'color',
  'top-secret',
  'cetro',
  'cetro-reconstruction',
] as const;
Object.freeze(GAME_IDS);

export type GameId = (typeof GAME_IDS)[number];

/** The properties that every game has. */
export interface GameData {
  readonly title: string;
  /** Other names under which a search finds the game. */
  readonly aliases: readonly string[];
  /** The seats that play, clockwise. By default the first seat in the list moves first. */
  readonly seats: readonly Seat[];
  readonly startingSetup: StartingSetup;
  readonly goal: Goal;
  readonly movement: MovementName;
  /** Whether a player may demand that the opponent jump. */
  readonly allowsJumpDemand: boolean;
  /** Whether the side that moved last wins when neither side can move. */
  readonly lastMoverWins: boolean;
  /** Options whose values the game fixes. */
  readonly fixedOptions: Partial<OptionValues>;
  /** The options that apply to this game. */
  readonly options: readonly OptionName[];
  /** Whether the rules are a reconstruction, which a user interface must state. */
  readonly reconstruction: boolean;
}

/** A built-in game, as data. */
export interface Game extends GameData {
  readonly id: GameId;
  readonly board: BoardId;
  readonly customBoard?: undefined;
  readonly definition?: undefined;
}

/** A custom game made by `defineGame`. */
export interface CustomGame extends GameData {
  readonly id: string;
  /** The id of the board. */
  readonly board: string;
  /** The board, which need not be a built-in one. */
  readonly customBoard: Board;
  /** The definition from which the game was made. Another thread or program can recreate the game from it. */
  readonly definition: GameDefinition;
}

export type AnyGame = Game | CustomGame;

type GameWithoutId = Omit<Game, 'id'>;

/** The options that every game has. */
const COMMON_OPTIONS: readonly OptionName[] = ['repetition', 'moveCap', 'startRule'];

/** The options that every game with camps has. */
const CAMP_OPTIONS: readonly OptionName[] = [
  ...COMMON_OPTIONS,
  'jumpReach',
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

const TWO_SEAT_OPTIONS: readonly OptionName[] = ['equalTurns'];
const TWO_CAMP_OPTIONS: readonly OptionName[] = [...CAMP_OPTIONS, ...TWO_SEAT_OPTIONS, 'completeOpponent'];
const RANK_OPTIONS: readonly OptionName[] = ['playForRank'];
const PARTNER_OPTIONS: readonly OptionName[] = [...RANK_OPTIONS, 'teams', 'finishedPlayer'];
const SQUARE_BOARD_OPTIONS: readonly OptionName[] = ['marked', 'color', 'darkCorner'];

const halma2: GameWithoutId = {
  title: 'Halma for two',
  aliases: ['Halma', 'Hoppity'],
  board: 'H16',
  seats: [1, 3],
  startingSetup: { kind: 'camp', men: 19 },
  goal: 'camp',
  movement: 'free',
  allowsJumpDemand: false,
  lastMoverWins: false,
  fixedOptions: {},
  options: [...TWO_CAMP_OPTIONS, ...SQUARE_BOARD_OPTIONS],
  reconstruction: false,
};

const halma4: GameWithoutId = {
  ...halma2,
  title: 'Halma for four',
  aliases: [],
  seats: [1, 2, 3, 4],
  startingSetup: { kind: 'camp', men: 13 },
  options: [...CAMP_OPTIONS, ...PARTNER_OPTIONS, 'adjacentPairing', ...SQUARE_BOARD_OPTIONS],
};

const star2: GameWithoutId = {
  ...halma2,
  title: 'Chinese checkers for two',
  aliases: ['Stern-Halma'],
  board: 'S121',
  seats: [1, 4],
  startingSetup: { kind: 'camp', men: 10 },
  options: [...TWO_CAMP_OPTIONS, 'marked', 'star15'],
};

const rhombus9: GameWithoutId = {
  ...halma2,
  title: 'Rhombus 9 × 9',
  aliases: ['Diamond', 'Chinese checkers, rhombus'],
  board: 'R9',
  startingSetup: { kind: 'camp', men: 10 },
  options: [...TWO_CAMP_OPTIONS, 'marked'],
};

const rhombus7: GameWithoutId = {
  ...rhombus9,
  title: 'Rhombus 7 × 7',
  aliases: [],
  board: 'R7',
  startingSetup: { kind: 'camp', men: 6 },
};

const rhombus5: GameWithoutId = { ...rhombus7, title: 'Rhombus 5 × 5', board: 'R5' };

const cetro: GameWithoutId = {
  ...halma2,
  title: 'Cetro',
  aliases: [],
  board: 'C9',
  startingSetup: { kind: 'rows', kinds: [0, 1, 2] },
  goal: 'far-rows',
  movement: 'cetro',
  allowsJumpDemand: true,
  lastMoverWins: true,
  options: [...COMMON_OPTIONS, ...TWO_SEAT_OPTIONS, 'cetroChain'],
};

/** The definitions of all games. A variant states only how it differs from its base game. */
const DEFINITIONS: Readonly<Record<GameId, GameWithoutId>> = {
  'halma-2': halma2,
  'halma-4': halma4,
  'eckha-2': { ...halma2, title: 'Eckha for two', aliases: ['Eckha', 'Eksha'] },
  'eckha-4': { ...halma4, title: 'Eckha for four' },
  'grasshopper-8': {
    ...halma2,
    title: 'Grasshopper 8 × 8',
    aliases: ['Grasshopper', 'Halma 8 × 8'],
    board: 'H8',
    startingSetup: { kind: 'camp', men: 10 },
  },
  'grasshopper-10': {
    ...halma2,
    title: 'Grasshopper 10 × 10',
    aliases: ['Halma 10 × 10'],
    board: 'H10',
    startingSetup: { kind: 'camp', men: 15 },
  },
  'star-2': star2,
  'star-3': {
    ...star2,
    title: 'Chinese checkers for three',
    aliases: [],
    seats: [1, 3, 5],
    options: [...CAMP_OPTIONS, ...RANK_OPTIONS, 'marked'],
  },
  'star-4': {
    ...star2,
    title: 'Chinese checkers for four',
    aliases: [],
    seats: [2, 3, 5, 6],
    options: [...CAMP_OPTIONS, ...PARTNER_OPTIONS, 'marked'],
  },
  'star-6': {
    ...star2,
    title: 'Chinese checkers for six',
    aliases: [],
    seats: [1, 2, 3, 4, 5, 6],
    options: [...CAMP_OPTIONS, ...PARTNER_OPTIONS, 'marked'],
  },
  star15: {
    ...star2,
    title: 'Chinese checkers for two, fifteen men',
    aliases: [],
    fixedOptions: { star15: 'on' },
  },
  'rhombus-9': rhombus9,
  'rhombus-7': rhombus7,
  'rhombus-6': { ...rhombus7, title: 'Rhombus 6 × 6', board: 'R6' },
  'rhombus-5': rhombus5,
  'rhombus-7-three': {
    ...rhombus7,
    title: 'Rhombus 7 × 7, three men',
    startingSetup: { kind: 'camp', men: 3 },
  },
  'rhombus-5-three': {
    ...rhombus5,
    title: 'Rhombus 5 × 5, three men',
    startingSetup: { kind: 'camp', men: 3 },
  },
  marked: {
    ...halma2,
    title: 'Marked Halma',
    aliases: ['Treff-Halma'],
    fixedOptions: { marked: 'on' },
  },
  color: { ...halma2, title: 'Color Halma', aliases: ['Colour Halma'], fixedOptions: { color: 'on' } },
  'top-secret': {
    ...halma2,
    title: 'Top Secret',
    aliases: [],
    startingSetup: { kind: 'hand', men: 18, zoneSide: 6 },
    goal: 'cleared',
    options: [...COMMON_OPTIONS, ...TWO_SEAT_OPTIONS, 'noMove'],
  },
  cetro,
  'cetro-reconstruction': {
    ...halma2,
    title: 'Cetro (reconstruction)',
    aliases: [],
    board: 'C8',
    startingSetup: { kind: 'rows', kinds: [0, 1, 2] },
    movement: 'marks',
    options: [...TWO_CAMP_OPTIONS],
    reconstruction: true,
  },
};

/** The built-in games, in display order. */
export const GAMES: readonly Game[] = deepFreeze(GAME_IDS.map((id) => ({ id, ...DEFINITIONS[id] })));

/** Returns whether a game has this id. */
export function isGameId(id: string): id is GameId {
  return (GAME_IDS as readonly string[]).includes(id);
}

/** Returns the game with the given id, or undefined when there is none. */
export function gameById(id: string): Game | undefined {
  return GAMES.find((game) => game.id === id);
}

/** Returns whether any game on a board passes a test. */
export function hasGameOnBoard(board: Board, test: (game: Game) => boolean): boolean {
  return GAMES.some((game) => game.board === board.id && test(game));
}

/** Returns the options of a game that the game itself does not fix. */
export function configurableOptions(game: AnyGame): readonly OptionName[] {
  return game.options.filter((name) => game.fixedOptions[name] === undefined);
}
