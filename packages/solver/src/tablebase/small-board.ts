import {
  accept,
  type Board,
  type BoardDefinition,
  type BoardSymmetry,
  type Cell,
  defineBoard,
  defineGame,
  type GameId,
  makeRules,
  type Result,
  type Rules,
  type Seat,
} from '@halma/rules';
import { checkWord } from '../check-arguments.ts';
import { MAX_CELLS, MAX_MEN, MAX_MOVES, MAX_MOVES_THREE_SIDES } from '../generated/tablebase/limits.ts';

/** The shapes of small boards. */
export const SMALL_BOARD_SHAPES = ['rhombus', 'square', 'star'] as const;
export type SmallBoardShape = (typeof SMALL_BOARD_SHAPES)[number];

/** The presets under whose rules small boards are solved. */
export const SOLVED_PRESETS = ['strong-solving', 'parker-1885', 'encyclopaedia'] as const;
export type SolvedPreset = (typeof SOLVED_PRESETS)[number];
export const DEFAULT_SOLVED_PRESET: SolvedPreset = 'strong-solving';

/** The rules in which these presets differ. The other options agree, or do not change what perfect play achieves. */
export interface SolvedRules {
  /** Whether a side wins only when all of its men are in its goal. */
  readonly needsAllMen: boolean;
  /** Whether a man must not leave its goal. */
  readonly staysInGoal: boolean;
  /** Whether a side that has no legal moves passes. */
  readonly passes: boolean;
}

const RULES: Readonly<Record<SolvedPreset, SolvedRules>> = {
  'strong-solving': { needsAllMen: false, staysInGoal: false, passes: false },
  'parker-1885': { needsAllMen: true, staysInGoal: false, passes: true },
  encyclopaedia: { needsAllMen: true, staysInGoal: true, passes: true },
};

/** The size of a small board, and of the armies that play on it: three on a star, two on the others. */
export interface SmallBoardSize {
  readonly shape: SmallBoardShape;
  /** The number of cells on a side, or on a side of a point of a star. */
  readonly side: number;
  /** The number of men in each army. */
  readonly men: number;
  /** Defaults to `strong-solving`. */
  readonly preset?: SolvedPreset;
}

/**
 * A board for armies that cross it. A rotation brings each side to the place of the side that moves before it.
 */
export interface SmallBoard extends Required<SmallBoardSize>, SolvedRules {
  /** The number of armies. */
  readonly sides: number;
  readonly board: Board;
  /** The starting cells and the goal of each side in the order of play, beginning with the side to move. */
  readonly starts: readonly (readonly Cell[])[];
  readonly goals: readonly (readonly Cell[])[];
  /** The image of each cell under the rotation that brings the next side to the place of the side to move. */
  readonly fromNext: readonly Cell[];
  /** The reverse of `fromNext`. */
  readonly toNext: readonly Cell[];
  /**
   * The image of each cell in a mirror that maps each camp to itself, so that a position and its image have the same
   * value; the cell itself if there is no such mirror. With three sides a mirror would reverse the order of play.
   */
  readonly mirror: readonly Cell[];
  /**
   * A goal is blocked if its tip is vacant and all its entrances hold men of the opponent, which never have
   * to leave. Sturtevant's paper on solving Chinese checkers excludes positions with a blocked goal. Null if
   * goals cannot be blocked.
   */
  readonly goalBlock: { readonly tip: Cell; readonly entrances: readonly Cell[] } | null;
}

/** The reason why a small board is refused. */
export type SmallBoardRefusal =
  | { readonly code: 'bad-side'; readonly min: number; readonly max: number }
  | { readonly code: 'bad-men'; readonly men: readonly number[] };

/** The properties in which the boards of different shapes differ. */
interface ShapePlan {
  /** The built-in game on which games on such boards are based. */
  readonly baseGame: GameId;
  /** The seats of that game in the order of play. */
  readonly seats: readonly Seat[];
  readonly minSide: number;
  readonly maxSide: number;
  /** The numbers of men that a camp can have. */
  readonly men: readonly number[];
  /** The number of men per army at which a goal can be blocked; null if there is none. */
  readonly blockingMen: number | null;
}

const EVERY_NUMBER_OF_MEN: readonly number[] = Array.from({ length: MAX_MEN }, (_, index) => index + 1);

const PLANS: Readonly<Record<SmallBoardShape, ShapePlan>> = {
  rhombus: {
    baseGame: 'rhombus-5',
    seats: [1, 3],
    minSide: 3,
    maxSide: 9,
    men: EVERY_NUMBER_OF_MEN,
    blockingMen: 6,
  },
  square: {
    baseGame: 'grasshopper-8',
    seats: [1, 3],
    minSide: 4,
    maxSide: 11,
    men: [1, 3, 4, 6],
    blockingMen: null,
  },
  star: {
    baseGame: 'star-3',
    seats: [1, 3, 5],
    minSide: 1,
    maxSide: 3,
    men: EVERY_NUMBER_OF_MEN,
    blockingMen: null,
  },
};

const boardDefinition = ({ shape, side }: Pick<SmallBoardSize, 'shape' | 'side'>): BoardDefinition => ({
  id: 'SOLVED',
  shape,
  side,
});

/**
 * Returns a small board. Refuses sizes with too many cells or moves, armies without a camp, and armies whose camps
 * overlap.
 */
export function createSmallBoard({
  shape,
  side,
  men,
  preset = DEFAULT_SOLVED_PRESET,
}: SmallBoardSize): Result<SmallBoard, SmallBoardRefusal> {
  checkWord('shape', shape, SMALL_BOARD_SHAPES);
  checkWord('preset', preset, SOLVED_PRESETS);
  const plan = PLANS[shape];
  const { seats, minSide: min, maxSide: max } = plan;
  const defined = side > max ? null : defineBoard(boardDefinition({ shape, side }));
  if (!defined?.ok) return { ok: false, refusal: { code: 'bad-side', min, max } };
  const board = defined.value;
  const possibleCounts = plan.men.filter((count) => isPossible(board, seats, count));
  if (!possibleCounts.includes(men)) return { ok: false, refusal: { code: 'bad-men', men: possibleCounts } };
  const starts = seats.map((seat) => board.campCells(seat, men));
  // A goal is the start rotated by 180°.
  const goals = starts.map((cells) => cells.map((cell) => board.cellCount - 1 - cell).reverse());
  const toNext = rotationTo(board, seats[1] ?? 1);
  return accept({
    shape,
    side,
    men,
    preset,
    ...RULES[preset],
    sides: seats.length,
    board,
    starts,
    goals,
    toNext,
    fromNext: toNext.map((_, cell) => toNext.indexOf(cell)),
    mirror: mirrorOf(board, seats.length === 2 ? [...starts, ...goals] : []),
    goalBlock:
      men === plan.blockingMen && !RULES[preset].needsAllMen ? goalBlockOf(board, goals[0] ?? []) : null,
  });
}

/** Returns whether armies of this size have camps that do not overlap, and few enough moves for the counters. */
function isPossible(board: Board, seats: readonly Seat[], men: number): boolean {
  const camps = seats.map((seat) => board.campCells(seat, men));
  const cells = camps.flat();
  const own = camps[0] ?? [];
  const areApart =
    new Set(cells).size === seats.length * men &&
    !own.some((cell) => own.includes(board.cellCount - 1 - cell));
  const maxMoves = seats.length === 2 ? MAX_MOVES : MAX_MOVES_THREE_SIDES;
  const destinations = board.cellCount - seats.length * men;
  return board.cellCount <= MAX_CELLS && areApart && destinations > 0 && men * destinations <= maxMoves;
}

/** Returns the image of each cell under the rotation that brings the first seat to another seat. */
function rotationTo(board: Board, seat: Seat): readonly Cell[] {
  const [first = 1] = board.seats;
  const rotation = board.symmetries().find(({ isMirror, seats }) => !isMirror && seats[first] === seat);
  return Array.from({ length: board.cellCount }, (_, cell) => rotation?.cells[cell] ?? cell);
}

function mirrorOf(board: Board, camps: readonly (readonly Cell[])[]): readonly Cell[] {
  const keeps = ({ cells }: BoardSymmetry, camp: readonly Cell[]): boolean =>
    camp.every((cell) => camp.includes(cells[cell] ?? cell));
  const mirror = board
    .symmetries()
    .find(
      (symmetry) => symmetry.isMirror && camps.length > 0 && camps.every((camp) => keeps(symmetry, camp)),
    );
  const cells = Array.from({ length: board.cellCount }, (_, cell) => cell);
  return cells.map((cell) => mirror?.cells[cell] ?? cell);
}

/** The entrances of a goal are its cells along the two edges, apart from the tip. */
function goalBlockOf(board: Board, goal: readonly Cell[]): SmallBoard['goalBlock'] {
  const tip = board.cellCount - 1;
  const isOnEdge = (cell: Cell): boolean => board.x[cell] === board.x[tip] || board.y[cell] === board.y[tip];
  return { tip, entrances: goal.filter((cell) => cell !== tip && isOnEdge(cell)) };
}

/**
 * Returns the rules under which a small board is solved. No built-in game has a rule about blocked goals, and none for
 * three seats forbids moves that complete the goal of an opponent.
 */
export function rulesOfSmallBoard({ shape, side, men, preset }: SmallBoard): Rules {
  const { baseGame } = PLANS[shape];
  const board = boardDefinition({ shape, side });
  const game = defineGame({ id: 'solved', base: baseGame, board, camp: men });
  const rules = game.ok ? makeRules({ game: game.value, preset }) : game;
  // Every small board has a game.
  if (!rules.ok) throw new Error(`${rules.refusal.code} ${rules.refusal.detail ?? ''}`);
  return rules.value;
}
