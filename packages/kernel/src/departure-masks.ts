import { type Board, type Cell, manOf, type Rules } from '@halma/rules';
import { bitIndexMap } from './bit-index.ts';

/** The eight directions of the lattice in the kernel's order, each as (columns, rows). */
const LATTICE_DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** Returns the kernel's number for the lattice direction from a cell to its neighbour. */
function latticeDirection(board: Board, from: Cell, to: Cell): number {
  const [startPoint, endPoint] = [board.latticePoint(from), board.latticePoint(to)];
  return LATTICE_DIRECTIONS.findIndex(
    ([columns, rows]) =>
      columns === endPoint.column - startPoint.column && rows === endPoint.row - startPoint.row,
  );
}

/**
 * Writes 16 words for each class: the cells from which any man may step in each direction, then those from which any
 * man may jump in it. In the games that the kernel supports, all men move alike, except that an option keeps each
 * seat's men in its own target. The rules check that option.
 */
export function writeDepartureMasks(rules: Rules, masks: BigUint64Array): void {
  const { board } = rules;
  const tables = new Set(rules.seats.flatMap((seat) => rules.moveTables[manOf(seat, 0)] ?? []));
  const { bitIndices } = bitIndexMap(board);
  const directionCount = board.directions.length;
  masks.fill(0n);
  for (let cell = 0; cell < board.cellCount; cell += 1) {
    const bitIndex = bitIndices[cell] ?? 0;
    const bit = 1n << BigInt(bitIndex & 63);
    for (let index = cell * directionCount; index < (cell + 1) * directionCount; index += 1) {
      const neighbour = board.neighbours[index] ?? board.wall;
      if (neighbour === board.wall) continue;
      const steps =
        2 * LATTICE_DIRECTIONS.length * (bitIndex >> 6) + latticeDirection(board, cell, neighbour);
      const jumps = steps + LATTICE_DIRECTIONS.length;
      for (const { neighboursAndLandings, stepCells } of tables) {
        const step = stepCells === null ? neighboursAndLandings[2 * index] : stepCells[index];
        if (step !== board.wall) masks[steps] = (masks[steps] ?? 0n) | bit;
        if (neighboursAndLandings[2 * index + 1] !== board.wall) masks[jumps] = (masks[jumps] ?? 0n) | bit;
      }
    }
  }
}
