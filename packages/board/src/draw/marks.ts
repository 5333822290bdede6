import type { Point } from '../geometry/geometry.ts';
import { paint, type Token } from './colour-tokens.ts';
import { pathThrough, placed, pointText, rounded, type SvgNode, svgNode } from './svg-node.ts';

/** The scale of marks on small cells. */
const SMALL_CELL_SCALE = 1.25;

/** The disc under the selected man. */
export function selectedCellDisc(at: Point): SvgNode {
  return svgNode('circle', { cx: at.x, cy: at.y, r: 19, fill: paint('go-soft') });
}

/** The double ring around the selected man. */
export function selectionRing(at: Point): SvgNode {
  return placed(at, [ring('sq-light', 19, 6), ring('go', 19, 3)]);
}

/** The ring around a selectable man under the pointer or with keyboard focus. */
export function hoverRing(at: Point): SvgNode {
  return placed(at, [ring('sq-light', 18.6, 4), ring('go', 18.6, 2)]);
}

/** The ring around a man that may move while men in their own camp must move first. */
export function allowedManRing(at: Point): SvgNode {
  return placed(at, [ring('red', 18.6, 3)]);
}

/** The bar under a man that can move. */
export function movableBar(at: Point): SvgNode {
  const d = `M${rounded(at.x - 8)} ${rounded(at.y + 18.4)}h16`;
  const bar = { d, 'stroke-linecap': 'round' };
  return svgNode('g', {}, [
    svgNode('path', { ...bar, stroke: paint('sq-light'), 'stroke-width': 5.4 }),
    svgNode('path', { ...bar, stroke: paint('go'), 'stroke-width': 3 }),
  ]);
}

/** The open ring on the target of a step or a drop. */
export function openRing(at: Point, isSmall: boolean): SvgNode {
  return svgNode('circle', {
    cx: at.x,
    cy: at.y,
    r: isSmall ? 6.4 * SMALL_CELL_SCALE : 6.4,
    fill: paint('sq-light'),
    stroke: paint('go'),
    'stroke-width': 2.6,
  });
}

/** The solid dot on the target of a hop. */
export function solidDot(at: Point, isSmall: boolean): SvgNode {
  const scale = isSmall ? SMALL_CELL_SCALE : 1;
  return placed(at, [
    svgNode('circle', { r: 6 * scale + 1, fill: paint('sq-light') }),
    svgNode('circle', { r: 6 * scale, fill: paint('go') }),
  ]);
}

/**
 * The ticks at the four corners of a cell of the last move.
 *
 * @param stroke the attributes that set the width of the ticks
 */
export function cornerTicks(
  { x, y }: Point,
  stroke: Readonly<Record<string, string | number>> = { 'stroke-width': 2.4 },
): SvgNode {
  const [half, tick] = [18, 8];
  const corner = (right: number, down: number): string =>
    `M${pointText({ x: x + right * half, y: y + down * (half - tick) })}` +
    `L${pointText({ x: x + right * half, y: y + down * half })}` +
    `L${pointText({ x: x + right * (half - tick), y: y + down * half })}`;
  return svgNode('path', {
    class: 'fade',
    d: corner(-1, -1) + corner(1, -1) + corner(1, 1) + corner(-1, 1),
    fill: 'none',
    stroke: paint('ink-2'),
    ...stroke,
  });
}

/** The dotted path of the last move through its landings. */
export function lastPath(points: readonly Point[]): SvgNode {
  return svgNode('path', {
    class: 'fade',
    d: pathThrough(points),
    fill: 'none',
    stroke: paint('ink-2'),
    'stroke-width': 2,
    'stroke-dasharray': '1 6',
    'stroke-linecap': 'round',
  });
}

/** The crossed frame on the cell of an attempted illegal move. */
export function refusedCellMark(at: Point): SvgNode {
  const stroke = { fill: 'none', stroke: paint('red'), 'stroke-width': 3.4, 'stroke-linecap': 'round' };
  return placed(at, [
    svgNode('rect', { x: -19, y: -19, width: 38, height: 38, rx: 2, ...stroke }),
    svgNode('path', { d: 'M-8-8 8 8M8-8-8 8', ...stroke }),
  ]);
}

/** The frame around the cell with keyboard focus, with a light halo. */
export function focusSquare(at: Point): SvgNode {
  const square = { x: -20, y: -20, width: 40, height: 40, fill: 'none' };
  return placed(at, [
    svgNode('rect', { ...square, stroke: paint('sq-light'), 'stroke-width': 6 }),
    svgNode('rect', { ...square, stroke: paint('focus'), 'stroke-width': 3 }),
  ]);
}

/** A straight red arrow from the edge of a man. */
export function exitArrow(from: Point, to: Point): SvgNode {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const start = { x: from.x + along.x * 17, y: from.y + along.y * 17 };
  // An arrow to a neighbouring cell is short, so its head reaches further into the cell.
  const endGap = length < 50 ? 5 : 15;
  const end = { x: to.x - along.x * endGap, y: to.y - along.y * endGap };
  const barb = (turn: number): Point => ({
    x: end.x - 15 * (along.x * Math.cos(turn) - along.y * Math.sin(turn)),
    y: end.y - 15 * (along.x * Math.sin(turn) + along.y * Math.cos(turn)),
  });
  return svgNode('path', {
    d: pathThrough([start, end]) + pathThrough([barb(0.55), end, barb(-0.55)]),
    fill: 'none',
    stroke: paint('red'),
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

function ring(token: Token, radius: number, width: number): SvgNode {
  return svgNode('circle', { r: radius, fill: 'none', stroke: paint(token), 'stroke-width': width });
}
