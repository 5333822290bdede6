import type { Cell } from '@halma/rules';
import { mirrorOf } from './corner-camp.ts';

/** The module's number for a cell: 64 × parity class + 8 × half its row + half its column, rounded down. */
type BitIndex = number;

/** Returns the bit index of a cell on a square board. */
export function bitIndexOf(side: number, cell: Cell): BitIndex {
  const row = Math.floor(cell / side);
  const column = cell % side;
  return 64 * (2 * (row & 1) + (column & 1)) + 8 * (row >> 1) + (column >> 1);
}

/** Returns the cell at a bit index on a square board. */
export function cellOfBitIndex(side: number, bitIndex: BitIndex): Cell {
  const row = 2 * ((bitIndex & 63) >> 3) + (bitIndex >> 7);
  const column = 2 * (bitIndex & 7) + ((bitIndex >> 6) & 1);
  return row * side + column;
}

/** A list of squares in the order that the module expects. */
interface SquareList {
  /** Pairs of mirror images, then the squares on the diagonal. */
  readonly bitIndices: readonly BitIndex[];
  readonly pairCount: number;
}

/** Orders a symmetric set of squares for the module. */
export function squareList(side: number, squares: readonly Cell[]): SquareList {
  const belowDiagonal = squares.filter((cell) => mirrorOf(side, cell) > cell);
  const onDiagonal = squares.filter((cell) => mirrorOf(side, cell) === cell);
  const cells = [...belowDiagonal.flatMap((cell) => [cell, mirrorOf(side, cell)]), ...onDiagonal];
  return { bitIndices: cells.map((cell) => bitIndexOf(side, cell)), pairCount: belowDiagonal.length };
}
