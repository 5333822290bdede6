import type { Seat } from '../seat.ts';

export type ShapeName = 'square' | 'star' | 'rhombus';

/** A point in the coordinates of a shape, in whole numbers. */
export interface Coordinates {
  readonly x: number;
  readonly y: number;
}

/** The offset from a cell to its neighbour in one direction. */
export interface Direction {
  readonly dx: number;
  readonly dy: number;
}

/** A row and a column on the bitboard lattice, both numbered from 0. */
export interface LatticePoint {
  readonly row: number;
  readonly column: number;
}

/**
 * The geometry of a board. Each shape chooses its own coordinates; y always numbers the rows of a written position,
 * from the bottom up. Code outside this folder uses these properties and does not compare shape names.
 */
export interface Shape {
  readonly name: ShapeName;
  /** Whether the cells are adjoining squares, or holes joined by lines. */
  readonly surface: 'squares' | 'holes';
  /** The number of corners, numbered clockwise from that of seat A. On some boards, only two of them have seats. */
  readonly corners: 4 | 6;
  /** The smallest rotation that maps the board onto itself, in corners. */
  readonly rotationStep: 1 | 2;
  readonly directions: readonly Direction[];
  /** Rotates a point clockwise by `rotationStep` corners. */
  readonly rotate: (point: Coordinates) => Coordinates;
  /** Reflects a point across the line from seat A's corner to the opposite corner. */
  readonly mirror: (point: Coordinates) => Coordinates;
  /** Returns the parity class of a point, 0 to 3. A jump never leaves a class; a step always does. */
  readonly parityClass: (point: Coordinates) => number;
  /** Returns the number of steps between two points with the given offset on an empty board. */
  readonly distance: (dx: number, dy: number) => number;
  /**
   * Returns the indices of the lines through a point, counted from a corner, one for each family of parallel lines. A
   * step changes an index by at most 1, a jump over an adjacent man by at most 2. Square boards have two families,
   * columns and rows; the others have one.
   */
  readonly lines: (corner: Coordinates, point: Coordinates) => readonly number[];
  /** Returns whether a point is in the central area. */
  readonly isCentral: (point: Coordinates) => boolean;
  /** Returns whether a point belongs to the camp for the given number of men in a corner. */
  readonly isInCamp: (men: number, corner: Coordinates, point: Coordinates) => boolean;
  /** Returns the horizontal position of a point in half columns when the rows are printed one above the other. */
  readonly halfColumn: (point: Coordinates) => number;
  /** Converts a point to page coordinates as seen from seat A, in squares, or in half columns and rows of holes. */
  readonly toPagePoint: (point: Coordinates) => Coordinates;
  /** Converts a point to the bitboard lattice. Rows and columns of neighbours differ by at most 1. */
  readonly latticePoint: (point: Coordinates) => LatticePoint;
  /** The number to subtract from every bit index so that the lattice fits into 64-bit words. */
  readonly latticeShift: number;
}

/** A symmetry of a board: the image of each cell and of each seat. */
export interface BoardSymmetry {
  /** The clockwise rotation after the reflection, in corners. */
  readonly rotation: number;
  readonly isMirror: boolean;
  /** The image of each cell. */
  readonly cells: readonly number[];
  /** The image of each seat; index 0 is unused. */
  readonly seats: readonly Seat[];
}
