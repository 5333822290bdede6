import { pointOf } from '../geometry/geometry.ts';
import type { HoleGeometry } from '../geometry/holes.ts';
import { paint } from './colour-tokens.ts';
import { pathThrough, type SvgNode, svgNode } from './svg-node.ts';

/** The distances of the thick line and of the hairline from the outermost holes, in units. */
const OUTLINE_DISTANCE = 22;
const HAIRLINE_DISTANCE = 18.4;

/** Returns the surface, the lattice of the six directions, and the holes. */
export function holeGround(geometry: HoleGeometry): readonly SvgNode[] {
  const { board } = geometry;
  const width = board.directions.length;
  let lattice = '';
  const holes: SvgNode[] = [];
  for (let cell = 0; cell < board.cellCount; cell += 1) {
    const here = pointOf(geometry, cell);
    // with half of the directions each line is drawn once
    for (let direction = 0; direction < width / 2; direction += 1) {
      const next = board.neighbours[cell * width + direction] ?? board.wall;
      if (next !== board.wall) lattice += pathThrough([here, pointOf(geometry, next)]);
    }
    holes.push(svgNode('circle', { cx: here.x, cy: here.y, r: 10.5 }));
  }
  return [
    svgNode('path', { d: outline(geometry, OUTLINE_DISTANCE), fill: paint('sq-light') }),
    svgNode('path', { d: lattice, fill: 'none', stroke: paint('grid'), 'stroke-width': 1.2 }),
    svgNode('g', { fill: paint('hole'), stroke: paint('frame'), 'stroke-opacity': '0.45' }, holes),
  ];
}

/** Returns the outline of the board: a thick line with a hairline inside. */
export function holeFrame(geometry: HoleGeometry): readonly SvgNode[] {
  const rule = (distance: number, width: number): SvgNode =>
    svgNode('path', {
      d: outline(geometry, distance),
      fill: 'none',
      stroke: paint('frame'),
      'stroke-width': width,
    });
  return [rule(OUTLINE_DISTANCE, 3), rule(HAIRLINE_DISTANCE, 1)];
}

function outline(geometry: HoleGeometry, distance: number): string {
  return `${pathThrough(geometry.outline(distance))}Z`;
}
