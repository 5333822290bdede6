import type { Point } from '../geometry/geometry.ts';
import { pair } from './shape.ts';

/** How far a jump's arc passes from the middle of the man it crosses, in units, so that he is seen to be jumped. */
const RISE = 11;

/** A jump as it is drawn: a shallow curve from one landing to the next. */
interface Arc {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** The arc of a jump. It bends up the page; a vertical one bends to the right. */
export function jumpArc(from: Point, to: Point, rise: number = RISE): Arc {
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

/** The point of an arc at a share of its way, 0 to 1. */
export function pointOnArc({ from, bend, to }: Arc, share: number): Point {
  const rest = 1 - share;
  return {
    x: rest * rest * from.x + 2 * share * rest * bend.x + share * share * to.x,
    y: rest * rest * from.y + 2 * share * rest * bend.y + share * share * to.y,
  };
}

/** The path of an arc, cut short by some units at its ends so that the men there stay clear. */
export function arcPath(arc: Arc, shortFrom = 0, shortTo = 0): string {
  const { from, bend, to } = arc;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const start = shortFrom / length;
  const end = 1 - shortTo / length;
  const control = (a: number, b: number, c: number): number =>
    (1 - start) * (1 - end) * a + (start * (1 - end) + end * (1 - start)) * b + start * end * c;
  const middle = { x: control(from.x, bend.x, to.x), y: control(from.y, bend.y, to.y) };
  return `M${pair(pointOnArc(arc, start))}Q${pair(middle)} ${pair(pointOnArc(arc, end))}`;
}
