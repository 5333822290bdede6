import { type Cell, type MoveTable, manOf, type Rules, type Seat } from '@halma/rules';

const cache = new WeakMap<MoveTable, Uint8Array>();

/**
 * Returns, by cell, 1 if a plain man of a seat can step but never jump from there, as in Color Halma. The other men
 * need such men to jump over.
 *
 * @returns null if every man can jump
 */
export function stepperCells({ board, moveTables }: Rules, seat: Seat): Uint8Array | null {
  const table = moveTables[manOf(seat, 0)];
  if (table === undefined || table.stepCells === null) return null;
  const { stepCells, neighboursAndLandings } = table;
  const cached = cache.get(table);
  if (cached !== undefined) return cached;
  const width = board.directions.length;
  const isStepper = (cell: Cell): boolean => {
    const indices = Array.from({ length: width }, (_, direction) => cell * width + direction);
    const canJump = indices.some(
      (index) => (neighboursAndLandings[2 * index + 1] ?? board.wall) !== board.wall,
    );
    return !canJump && indices.some((index) => (stepCells[index] ?? board.wall) !== board.wall);
  };
  const cells = Uint8Array.from({ length: board.cellCount }, (_, cell) => (isStepper(cell) ? 1 : 0));
  cache.set(table, cells);
  return cells;
}
