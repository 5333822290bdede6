import type { Board, ShapeName } from '@halma/rules';
import type { Margins } from './geometry.ts';
import type { HoleGeometry } from './holes.ts';
import { rhombusCellsAcross, rhombusGeometry } from './rhombus.ts';
import { type SquareGeometry, squareGeometry } from './square.ts';
import { STAR_CELLS_ACROSS, starGeometry } from './star.ts';

export type Geometry = SquareGeometry | HoleGeometry;

interface ShapeGeometry {
  /** Lays out a board rotated by a number of corners. Only boards of squares use the margins. */
  readonly layOut: (board: Board, turns: number, margins: Margins) => Geometry;
  /** The width of the narrowest drawing, in cells. */
  readonly cellsAcross: (board: Board) => number;
}

/** The geometry of every shape. */
const GEOMETRIES: Readonly<Record<ShapeName, ShapeGeometry>> = {
  square: { layOut: squareGeometry, cellsAcross: (board) => board.rows.length + 0.9 },
  star: { layOut: starGeometry, cellsAcross: () => STAR_CELLS_ACROSS },
  rhombus: { layOut: rhombusGeometry, cellsAcross: rhombusCellsAcross },
};

/** Returns the geometry of a board's shape. */
export function shapeGeometryOf(board: Board): ShapeGeometry {
  return GEOMETRIES[board.shape];
}
