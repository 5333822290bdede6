import type { Point } from '../geometry/geometry.ts';
import { arcPath, jumpArc } from './arc.ts';
import { FONT_TEXT, paint } from './paint.ts';
import { pair, placed, type Shape, shape } from './shape.ts';

/** Units a line stops short of the middle of a man. */
const CLEAR = 19;

/** What a preview shows: the way, and the man at its end. */
interface RoutePicture {
  readonly points: readonly Point[];
  readonly hops: boolean;
  /** Are the cells too small for numbers on the way? Then only the count is written, larger. */
  readonly small: boolean;
}

/** The arcs of a hop, or the line of a step, with a halo of paper, and the numbered landings between. */
export function routeLines({ points, hops, small }: RoutePicture): readonly Shape[] {
  const last = points.length - 2;
  const d = points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const [shortFrom, shortTo] = [index === 0 ? CLEAR : 0, index === last ? CLEAR : 0];
      return hops ? arcPath(jumpArc(from, to), shortFrom, shortTo) : straight(from, to);
    })
    .join('');
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  return [
    shape('path', { ...line, stroke: paint('sq-light'), 'stroke-width': 7.5 }),
    shape('path', { ...line, stroke: paint('go'), 'stroke-width': 3.6 }),
    ...points
      .slice(1, -1)
      .map((point, index) => (small ? placed(point, [stop(6.5)]) : numbered(point, index + 1))),
  ];
}

/** A step is a short straight line between the two men's edges. */
function straight(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [start, end] = [CLEAR / length, Math.max(1 - CLEAR / length, CLEAR / length + 0.05)];
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return `M${pair(at(start))}L${pair(at(end))}`;
}

/** The end of a previewed way: the man as a ghost in a broken ring. */
export function ghostShapes(man: readonly Shape[]): readonly Shape[] {
  return [
    shape('circle', { r: 18.6, fill: paint('sq-light'), opacity: '0.6' }),
    shape('g', { opacity: '0.5' }, man),
    shape('circle', {
      r: 18.6,
      fill: 'none',
      stroke: paint('go'),
      'stroke-width': 3,
      'stroke-dasharray': '5.8 3.94',
    }),
  ];
}

/** How many jumps a hop has, at the upper right of its end. */
export function countBadge(end: Point, jumps: number, small: boolean): Shape {
  return placed({ x: end.x + 15, y: end.y - 15 }, figure(jumps, 9.5), small ? 1.55 : 1);
}

function numbered(point: Point, number: number): Shape {
  return placed(point, figure(number, 9));
}

function figure(number: number, radius: number): readonly Shape[] {
  return [
    stop(radius),
    shape(
      'text',
      {
        y: 4.4,
        fill: paint('sq-light'),
        'font-family': FONT_TEXT,
        'font-size': number > 99 ? 9.5 : 12.5,
        'font-weight': 650,
        'text-anchor': 'middle',
      },
      [],
      String(number),
    ),
  ];
}

function stop(radius: number): Shape {
  return shape('circle', { r: radius, fill: paint('go'), stroke: paint('sq-light'), 'stroke-width': 1.6 });
}
