import type { Layout } from '../geometry/layout.ts';
import { CELL_SIZE, type SquareGeometry } from '../geometry/square.ts';
import { paint } from './colour-tokens.ts';
import { holeFrame, holeGround } from './hole-background.ts';
import { pixelStroke, pixelsOf } from './pixels.ts';
import { rounded, type SvgNode, svgNode } from './svg-node.ts';

/** Returns the background below the camps: squares and grid, or surface, lattice and holes. */
export function groundShapes(layout: Layout): readonly SvgNode[] {
  const { geometry } = layout;
  return geometry.surface === 'holes' ? holeGround(layout, geometry) : squareGround(layout, geometry);
}

/**
 * Returns the frame of the board: a thick line and a hairline. On boards of squares, the hairline is outside the line,
 * if there is room; on boards of holes, it is inside.
 */
export function frameShapes(layout: Layout): readonly SvgNode[] {
  const { geometry } = layout;
  if (geometry.surface === 'holes') return holeFrame(layout, geometry);
  const length = geometry.side * CELL_SIZE;
  const frame = (gap: number, width: number): SvgNode =>
    svgNode('rect', {
      x: -gap,
      y: -gap,
      width: length + 2 * gap,
      height: length + 2 * gap,
      fill: 'none',
      stroke: paint('frame'),
      ...pixelStroke(layout, pixelsOf(layout, { units: width, min: width / 2, max: width })),
    });
  return layout.isSmall ? [frame(2, 3)] : [frame(2, 3), frame(6.5, 1)];
}

function squareGround({ rules }: Layout, square: SquareGeometry): readonly SvgNode[] {
  const { board, side, pointAt } = square;
  const length = side * CELL_SIZE;
  const colourMatters = rules.options.color === 'on';
  const parity = colourMatters && rules.options.darkCorner === 'light' ? 1 : 0;
  let dark = '';
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if ((x + y) % 2 !== parity) continue;
      const centre = pointAt({ x, y });
      dark += `M${rounded(centre.x - CELL_SIZE / 2)} ${rounded(centre.y - CELL_SIZE / 2)}h${CELL_SIZE}v${CELL_SIZE}h-${CELL_SIZE}z`;
    }
  }
  let grid = '';
  for (let line = 1; line < board.rows.length; line += 1) {
    grid += `M${line * CELL_SIZE} 0v${length}M0 ${line * CELL_SIZE}h${length}`;
  }
  return [
    svgNode('rect', { x: 0, y: 0, width: length, height: length, fill: paint('sq-light') }),
    svgNode('path', { d: dark, fill: colourMatters ? strongDark() : paint('sq-dark') }),
    svgNode('path', { d: grid, class: 'grid', fill: 'none', stroke: paint('grid') }),
  ];
}

/** The dark tone with more contrast, for games in which the colour of a square restricts the moves. */
function strongDark(): string {
  return `color-mix(in srgb, ${paint('sq-dark')}, ${paint('ink')} 22%)`;
}
