import type { Board, Cell } from '@halma/rules';
import { type BaseGeometry, type Point, type Spot, spotOf } from './geometry.ts';

/** Half the distance from a hole to the next in its row, and the distance to the next row. */
export const HALF_PITCH = 21;
export const ROW_HEIGHT: number = HALF_PITCH * Math.sqrt(3);

/** The extra margin for the tips of the outline, which extend beyond the holes. */
const MARGIN = 47;

/** A board of holes, with its centre at the origin. */
export interface HoleGeometry extends BaseGeometry {
  readonly surface: 'holes';
  /** The outline through the outermost holes, moved outward by a number of units. */
  readonly outline: (by: number) => readonly Point[];
}

export interface HoleLayout {
  /** The rotation, counterclockwise, in radians. */
  readonly angle: number;
  /** The numbers of half columns and of rows between the outermost holes. */
  readonly halfColumns: number;
  readonly rows: number;
  /** The holes at the corners of the outline: an acute corner first, then obtuse and acute corners alternately. */
  readonly corners: readonly Cell[];
}

/** Lays out a board of holes. */
export function holeGeometry(board: Board, { angle, halfColumns, rows, corners }: HoleLayout): HoleGeometry {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = halfColumns * HALF_PITCH + 2 * MARGIN;
  const height = rows * ROW_HEIGHT + 2 * MARGIN;
  const pointAt = (spot: Spot): Point => {
    const onPage = board.toPagePoint(spot);
    const right = onPage.x * HALF_PITCH;
    const down = -onPage.y * ROW_HEIGHT;
    return { x: right * cos + down * sin, y: down * cos - right * sin };
  };
  return {
    surface: 'holes',
    board,
    pitch: 2 * HALF_PITCH,
    viewBox: [-width / 2, -height / 2, width, height],
    pointAt,
    // The sides move outward by the distance: an acute corner moves by twice that, an obtuse one by less.
    outline: (by) =>
      corners.map((cell, index) =>
        movedOutward(pointAt(spotOf(board, cell)), index % 2 === 0 ? 2 * by : by / Math.sin(Math.PI / 3)),
      ),
  };
}

/** Returns a point moved outward from the origin by some units. */
export function movedOutward(point: Point, by: number): Point {
  const length = Math.hypot(point.x, point.y);
  return { x: point.x * (1 + by / length), y: point.y * (1 + by / length) };
}
