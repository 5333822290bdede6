import type { Board, Cell } from '@halma/rules';
import type { Army } from './army.ts';

/** By cell: the cell it is carried to. */
export type Symmetry = readonly Cell[];

/** The symmetries of an army's way across an empty board. */
export interface CrossingSymmetries {
  /** The mirror in the line from tip to tip, which keeps the army's start, and its target, in place. */
  readonly own: Symmetry;
  /** The half turn, which carries the start to the target and back. */
  readonly turn: Symmetry;
  /** Both together: the mirror that carries the start to the target. */
  readonly cross: Symmetry;
}

/**
 * The symmetries of an army that goes from one place to its image: its moves may be mirrored, and the way from the target back
 * is the image of a way from the start.
 *
 * @returns null when others stand on the board, when the target is not the image of the start, or when a move cannot always be
 * taken back
 */
export function crossingSymmetries(army: Army): CrossingSymmetries | null {
  const { rules, seat, cells, standing, marked } = army;
  const { board, permits, yards } = rules;
  const yard = yards[seat];
  const reversible = permits[seat]?.every((permit) => permit === null) === true;
  if (yard === undefined || standing.length > 0 || marked !== null || !reversible) return null;
  const turn = board.names.map((_, cell) => board.cells - 1 - cell);
  const own = tipMirror(board, yard.homeTip);
  if (!isImage(cells, own, cells) || !isImage(cells, turn, yard.target)) return null;
  if (!keepsWays(army, own) || !keepsWays(army, turn)) return null;
  return { own, turn, cross: own.map((cell) => turn[cell] ?? cell) };
}

/** The mirror in the line through the middle of the board and the tip of a camp. */
function tipMirror(board: Board, tip: Cell): Symmetry {
  // Rows of the star lie closer together than holes in a row: y counts √3 times as much as x.
  const stretch = board.shape === 'star' ? 3 : 1;
  const middle = { x: mean(board.x), y: mean(board.y) };
  const at = (cell: Cell): { x: number; y: number } => ({
    x: (board.x[cell] ?? 0) - middle.x,
    y: (board.y[cell] ?? 0) - middle.y,
  });
  const axis = at(tip);
  const product = (one: typeof axis, other: typeof axis): number =>
    one.x * other.x + stretch * one.y * other.y;
  const numbers = new Map(board.names.map((_, cell) => [`${board.x[cell]},${board.y[cell]}`, cell]));
  return board.names.map((_, cell) => {
    const spot = at(cell);
    const along = (2 * product(spot, axis)) / product(axis, axis);
    const x = Math.round(along * axis.x - spot.x + middle.x);
    const y = Math.round(along * axis.y - spot.y + middle.y);
    return numbers.get(`${x},${y}`) ?? cell;
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function isImage(cells: readonly Cell[], symmetry: Symmetry, of: readonly Cell[]): boolean {
  const images = new Set(cells.map((cell) => symmetry[cell]));
  return cells.length === of.length && of.every((cell) => images.has(cell));
}

/** Are a man's steps and jumps carried to steps and jumps, on every cell? */
function keepsWays({ rules, table }: Army, symmetry: Symmetry): boolean {
  const { board } = rules;
  const width = board.directions.length;
  const image = (cell: Cell): Cell => symmetry[cell] ?? cell;
  const waysOf = (cell: Cell, carry: (to: Cell) => Cell): string =>
    board.directions
      .map((_, way) => {
        const index = cell * width + way;
        const [next = 0, landing = 0] = table.ways.subarray(2 * index, 2 * index + 2);
        return [next, landing, (table.step ?? board.neighbours)[index] ?? 0].map(carry).join();
      })
      .sort()
      .join(' ');
  return board.names.every((_, cell) => waysOf(cell, image) === waysOf(image(cell), (to) => to));
}
