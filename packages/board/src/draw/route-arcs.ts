import type { Point } from '../geometry/geometry.ts';
import { arcPath, jumpArc } from './arc.ts';
import { FONT_TEXT, paint } from './colour-tokens.ts';
import { placed, pointText, type SvgNode, svgNode } from './svg-node.ts';

/** The distance of a line from the centre of a man, in units. */
const MAN_CLEARANCE = 19;

/** A route to draw. */
interface RouteDrawing {
  readonly points: readonly Point[];
  readonly isHop: boolean;
  /** Whether the cells are too small for numbers on the landings. */
  readonly isSmall: boolean;
}

/** Returns the arcs of a hop with its numbered landings, or the line of a step, with a light halo. */
export function routeLines({ points, isHop, isSmall }: RouteDrawing): readonly SvgNode[] {
  const last = points.length - 2;
  const d = points
    .slice(1)
    .map((to, index) => {
      const from = points[index] ?? to;
      const [startGap, endGap] = [index === 0 ? MAN_CLEARANCE : 0, index === last ? MAN_CLEARANCE : 0];
      return isHop ? arcPath(jumpArc(from, to), startGap, endGap) : stepLine(from, to);
    })
    .join('');
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  return [
    svgNode('path', { ...line, stroke: paint('sq-light'), 'stroke-width': 7.5 }),
    svgNode('path', { ...line, stroke: paint('go'), 'stroke-width': 3.6 }),
    ...points
      .slice(1, -1)
      .map((point, index) =>
        isSmall ? placed(point, [landingDot(6.5)]) : numberedLanding(point, index + 1),
      ),
  ];
}

/** Returns the path of a step: a short line between the edges of the two cells' men. */
function stepLine(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [start, end] = [
    MAN_CLEARANCE / length,
    Math.max(1 - MAN_CLEARANCE / length, MAN_CLEARANCE / length + 0.05),
  ];
  const at = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
  });
  return `M${pointText(at(start))}L${pointText(at(end))}`;
}

/** Returns the end of a previewed move: a translucent man in a dashed ring. */
export function ghostShapes(man: readonly SvgNode[]): readonly SvgNode[] {
  return [
    svgNode('circle', { r: 18.6, fill: paint('sq-light'), opacity: '0.6' }),
    svgNode('g', { opacity: '0.5' }, man),
    svgNode('circle', {
      r: 18.6,
      fill: 'none',
      stroke: paint('go'),
      'stroke-width': 3,
      'stroke-dasharray': '5.8 3.94',
    }),
  ];
}

/** Returns the number of jumps in a hop, at the upper right of its end. */
export function countBadge(end: Point, jumps: number, isSmall: boolean): SvgNode {
  return placed({ x: end.x + 15, y: end.y - 15 }, numberShapes(jumps, 9.5), isSmall ? 1.55 : 1);
}

function numberedLanding(point: Point, number: number): SvgNode {
  return placed(point, numberShapes(number, 9));
}

function numberShapes(number: number, radius: number): readonly SvgNode[] {
  return [
    landingDot(radius),
    svgNode(
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

function landingDot(radius: number): SvgNode {
  return svgNode('circle', { r: radius, fill: paint('go'), stroke: paint('sq-light'), 'stroke-width': 1.6 });
}
