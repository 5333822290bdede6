import { type Position, VACANT } from '@halma/rules';
import { pointOf } from '../geometry/geometry.ts';
import { type Layout, makeLayout } from '../geometry/layout.ts';
import { movePathOf } from '../queries/move-path.ts';
import { frameShapes, groundShapes } from './background.ts';
import { campShapes } from './camps.ts';
import { DEFAULT_TOKENS } from './colour-tokens.ts';
import { appearanceOf, manShapes } from './man-shapes.ts';
import { cornerTicks, lastPath } from './marks.ts';
import { placed, rounded, type SvgNode, serializeNode, svgNode } from './svg-node.ts';
import { withoutReferences } from './token-references.ts';

/** The position in a picture, and how large the picture is. */
export interface BoardPicture {
  /** The position. The picture also marks the move that led to it, if the position stores that move. */
  readonly position: Position;
  /** The size in pixels. The board is centred and as large as fits. */
  readonly width: number;
  readonly height: number;
}

/** The minimum space between the board and each edge, as a fraction of the picture's shorter side. */
const MARGIN = 0.03;

/**
 * Returns a picture of a position as the source of an SVG file that needs no fonts, style sheets or variables, so that
 * any program can draw it. The picture uses the colours of the light paper theme.
 */
export function boardPicture({ position, width, height }: BoardPicture): string {
  const layout = makeLayout({
    rules: position.rules,
    orientation: position.rules.seats[0] ?? 1,
    coordinates: 'none',
    room: { width, height },
  });
  const [left, top, boardWidth, boardHeight] = layout.geometry.viewBox;
  const margin = Math.min(width, height) * MARGIN;
  const scale = Math.min((width - 2 * margin) / boardWidth, (height - 2 * margin) / boardHeight);
  const corner = {
    x: (width - boardWidth * scale) / 2 - left * scale,
    y: (height - boardHeight * scale) / 2 - top * scale,
  };
  const picture = svgNode(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    [
      svgNode('rect', { width, height, fill: DEFAULT_TOKENS.paper }),
      svgNode(
        'g',
        { transform: `translate(${rounded(corner.x)} ${rounded(corner.y)}) scale(${scale.toFixed(4)})` },
        boardShapes(layout, position),
      ),
    ],
  );
  return withoutReferences(serializeNode(picture));
}

/**
 * Returns the markup of a board without coordinates, as on a phone, for the static page that the site shows until its
 * scripts run. Unlike a picture, it has the colours of the page's theme. It fills the width of its container.
 *
 * @param width the width at which it will be shown, in CSS pixels
 */
export function boardMarkup(position: Position, width: number): string {
  const layout = makeLayout({
    rules: position.rules,
    orientation: position.rules.seats[0] ?? 1,
    coordinates: 'none',
    room: { width, height: 0 },
  });
  const attributes = {
    class: 'still-board',
    viewBox: layout.geometry.viewBox.join(' '),
    'aria-hidden': 'true',
  };
  return serializeNode(svgNode('svg', attributes, boardShapes(layout, position)));
}

function boardShapes(layout: Layout, position: Position): readonly SvgNode[] {
  const { rules, geometry } = layout;
  return [
    ...groundShapes(layout),
    ...campShapes(layout, { fullCamps: [], tintedCamps: [] }),
    ...frameShapes(layout),
    ...lastMoveShapes(layout, position),
    ...rules.board.names.flatMap((_, cell) => {
      const man = position.men[cell] ?? VACANT;
      return man === VACANT ? [] : [placed(pointOf(geometry, cell), manShapes(appearanceOf(rules, man)))];
    }),
  ];
}

function lastMoveShapes({ geometry }: Layout, { previous, lastMove }: Position): readonly SvgNode[] {
  const path = previous === null || lastMove === null ? null : movePathOf(previous, lastMove);
  const points = path?.spots.map(geometry.pointAt) ?? [];
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  return first === last ? [cornerTicks(first)] : [cornerTicks(first), cornerTicks(last), lastPath(points)];
}
