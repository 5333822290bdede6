import type { Drawing, DrawingColour } from '../api.ts';
import { pointOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { arrowLines } from './board-marks.ts';
import { paint, type Token } from './colour-tokens.ts';
import { type SvgNode, svgNode } from './svg-node.ts';

/** The colours of the men, which contrast with every board. The edge sets a drawing off from men of its colour. */
const INKS: Readonly<Record<DrawingColour, readonly [line: Token, edge: Token]>> = {
  green: ['green-top', 'green-cut'],
  red: ['red-top', 'red-cut'],
  blue: ['blue-top', 'blue-cut'],
  yellow: ['box-top', 'box-rim'],
};

const LINE_WIDTH = 5;
const EDGE_WIDTH = 8;

/** Returns the user's drawings: an arrow between two cells, or a circle around one. */
export function drawingShapes(
  { geometry }: Pick<Layout, 'geometry'>,
  drawings: readonly Drawing[],
): readonly SvgNode[] {
  return drawings.map(({ from, to, colour }) => {
    const [start, end] = [pointOf(geometry, from), pointOf(geometry, to)];
    const [line, edge] = INKS[colour];
    const lines = from === to ? null : arrowLines([start, end], { startGap: 6, endGap: 4, barb: 16 });
    const stroked = (token: Token, width: number): SvgNode => {
      const style = { fill: 'none', stroke: paint(token), 'stroke-width': width };
      return lines === null
        ? svgNode('circle', { ...style, cx: start.x, cy: start.y, r: 18 })
        : svgNode('path', {
            ...style,
            d: lines.shaft + lines.head,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          });
    };
    return svgNode('g', { opacity: '0.85' }, [stroked(edge, EDGE_WIDTH), stroked(line, LINE_WIDTH)]);
  });
}
