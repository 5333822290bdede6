import {
  accept,
  type Cell,
  type Man,
  type Position,
  parsePosition,
  type Rules,
  startPosition,
  VACANT,
} from '@halma/rules';
import { pointOf } from '../geometry/geometry.ts';
import { type Layout, makeLayout } from '../geometry/layout.ts';
import { CELL_SIZE } from '../geometry/square.ts';
import type { ChosenColours } from '../man-colours.ts';
import { movePathOf } from '../queries/move-path.ts';
import { groundShapes } from './background.ts';
import { campShapes } from './camps.ts';
import { paint } from './colour-tokens.ts';
import { holeFrame } from './hole-background.ts';
import { appearanceOf, manEdge, manShapes, plainDisc } from './man-shapes.ts';
import { cornerTicks } from './marks.ts';
import { MIDDLE_POSITIONS } from './middle-positions.ts';
import { pixelStroke } from './pixels.ts';
import { placed, type SvgNode, svgNode } from './svg-node.ts';
import { toElement } from './to-element.ts';

/** The minimum cell width, in CSS pixels, at which people can distinguish the patterns of the men. */
const MIN_PATTERN_PX = 14;

/** The width of the edge of a man, in CSS pixels. On a dark board the edge is light, so that black men stay visible. */
const EDGE_PX = 1.2;

/** The width of the frame, in CSS pixels. */
const FRAME_PX = 1.5;

/** The width of the marks of the last move, in CSS pixels. */
const TICK_PX = 1.4;

/**
 * Returns a small drawing of a position, by default the starting position. It has thin lines but no
 * coordinates, and on small cells the men are plain discs. For a game that begins with an empty board, it
 * shows a middlegame position. If the position has a last move, the drawing marks it, and the man that made
 * it has the class `landed`, so that a page can animate it. The drawing fills the width of its container. It
 * is hidden from screen readers, so the page provides the text.
 *
 * @param width the width at which it will be shown, in CSS pixels
 */
export function boardThumbnail(
  rules: Rules,
  position?: Position,
  colours?: ChosenColours,
  width = 96,
): SVGSVGElement {
  return toElement(thumbnailShape(thumbnailLayout(rules, colours, width), position)) as SVGSVGElement;
}

/** Returns the layout of a thumbnail. */
export function thumbnailLayout(rules: Rules, colours: ChosenColours | undefined, width: number): Layout {
  return makeLayout({
    rules,
    orientation: rules.seats[0] ?? 1,
    ...(colours === undefined ? {} : { colours }),
    coordinates: 'none',
    room: { width, height: 0 },
    isThumbnail: true,
  });
}

/** Returns the drawing of a thumbnail as data. */
export function thumbnailShape(layout: Layout, position?: Position): SvgNode {
  const { rules, geometry } = layout;
  const side = rules.board.rows.length * CELL_SIZE;
  const box = geometry.surface === 'holes' ? geometry.viewBox : [-8, -8, side + 16, side + 16];
  const children = [
    ...groundShapes(layout),
    ...campShapes(layout, { fullCamps: [], tintedCamps: [] }),
    ...(geometry.surface === 'holes' ? holeFrame(layout, geometry).slice(0, 1) : [frame(layout, side)]),
    ...lastMoveTicks(layout, position),
    ...menShapes(layout, shownMen(rules, position), landingOf(position)),
  ];
  return svgNode(
    'svg',
    {
      class: 'halma-miniature',
      viewBox: box.map((number) => Math.round(number * 10) / 10).join(' '),
      'aria-hidden': 'true',
    },
    children,
  );
}

function frame(layout: Layout, side: number): SvgNode {
  const box = { x: -2, y: -2, width: side + 4, height: side + 4 };
  return svgNode('rect', { ...box, fill: 'none', stroke: paint('frame'), ...pixelStroke(layout, FRAME_PX) });
}

/** Returns the men of a position or of the start, or of a middlegame position if the board would be empty. */
function shownMen(rules: Rules, position: Position | undefined): ArrayLike<Man> {
  const start = position === undefined ? startPosition(rules) : accept(position);
  const men: ArrayLike<Man> = start.ok ? start.value.men : [];
  if (rules.board.names.some((_, cell) => (men[cell] ?? VACANT) !== VACANT)) return men;
  const middle = parsePosition(rules, MIDDLE_POSITIONS.get(rules.game.id) ?? '');
  return middle.ok ? middle.value.men : men;
}

/** Marks the ends of the last move. */
function lastMoveTicks(layout: Layout, position: Position | undefined): readonly SvgNode[] {
  const { previous = null, lastMove = null } = position ?? {};
  const spots = previous === null || lastMove === null ? [] : (movePathOf(previous, lastMove)?.spots ?? []);
  return [spots[0], spots.length > 1 ? spots.at(-1) : undefined].flatMap((spot) =>
    spot === undefined ? [] : [cornerTicks(layout.geometry.pointAt(spot), pixelStroke(layout, TICK_PX))],
  );
}

/** Returns the cell on which the last move ended. */
function landingOf(position: Position | undefined): Cell | undefined {
  const move = position?.lastMove;
  return move?.kind === 'normal' || move?.kind === 'drop' ? move.to : undefined;
}

function menShapes(layout: Layout, men: ArrayLike<Man>, landing: Cell | undefined): readonly SvgNode[] {
  const { rules, geometry, colours, scale } = layout;
  const hasPatterns = geometry.pitch * scale >= MIN_PATTERN_PX;
  return rules.board.names.flatMap((_, cell) => {
    const man = men[cell] ?? VACANT;
    if (man === VACANT) return [];
    const appearance = appearanceOf(rules, man, colours);
    const edge = pixelStroke(layout, EDGE_PX);
    const body = hasPatterns
      ? [...manShapes(appearance), manEdge(appearance.colour, edge)]
      : [plainDisc(appearance.colour, edge)];
    const placedMan = placed(pointOf(geometry, cell), body);
    return [cell === landing ? svgNode('g', { class: 'landed' }, [placedMan]) : placedMan];
  });
}
