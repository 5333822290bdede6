import type { Board, ShapeName } from '@halma/rules';
import type { Margins } from './geometry.ts';
import type { HoleGeometry } from './holes.ts';
import { rhombusGeometry } from './rhombus.ts';
import { type SquareGeometry, squareGeometry } from './square.ts';
import { starGeometry } from './star.ts';

export type Geometry = SquareGeometry | HoleGeometry;

/** The area around the cells in the drawing. */
interface Surroundings {
  /** The margins of a board of squares. */
  readonly margins: Margins;
  /** Whether a board of holes has room for coordinates outside its outline. */
  readonly hasEdgeLabels: boolean;
}

interface ShapeGeometry {
  /** Lays out a board rotated by a number of corners. */
  readonly layOut: (board: Board, turns: number, surroundings: Surroundings) => Geometry;
}

/** The geometry of each shape. */
const GEOMETRIES: Readonly<Record<ShapeName, ShapeGeometry>> = {
  square: { layOut: (board, turns, { margins }) => squareGeometry(board, turns, margins) },
  star: { layOut: (board, turns, { hasEdgeLabels }) => starGeometry(board, turns, hasEdgeLabels) },
  rhombus: { layOut: (board, turns, { hasEdgeLabels }) => rhombusGeometry(board, turns, hasEdgeLabels) },
};

/** Returns the geometry of a board's shape. */
export function shapeGeometryOf(board: Board): ShapeGeometry {
  return GEOMETRIES[board.shape];
}
