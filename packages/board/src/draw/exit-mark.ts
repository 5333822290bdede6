import type { Point } from '../geometry/geometry.ts';
import { paint } from './colour-tokens.ts';
import { pathThrough, placed, type SvgNode, svgNode } from './svg-node.ts';

/**
 * Returns the mark of an exit from the board: a frame outside the edge, with an arrow away from the board. As on
 * targets within the board, the arrow starts with a ring for a step and with a dot for a hop.
 *
 * @param at the point outside the edge
 * @param centre the centre of the board
 */
export function exitMark(at: Point, centre: Point, kind: 'step' | 'hop'): SvgNode {
  const away = { x: at.x - centre.x, y: at.y - centre.y };
  const reach = Math.max(Math.abs(away.x), Math.abs(away.y));
  const out = { x: towards(away.x, reach), y: towards(away.y, reach) };
  const length = Math.hypot(out.x, out.y) || 1;
  const along = { x: out.x / length, y: out.y / length };
  const across = { x: -along.y, y: along.x };
  const point = (outward: number, aside: number): Point => ({
    x: along.x * outward + across.x * aside,
    y: along.y * outward + across.y * aside,
  });
  const line = { fill: 'none', stroke: paint('go'), 'stroke-width': 2.6, 'stroke-linejoin': 'round' };
  return placed(at, [
    // Covers the coordinates behind the mark.
    svgNode('path', {
      d: pathThrough([point(17, -18), point(-13, -18), point(-13, 18), point(17, 18)]),
      fill: paint('paper'),
    }),
    svgNode('path', {
      d: pathThrough([point(15, -16), point(-10, -16), point(-10, 16), point(15, 16)]),
      ...line,
      fill: paint('sq-light'),
    }),
    svgNode('path', {
      d: pathThrough([point(0, 0), point(16, 0)]) + pathThrough([point(10, -6), point(17, 0), point(10, 6)]),
      ...line,
      'stroke-linecap': 'round',
    }),
    svgNode('circle', {
      cx: point(-2, 0).x,
      cy: point(-2, 0).y,
      r: 5,
      fill: paint(kind === 'step' ? 'sq-light' : 'go'),
      stroke: paint('go'),
      'stroke-width': 2.4,
    }),
  ]);
}

/** Returns the sign of a component that reaches the edge; 0 for one that stays inside it. */
function towards(part: number, reach: number): number {
  return Math.abs(part) > reach - 1 ? Math.sign(part) : 0;
}
