import { type Cell, type MoveTable, manOf, type Rules, type Seat } from '@halma/rules';

const cache = new WeakMap<MoveTable, Uint8Array>();

/**
 * Returns 1 for each cell from which a plain man of a seat can step but never jump, as in Color Halma, and 0 for every
 * other cell. The other men need such men to jump over.
 *
 * @returns null if every man can jump
 */
export function stepperCells({ board, moveTables }: Rules, seat: Seat): Uint8Array | null {
  const table = moveTables[manOf(seat, 0)];
  if (table === undefined || table.stepCells === null) return null;
  const { stepCells, neighboursAndLandings } = table;
  const cached = cache.get(table);
  if (cached !== undefined) return cached;
  const directionCount = board.directions.length;
  const isStepper = (cell: Cell): boolean => {
    const indices = Array.from(
      { length: directionCount },
      (_, direction) => cell * directionCount + direction,
    );
    const canJump = indices.some(
      (index) => (neighboursAndLandings[2 * index + 1] ?? board.wall) !== board.wall,
    );
    return !canJump && indices.some((index) => (stepCells[index] ?? board.wall) !== board.wall);
  };
  const cells = Uint8Array.from({ length: board.cellCount }, (_, cell) => (isStepper(cell) ? 1 : 0));
  cache.set(table, cells);
  return cells;
}
