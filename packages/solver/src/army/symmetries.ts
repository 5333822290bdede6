import type { Board, Cell } from '@halma/rules';
import type { Army } from './army.ts';

/** The image of each cell. */
export type Symmetry = readonly Cell[];

/** The symmetries of an army's crossing of an empty board. */
export interface CrossingSymmetries {
  /** The reflection in the line from tip to tip, which maps the start and the target to themselves. */
  readonly axisMirror: Symmetry;
  /** The half turn, which swaps the start and the target. */
  readonly halfTurn: Symmetry;
  /** The two combined: the reflection that maps the start to the target. */
  readonly crossMirror: Symmetry;
}

/**
 * Returns the symmetries of an army whose target is the image of its start. The image of a path under the
 * axis mirror, and of the reversed path under the half turn, is a path from start to target too.
 *
 * @returns null if other men are on the board, a man is marked, the start is not its own mirror image or the target is
 *   not its image, the symmetries change how men move, or moves might not be reversible
 */
export function crossingSymmetries(army: Army): CrossingSymmetries | null {
  const { rules, seat, cells, occupied, marked } = army;
  const { board, allowedDestinations, camps } = rules;
  const camp = camps[seat];
  const reversible = allowedDestinations[seat]?.every((destinations) => destinations === null) === true;
  if (camp === undefined || occupied.length > 0 || marked !== null || !reversible) return null;
  const halfTurn = board.names.map((_, cell) => board.cellCount - 1 - cell);
  const axisMirror = tipMirror(board, camp.homeTip);
  if (!isImage(cells, axisMirror, cells) || !isImage(cells, halfTurn, camp.target)) return null;
  if (!preservesMoves(army, axisMirror) || !preservesMoves(army, halfTurn)) return null;
  return { axisMirror, halfTurn, crossMirror: axisMirror.map((cell) => halfTurn[cell] ?? cell) };
}

/** Returns the reflection that keeps the tip of a camp in place. */
function tipMirror(board: Board, tip: Cell): Symmetry {
  const mirror = board.symmetries().find(({ isMirror, cells }) => isMirror && cells[tip] === tip);
  return mirror?.cells ?? [];
}

function isImage(cells: readonly Cell[], symmetry: Symmetry, expected: readonly Cell[]): boolean {
  const images = new Set(cells.map((cell) => symmetry[cell]));
  return cells.length === expected.length && expected.every((cell) => images.has(cell));
}

/** Returns whether a symmetry maps steps to steps and jumps to jumps on every cell. */
function preservesMoves({ rules, table }: Army, symmetry: Symmetry): boolean {
  const { board } = rules;
  const directionCount = board.directions.length;
  const image = (cell: Cell): Cell => symmetry[cell] ?? cell;
  const movesOf = (cell: Cell, mapCell: (to: Cell) => Cell): string =>
    board.directions
      .map((_, direction) => {
        const index = cell * directionCount + direction;
        const [next = 0, landing = 0] = table.neighboursAndLandings.subarray(2 * index, 2 * index + 2);
        return [next, landing, (table.stepCells ?? board.neighbours)[index] ?? 0].map(mapCell).join();
      })
      .sort()
      .join(' ');
  return board.names.every((_, cell) => movesOf(cell, image) === movesOf(image(cell), (to) => to));
}
