import type { Rules, Seat } from '@halma/rules';
import { type Point, placeOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import type { SquareGeometry } from '../geometry/square.ts';
import { paint } from './paint.ts';
import { pair, pathThrough, rounded, type Shape, shape } from './shape.ts';
import { pointLines } from './star-points.ts';
import { printedYards, yardCorners, yardLine } from './yard-lines.ts';

/** What a game says of its yards, by the seat in whose corner or point each lies. */
interface YardState {
  /** Filled by the side that made for it: tinted, its dots a whole line. */
  readonly full: readonly Seat[];
  /** Tinted because its men must leave it. */
  readonly tinted: readonly Seat[];
}

/** A line round a yard, and the ground it encloses. */
export interface YardPath {
  readonly seat: Seat;
  readonly line: string;
  readonly ground: string;
  readonly style: 'dots' | 'rule';
  readonly live: boolean;
}

/** The yards of a board: tints first, then lines. `weight` thickens the lines of small drawings. */
export function yardShapes(layout: Layout, { full, tinted }: YardState, weight = 1): readonly Shape[] {
  const paths = layout.square === null ? pointLines(layout) : squareYards(layout.rules, layout.square);
  const tints = paths
    .filter(({ seat, live }) => live && (full.includes(seat) || tinted.includes(seat)))
    .filter(({ seat }, index, all) => all.findLastIndex((other) => other.seat === seat) === index)
    .map(({ ground }) => shape('path', { d: ground, fill: paint('yard-fill') }));
  return [...tints, ...paths.flatMap((path) => lineShapes(path, full.includes(path.seat), weight))];
}

function squareYards(rules: Rules, { board, place }: SquareGeometry): readonly YardPath[] {
  return printedYards(rules).map((yard) => {
    const line = pathThrough(yardLine(board, yard).map(place));
    const corners = yardCorners(board, yard).map((corner) => `L${pair(place(corner))}`);
    const ground = `${line}${corners.join('')}Z`;
    return { seat: yard.seat, line, ground, style: yard.line, live: yard.live };
  });
}

function lineShapes({ line, style, live }: YardPath, isFull: boolean, weight: number): readonly Shape[] {
  const stroke = (color: string, width: number, more: Readonly<Record<string, string>> = {}): Shape =>
    shape('path', { d: line, fill: 'none', stroke: color, 'stroke-width': width * weight, ...more });
  if (style === 'rule') {
    const edge = live ? 5.4 : 2.6;
    const gold = live ? 3.2 : 1.4;
    const faint = live ? {} : { opacity: paint('idle-rule') };
    return [stroke(paint('yard-ink'), edge, faint), stroke(paint('yard-gold'), gold)];
  }
  const ground = stroke(paint('sq-light'), 3, { opacity: '0.8' });
  if (isFull && live) return [ground, stroke(paint('yard-red'), 3.4)];
  const dots = {
    'stroke-dasharray': `0 ${rounded(6.6667 * weight * 1000) / 1000}`,
    'stroke-linecap': 'round',
  };
  return [
    ground,
    stroke(paint('yard-red'), live ? 4.4 : 2.6, live ? dots : { ...dots, opacity: paint('idle-dots') }),
  ];
}

/** Where the tips lie that marked men must reach, in a game that has marked men. */
export function markedTips({ rules, geometry }: Layout): readonly Point[] {
  if (rules.options.marked !== 'on') return [];
  return rules.game.seats.map((seat) => placeOf(geometry, rules.yards[seat]?.targetTip ?? 0));
}
