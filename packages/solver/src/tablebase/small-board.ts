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
} from '@halma/rules';
import { MAX_MEN, MAX_MOVES } from '../generated/tablebase/limits.ts';

/** The shapes of small boards. */
export const SMALL_BOARD_SHAPES = ['rhombus', 'square'] as const;
export type SmallBoardShape = (typeof SMALL_BOARD_SHAPES)[number];

/** The size of a small board, and of the two armies that play on it. */
export interface SmallBoardSize {
  readonly shape: SmallBoardShape;
  /** The number of cells on a side. */
  readonly side: number;
  /** The number of men of each army. */
  readonly men: number;
}

/**
 * A board for two armies that change places. The half turn about the centre reverses the order of its cells, and maps each
 * army's start to its goal.
 */
export interface SmallBoard extends SmallBoardSize {
  readonly board: Board;
  readonly start: readonly Cell[];
  readonly goal: readonly Cell[];
  /**
   * By cell: its image in a mirror that maps each camp to itself, so that a position and its image have the same value; the
   * cell itself if there is no such mirror.
   */
  readonly mirror: readonly Cell[];
  /**
   * A goal is blocked if its tip is vacant and all its entrances hold men of the opponent, who need never leave. The paper
   * on solving Chinese checkers excludes positions with a blocked goal. Null where goals cannot be blocked.
   */
  readonly goalBlock: { readonly tip: Cell; readonly entrances: readonly Cell[] } | null;
}

/** The reason why a small board is refused. */
export type SmallBoardRefusal =
  | { readonly code: 'bad-side'; readonly min: number; readonly max: number }
  | { readonly code: 'bad-men'; readonly men: readonly number[] };

/** The differences between the boards of the shapes. */
interface ShapePlan {
  /** The game of the library that games on such boards vary. */
  readonly baseGame: GameId;
  readonly minSide: number;
  /** The numbers of men for which there are camps. */
  readonly men: readonly number[];
  /** The number of men with whom a goal can be blocked; null if there is none. */
  readonly blockingMen: number | null;
}

const PLANS: Readonly<Record<SmallBoardShape, ShapePlan>> = {
  rhombus: {
    baseGame: 'rhombus-5',
    minSide: 3,
    men: Array.from({ length: MAX_MEN }, (_, index) => index + 1),
    blockingMen: 6,
  },
  square: { baseGame: 'grasshopper-8', minSide: 4, men: [3, 6], blockingMen: null },
};

/** With more cells on a side, the cells do not fit into 64 bits. */
const MAX_SIDE = 8;

const boardDefinition = ({ shape, side }: Omit<SmallBoardSize, 'men'>): BoardDefinition => ({
  id: 'SOLVED',
  shape,
  side,
});

/**
 * Returns a small board. Refuses sizes whose cells do not fit into 64 bits, armies without a camp, and armies whose camps
 * overlap.
 */
export function createSmallBoard({
  shape,
  side,
  men,
}: SmallBoardSize): Result<SmallBoard, SmallBoardRefusal> {
  const plan = PLANS[shape];
  const defined = side > MAX_SIDE ? null : defineBoard(boardDefinition({ shape, side }));
  if (!defined?.ok) return { ok: false, refusal: { code: 'bad-side', min: plan.minSide, max: MAX_SIDE } };
  const board = defined.value;
  const isPossible = (count: number): boolean => {
    const camps = [1, 3].flatMap((seat) => board.campCells(seat, count));
    return new Set(camps).size === 2 * count && count * (board.cellCount - 2 * count) <= MAX_MOVES;
  };
  const possible = plan.men.filter(isPossible);
  if (!possible.includes(men)) return { ok: false, refusal: { code: 'bad-men', men: possible } };
  const start = board.campCells(1, men);
  const goal = board.campCells(3, men);
  return accept({
    shape,
    side,
    men,
    board,
    start,
    goal,
    mirror: mirrorOf(board, [start, goal]),
    goalBlock: men === plan.blockingMen ? goalBlockOf(board, goal) : null,
  });
}

function mirrorOf(board: Board, camps: readonly (readonly Cell[])[]): readonly Cell[] {
  const keeps = ({ cells }: BoardSymmetry, camp: readonly Cell[]): boolean =>
    camp.every((cell) => camp.includes(cells[cell] ?? cell));
  const found = board
    .symmetries()
    .find((symmetry) => symmetry.isMirror && camps.every((camp) => keeps(symmetry, camp)));
  const cells = Array.from({ length: board.cellCount }, (_, cell) => cell);
  return cells.map((cell) => found?.cells[cell] ?? cell);
}

/** The entrances of a goal are its cells along the two edges, apart from the tip. */
function goalBlockOf(board: Board, goal: readonly Cell[]): SmallBoard['goalBlock'] {
  const tip = board.cellCount - 1;
  const isOnEdge = (cell: Cell): boolean => board.x[cell] === board.x[tip] || board.y[cell] === board.y[tip];
  return { tip, entrances: goal.filter((cell) => cell !== tip && isOnEdge(cell)) };
}

/** Returns the rules under which a small board is solved, but for blocked goals, which no game of the library knows. */
export function rulesOfSmallBoard({ shape, side, men }: SmallBoard): Rules {
  const { baseGame } = PLANS[shape];
  const board = boardDefinition({ shape, side });
  const game = defineGame({ id: 'solved', base: baseGame, board, camp: men });
  const rules = game.ok ? makeRules({ game: game.value, preset: 'strong-solving' }) : game;
  // Every small board has a game.
  if (!rules.ok) throw new Error(`${rules.refusal.code} ${rules.refusal.detail ?? ''}`);
  return rules.value;
}

/** Returns the image of a cell under the half turn. */
export function turnedCell({ board }: SmallBoard, cell: Cell): Cell {
  return board.cellCount - 1 - cell;
}
