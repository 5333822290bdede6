import { accept, type Board, type Cell, type Result, rhombusBoard, squareBoard } from '@halma/rules';
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
   * A goal is blocked if its tip is vacant and all its entrances hold men of the opponent, who need never leave. The paper
   * on solving Chinese checkers excludes positions with a blocked goal. Null where goals cannot be blocked.
   */
  readonly goalBlock: { readonly tip: Cell; readonly entrances: readonly Cell[] } | null;
}

/** Why a small board is refused. */
export type SmallBoardRefusal =
  | { readonly code: 'bad-side'; readonly least: number; readonly most: number }
  | { readonly code: 'bad-men'; readonly men: readonly number[] };

const SIDES = { rhombus: { least: 3, most: 8 }, square: { least: 3, most: 8 } } as const;

const MEN: Readonly<Record<SmallBoardShape, readonly number[]>> = {
  rhombus: Array.from({ length: MAX_MEN }, (_, index) => index + 1),
  square: [3, 6],
};

/** The men with whom a goal of a rhombus can be blocked. */
const BLOCKING_MEN = 6;

/**
 * Returns a small board. Refuses sizes whose cells do not fit into 64 bits, armies without a camp, and armies whose camps
 * overlap.
 */
export function createSmallBoard({
  shape,
  side,
  men,
}: SmallBoardSize): Result<SmallBoard, SmallBoardRefusal> {
  const { least, most } = SIDES[shape];
  if (!Number.isInteger(side) || side < least || side > most)
    return { ok: false, refusal: { code: 'bad-side', least, most } };
  const board = shape === 'rhombus' ? rhombusBoard('R', side) : squareBoard('H', side, [1, 3]);
  const isPossible = (count: number): boolean => {
    const camps = [1, 3].flatMap((seat) => board.campCells(seat, count));
    return new Set(camps).size === 2 * count && count * (board.cellCount - 2 * count) <= MAX_MOVES;
  };
  const possible = MEN[shape].filter(isPossible);
  if (!possible.includes(men)) return { ok: false, refusal: { code: 'bad-men', men: possible } };
  const start = board.campCells(1, men);
  const goal = board.campCells(3, men);
  return accept({ shape, side, men, board, start, goal, goalBlock: goalBlockOf(shape, board, goal) });
}

/** The entrances are the four cells next to the tip along the two edges. */
function goalBlockOf(shape: SmallBoardShape, board: Board, goal: readonly Cell[]): SmallBoard['goalBlock'] {
  if (shape !== 'rhombus' || goal.length !== BLOCKING_MEN) return null;
  const tip = board.cellCount - 1;
  const isOnEdge = (cell: Cell): boolean => board.x[cell] === board.x[tip] || board.y[cell] === board.y[tip];
  return { tip, entrances: goal.filter((cell) => cell !== tip && isOnEdge(cell)) };
}

/** Returns the image of a cell under the half turn. */
export function turnedCell({ board }: SmallBoard, cell: Cell): Cell {
  return board.cellCount - 1 - cell;
}
