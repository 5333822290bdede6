import type { Board, Cell } from '@halma/rules';
import { BIT_COUNT } from './generated/limits.ts';

/**
 * A cell as the kernel numbers it: 64 × class + 8 × half the lattice row + half the column, minus the board's shift.
 */
export type BitIndex = number;

/** Returns the kernel's number for a cell. */
export function bitIndexOfCell(board: Board, cell: Cell): BitIndex {
  const { row, column } = board.latticePoint(cell);
  return 64 * (2 * (row & 1) + (column & 1)) + 8 * (row >> 1) + (column >> 1) - board.latticeShift;
}

/** The bit index of each cell, and the cell of each bit index. */
export interface BitIndexMap {
  readonly bitIndices: Uint8Array;
  readonly cells: Uint8Array;
}

const mapByBoard = new WeakMap<Board, BitIndexMap>();

/** Returns the bit indices of a board, computed once. */
export function bitIndexMap(board: Board): BitIndexMap {
  const cached = mapByBoard.get(board);
  if (cached !== undefined) return cached;
  const bitIndices = new Uint8Array(board.cellCount);
  const cells = new Uint8Array(BIT_COUNT);
  for (let cell = 0; cell < board.cellCount; cell += 1) {
    const index = bitIndexOfCell(board, cell);
    bitIndices[cell] = index;
    cells[index] = cell;
  }
  const map = { bitIndices, cells };
  mapByBoard.set(board, map);
  return map;
}
