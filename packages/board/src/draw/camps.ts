import type { Rules, Seat } from '@halma/rules';
import { type Point, pointOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { SquareGeometry } from '../geometry/square.ts';
import { campCorners, campLine, printedCamps } from './camp-lines.ts';
import { paint } from './colour-tokens.ts';
import { cornerLines } from './hole-camps.ts';
import { pathThrough, pointText, rounded, type SvgNode, svgNode } from './svg-node.ts';

/** The state of the camps, by the seat of their corner. */
interface CampState {
  /** Camps that the opposite side has filled: tinted, with an unbroken line. */
  readonly full: readonly Seat[];
  /** Camps that their men must leave: tinted. */
  readonly tinted: readonly Seat[];
}

/** The SVG paths of the line around a camp and of the area inside. */
export interface CampPath {
  readonly seat: Seat;
  readonly line: string;
  readonly area: string;
  readonly style: 'dots' | 'rule';
  readonly isActive: boolean;
}

/** Returns the camps of a board: tints first, then lines. @param weight a factor for the width of the lines */
export function campShapes(layout: Layout, { full, tinted }: CampState, weight = 1): readonly SvgNode[] {
  const { geometry } = layout;
  const paths = geometry.surface === 'holes' ? cornerLines(layout) : squareCamps(layout.rules, geometry);
  const tints = paths
    .filter(({ seat, isActive }) => isActive && (full.includes(seat) || tinted.includes(seat)))
    .filter(({ seat }, index, all) => all.findLastIndex((other) => other.seat === seat) === index)
    .map(({ area }) => svgNode('path', { d: area, fill: paint('yard-fill') }));
  return [...tints, ...paths.flatMap((path) => lineShapes(path, full.includes(path.seat), weight))];
}

function squareCamps(rules: Rules, { board, pointAt }: SquareGeometry): readonly CampPath[] {
  return printedCamps(rules).map((camp) => {
    const line = pathThrough(campLine(board, camp).map(pointAt));
    const corners = campCorners(board, camp).map((corner) => `L${pointText(pointAt(corner))}`);
    const area = `${line}${corners.join('')}Z`;
    return { seat: camp.seat, line, area, style: camp.line, isActive: camp.isActive };
  });
}

function lineShapes(
  { line, style, isActive }: CampPath,
  isFull: boolean,
  weight: number,
): readonly SvgNode[] {
  const stroke = (color: string, width: number, more: Readonly<Record<string, string>> = {}): SvgNode =>
    svgNode('path', { d: line, fill: 'none', stroke: color, 'stroke-width': width * weight, ...more });
  if (style === 'rule') {
    const edge = isActive ? 5.4 : 2.6;
    const gold = isActive ? 3.2 : 1.4;
    const faint = isActive ? {} : { opacity: paint('idle-rule') };
    return [stroke(paint('yard-ink'), edge, faint), stroke(paint('yard-gold'), gold)];
  }
  const underlay = stroke(paint('sq-light'), 3, { opacity: '0.8' });
  if (isFull && isActive) return [underlay, stroke(paint('yard-red'), 3.4)];
  const dots = {
    'stroke-dasharray': `0 ${rounded(6.6667 * weight * 1000) / 1000}`,
    'stroke-linecap': 'round',
  };
  return [
    underlay,
    stroke(
      paint('yard-red'),
      isActive ? 4.4 : 2.6,
      isActive ? dots : { ...dots, opacity: paint('idle-dots') },
    ),
  ];
}

/** Returns the points of the corner cells that marked men must reach; empty in games without marked men. */
export function markedTips({ rules, geometry }: Layout): readonly Point[] {
  if (rules.options.marked !== 'on') return [];
  return rules.game.seats.map((seat) => pointOf(geometry, rules.camps[seat]?.targetTip ?? 0));
}
