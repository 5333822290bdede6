import type { Layout } from '../geometry/layout.ts';
import { CELL, type SquareGeometry } from '../geometry/square.ts';
import { paint } from './paint.ts';
import { rounded, type Shape, shape } from './shape.ts';
import { starFrame, starGround } from './star-ground.ts';

/** What lies under the yards: squares and grid, or the star's paper, lattice and holes. */
export function groundShapes(layout: Layout): readonly Shape[] {
  return layout.square === null ? starGround(layout.geometry) : squareGround(layout, layout.square);
}

/** The rules round the board: a heavy one, and a hair outside it where there is room. */
export function frameShapes(layout: Layout): readonly Shape[] {
  if (layout.square === null) return starFrame(layout.geometry);
  const length = layout.square.side * CELL;
  const frame = (gap: number, width: number): Shape =>
    shape('rect', {
      x: -gap,
      y: -gap,
      width: length + 2 * gap,
      height: length + 2 * gap,
      fill: 'none',
      stroke: paint('frame'),
      'stroke-width': width,
    });
  return layout.small ? [frame(2, 3)] : [frame(2, 3), frame(6.5, 1)];
}

function squareGround({ rules }: Layout, square: SquareGeometry): readonly Shape[] {
  const { board, side, place } = square;
  const length = side * CELL;
  const tellsApart = rules.options.color === 'on';
  const parity = tellsApart && rules.options.darkCorner === 'light' ? 1 : 0;
  let dark = '';
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if ((x + y) % 2 !== parity) continue;
      const at = place({ x, y });
      dark += `M${rounded(at.x - CELL / 2)} ${rounded(at.y - CELL / 2)}h${CELL}v${CELL}h-${CELL}z`;
    }
  }
  let grid = '';
  for (let line = 1; line < board.rows.length; line += 1) {
    grid += `M${line * CELL} 0v${length}M0 ${line * CELL}h${length}`;
  }
  return [
    shape('rect', { x: 0, y: 0, width: length, height: length, fill: paint('sq-light') }),
    shape('path', { d: dark, fill: tellsApart ? strongDark() : paint('sq-dark') }),
    shape('path', { d: grid, class: 'grid', fill: 'none', stroke: paint('grid') }),
  ];
}

/** The two tones differ little, to rest the eye; where they decide how a man moves they must be told apart. */
function strongDark(): string {
  return `color-mix(in srgb, ${paint('sq-dark')}, ${paint('ink')} 22%)`;
}
