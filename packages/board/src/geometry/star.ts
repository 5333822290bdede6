import type { Board } from '@halma/rules';
import type { Geometry, Point } from './geometry.ts';

/** Half the way from a hole to the next in its row, and the way to the next row. */
export const HALF_PITCH = 21;
export const ROW: number = HALF_PITCH * Math.sqrt(3);

/** Room for the tips of the outline, which stand out further than the holes. */
const MARGIN = 47;

/** Lays out the star about its centre, turned counter-clockwise by sixths of a turn. */
export function starGeometry(board: Board, turns: number): Geometry {
  const angle = (turns * Math.PI) / 3;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const width = 24 * HALF_PITCH + 2 * MARGIN;
  const height = 16 * ROW + 2 * MARGIN;
  return {
    board,
    pitch: 2 * HALF_PITCH,
    viewBox: [-width / 2, -height / 2, width, height],
    place: (spot) => {
      const right = spot.x * HALF_PITCH;
      const down = -spot.y * ROW;
      return { x: right * cos + down * sin, y: down * cos - right * sin };
    },
  };
}

/** A point pushed outward from the centre by some units. */
export function pushed(point: Point, by: number): Point {
  const length = Math.hypot(point.x, point.y);
  return { x: point.x * (1 + by / length), y: point.y * (1 + by / length) };
}
