import type { Rules, Seat } from '@halma/rules';
import { type Point, pointOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { SquareGeometry } from '../geometry/square.ts';
import { campCorners, campLine, campsOf } from './camp-lines.ts';
import { paint, type Token } from './colour-tokens.ts';
import { cornerLines } from './hole-camps.ts';
import { pixelStroke, pixelsOf } from './pixels.ts';
import { pathThrough, pointText, type SvgNode, svgNode } from './svg-node.ts';

/** The state of the camps, by the seat of their corner. */
interface CampState {
  /** The camps that the opposite side has filled. They are tinted, and a dotted line around one becomes solid. */
  readonly fullCamps: readonly Seat[];
  /** The camps that their men must leave. They are tinted. */
  readonly tintedCamps: readonly Seat[];
}

/** The SVG paths of the line around a camp and of the area inside. */
export interface CampPath {
  readonly seat: Seat;
  readonly line: string;
  readonly area: string;
  readonly style: 'dots' | 'rule';
}

/** Returns the camps of a game: tints first, then lines. */
export function campShapes(layout: Layout, { fullCamps, tintedCamps }: CampState): readonly SvgNode[] {
  const { geometry } = layout;
  const paths = geometry.surface === 'holes' ? cornerLines(layout) : squareCamps(layout.rules, geometry);
  const tints = paths
    .filter(({ seat }) => fullCamps.includes(seat) || tintedCamps.includes(seat))
    .map(({ area }) => svgNode('path', { d: area, fill: paint('yard-fill') }));
  return [...tints, ...paths.flatMap((path) => lineShapes(layout, path, fullCamps.includes(path.seat)))];
}

function squareCamps(rules: Rules, { board, pointAt }: SquareGeometry): readonly CampPath[] {
  return campsOf(rules).map((camp) => {
    const line = pathThrough(campLine(board, camp).map(pointAt));
    const corners = campCorners(board, camp).map((corner) => `L${pointText(pointAt(corner))}`);
    const area = `${line}${corners.join('')}Z`;
    return { seat: camp.seat, line, area, style: camp.line };
  });
}

/**
 * The line of a camp. Its width and the distance between its dots have limits in pixels, so that it does not dominate
 * the board.
 */
function lineShapes(layout: Layout, { line, style }: CampPath, isFull: boolean): readonly SvgNode[] {
  const stroke = (token: Token, pixels: number, more: Readonly<Record<string, string>> = {}): SvgNode =>
    svgNode('path', { d: line, fill: 'none', stroke: paint(token), ...pixelStroke(layout, pixels), ...more });
  if (style === 'rule') {
    const edge = pixelsOf(layout, { units: 5.4, min: 3, max: 5.4 });
    return [stroke('yard-ink', edge), stroke('yard-gold', 0.6 * edge)];
  }
  const dot = pixelsOf(layout, { units: 4.4, min: 2.2, max: 4.4 });
  const underlay = stroke('sq-light', 0.7 * dot, { opacity: '0.8' });
  if (isFull) return [underlay, stroke('yard-red', 0.8 * dot)];
  const dots = { 'stroke-dasharray': `0 ${dotDistance(layout)}`, 'stroke-linecap': 'round' };
  return [underlay, stroke('yard-red', dot, dots)];
}

/**
 * The distance between dots, in the units of the stroke. They are about 7 pixels apart, and each cell has a whole
 * number of them.
 */
function dotDistance({ geometry, scale, isThumbnail }: Layout): number {
  if (isThumbnail) return 4;
  const cellPx = geometry.pitch * scale;
  const count = Math.max(1, Math.round(cellPx / Math.min(7, cellPx / 6)));
  return Math.round((geometry.pitch / count) * 1000) / 1000;
}

/** Returns the points of the corner cells that marked men must reach; empty in games without marked men. */
export function markedTips({ rules, geometry }: Layout): readonly Point[] {
  if (rules.options.marked !== 'on') return [];
  return rules.game.seats.map((seat) => pointOf(geometry, rules.camps[seat]?.targetTip ?? 0));
}
