import type { Point } from '../geometry/geometry.ts';
import { pointText } from './svg-node.ts';

/** The distance of a jump's arc from the centre of the jumped man, in units. */
const ARC_CLEARANCE = 11;

/** The curve of a jump from one landing to the next: a quadratic Bézier curve with the control point `bend`. */
interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** Returns the arc of a jump. It bends upwards; a vertical one bends to the right. */
export function jumpArc(from: Point, to: Point, rise: number = ARC_CLEARANCE): Arc {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  let normal = { x: dy / length, y: -dx / length };
  if (normal.y > 0.01 || (Math.abs(normal.y) < 0.01 && normal.x < 0)) normal = { x: -normal.x, y: -normal.y };
  const bend = {
    x: (from.x + to.x) / 2 + normal.x * 2 * rise,
    y: (from.y + to.y) / 2 + normal.y * 2 * rise,
  };
  return { from, bend, to };
}

/** Returns the point on an arc at a value of the curve's parameter, from 0 at the start to 1 at the end. */
export function pointOnArc({ from, bend, to }: Arc, fraction: number): Point {
  const remaining = 1 - fraction;
  return {
    x: remaining * remaining * from.x + 2 * fraction * remaining * bend.x + fraction * fraction * to.x,
    y: remaining * remaining * from.y + 2 * fraction * remaining * bend.y + fraction * fraction * to.y,
  };
}

/**
 * Returns the SVG path of an arc, shortened by a gap at each end, in units, so that the men there stay
 * visible.
 */
export function arcPath(arc: Arc, startGap = 0, endGap = 0): string {
  const { from, bend, to } = arc;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const start = startGap / length;
  const end = 1 - endGap / length;
  const control = (a: number, b: number, c: number): number =>
    (1 - start) * (1 - end) * a + (start * (1 - end) + end * (1 - start)) * b + start * end * c;
  const middle = { x: control(from.x, bend.x, to.x), y: control(from.y, bend.y, to.y) };
  return `M${pointText(pointOnArc(arc, start))}Q${pointText(middle)} ${pointText(pointOnArc(arc, end))}`;
}
