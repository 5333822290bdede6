import { pointOf } from '../geometry/geometry.ts';
import { type HoleGeometry, OUTLINE_DISTANCE } from '../geometry/holes.ts';
import type { Layout } from '../geometry/layout.ts';
import { paint } from './colour-tokens.ts';
import { pixelStroke, pixelsOf, unitsOf } from './pixels.ts';
import { pathThrough, type SvgNode, svgNode } from './svg-node.ts';

/** The distance of the hairline from the outermost holes, in units. */
const HAIRLINE_DISTANCE = 18.4;

/**
 * The radius of a hole, and of a hole with a coordinate in it, in units; and the maximum radius, in pixels.
 */
const HOLE_RADIUS = 10.5;
const NAMED_HOLE_RADIUS = 12.5;
const MAX_HOLE_PX = 16;

/** Returns the surface, the lattice of the six directions, and the holes. */
export function holeGround(layout: Layout, geometry: HoleGeometry): readonly SvgNode[] {
  const isNamed = layout.coordinates === 'all';
  const radius = unitsOf(layout, {
    units: isNamed ? NAMED_HOLE_RADIUS : HOLE_RADIUS,
    min: 0,
    max: MAX_HOLE_PX,
  });
  const { board } = geometry;
  const directionCount = board.directions.length;
  let lattice = '';
  const holes: SvgNode[] = [];
  for (let cell = 0; cell < board.cellCount; cell += 1) {
    const centre = pointOf(geometry, cell);
    // Half of the directions are enough to draw each line once.
    for (let direction = 0; direction < directionCount / 2; direction += 1) {
      const next = board.neighbours[cell * directionCount + direction] ?? board.wall;
      if (next !== board.wall) lattice += pathThrough([centre, pointOf(geometry, next)]);
    }
    holes.push(svgNode('circle', { cx: centre.x, cy: centre.y, r: radius }));
  }
  return [
    svgNode('path', { d: outline(geometry, OUTLINE_DISTANCE), fill: paint('sq-light') }),
    svgNode('path', { d: lattice, fill: 'none', stroke: paint('grid'), 'stroke-width': 1.2 }),
    svgNode('g', { fill: paint('hole'), stroke: paint('frame'), 'stroke-opacity': '0.45' }, holes),
  ];
}

/** Returns the outline of the board: a thick line with a hairline inside. */
export function holeFrame(layout: Layout, geometry: HoleGeometry): readonly SvgNode[] {
  const rule = (distance: number, width: number): SvgNode =>
    svgNode('path', {
      d: outline(geometry, distance),
      fill: 'none',
      stroke: paint('frame'),
      ...pixelStroke(layout, pixelsOf(layout, { units: width, min: width / 2, max: width })),
    });
  return [rule(OUTLINE_DISTANCE, 3), rule(HAIRLINE_DISTANCE, 1)];
}

function outline(geometry: HoleGeometry, distance: number): string {
  return `${pathThrough(geometry.outline(distance))}Z`;
}
