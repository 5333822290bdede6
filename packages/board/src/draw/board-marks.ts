import type { Cell, Seat } from '@halma/rules';
import type { BoardMark } from '../api.ts';
import { type Point, pointOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { type ManColour, manColourOf } from '../man-colours.ts';
import { FONT_TEXT, FONT_TITLE, paint } from './colour-tokens.ts';
import { pathThrough, placed, type SvgNode, svgNode } from './svg-node.ts';

const PENCIL = { fill: 'none', stroke: paint('pencil'), 'stroke-linecap': 'round' } as const;

/** The distance of an arrow from the centre of a man, in units. */
const MAN_CLEARANCE = 19;

/** The length of the lines of an arrow's head, in units. */
const ARROW_HEAD = 13;

/** The distance of a planned arrow from the centre of its first cell, in units. */
const PLAN_START_GAP = 3;

/** Returns the page's marks below the men: the bands of ladders. */
export function boardMarksBelowMen(
  { geometry }: Pick<Layout, 'geometry'>,
  marks: readonly BoardMark[],
): readonly SvgNode[] {
  const at = (cell: Cell): Point => pointOf(geometry, cell);
  return marks.flatMap((mark): readonly SvgNode[] =>
    mark.kind === 'ladder' ? ladderShapes(mark.cells.map(at)) : [],
  );
}

/** Returns the page's marks above the men: all except the bands of ladders. */
export function boardMarksAboveMen(
  { geometry, rules, colours }: Pick<Layout, 'geometry' | 'rules' | 'colours'>,
  marks: readonly BoardMark[],
): readonly SvgNode[] {
  const at = (cell: Cell): Point => pointOf(geometry, cell);
  return marks.flatMap((mark) => shapesAboveMen(mark, at, (seat) => manColourOf(rules, seat, colours)));
}

function shapesAboveMen(
  mark: BoardMark,
  at: (cell: Cell) => Point,
  colourOf: (seat: Seat) => ManColour,
): readonly SvgNode[] {
  switch (mark.kind) {
    case 'ladder':
      return [];
    case 'arrow':
      return arrowShapes(mark.cells.map(at));
    case 'plan':
      return planShapes(mark.cells.map(at), colourOf(mark.seat));
    case 'straggler':
      return [stragglerMark(at(mark.cell))];
    case 'goal':
      return [goalMark(at(mark.cell))];
    case 'wall':
      return mark.cells.map((cell) => wallMark(at(cell)));
    case 'number':
      return [numberMark(at(mark.cell), mark.number)];
    case 'verdict':
      return [verdictMark(at(mark.cell), mark.symbol)];
  }
}

/** A band along a chain of jumps, with rungs beside each man that is jumped. */
function ladderShapes(points: readonly Point[]): readonly SvgNode[] {
  const rungs = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = { x: (-(to.y - from.y) / length) * 13, y: ((to.x - from.x) / length) * 13 };
    return [0.3, 0.7].map((fraction) => {
      const middle = { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction };
      return pathThrough([
        { x: middle.x - across.x, y: middle.y - across.y },
        { x: middle.x + across.x, y: middle.y + across.y },
      ]);
    });
  });
  return [
    svgNode('path', {
      ...PENCIL,
      d: pathThrough(points),
      'stroke-width': 26,
      'stroke-opacity': '0.28',
      'stroke-linejoin': 'round',
    }),
    svgNode('path', { ...PENCIL, d: rungs.join(''), 'stroke-width': 2.4, 'stroke-opacity': '0.8' }),
  ];
}

/**
 * An arrow through the cells of a route, with a light halo: a ring around the man, a shaft from the man's rim to the
 * centre of the target, so that it is long enough to be visible even for a step, and a dashed ring around the target.
 */
function arrowShapes(points: readonly Point[]): readonly SvgNode[] {
  const lines = arrowLines(points, { startGap: MAN_CLEARANCE, endGap: 0, barb: ARROW_HEAD });
  const [from, to] = [points[0], points.at(-1)];
  if (lines === null || from === undefined || to === undefined) return [];
  const line = { ...PENCIL, d: lines.shaft + lines.head, 'stroke-linejoin': 'round' };
  const halo = { stroke: paint('sq-light') };
  const start = { ...PENCIL, cx: from.x, cy: from.y, r: MAN_CLEARANCE };
  const end = { ...PENCIL, cx: to.x, cy: to.y, r: 17, 'stroke-width': 2.6, 'stroke-dasharray': '5.6 5.08' };
  return [
    svgNode('circle', { ...start, ...halo, 'stroke-width': 6 }),
    svgNode('circle', { ...start, 'stroke-width': 2.6 }),
    svgNode('circle', end),
    svgNode('path', { ...line, ...halo, 'stroke-width': 8 }),
    svgNode('path', { ...line, 'stroke-width': 4 }),
  ];
}

/** A dashed arrow in the two colours of a seat's men, so that it contrasts with every background. */
function planShapes(points: readonly Point[], colour: ManColour): readonly SvgNode[] {
  const lines = arrowLines(points, { startGap: PLAN_START_GAP, endGap: MAN_CLEARANCE - 4, barb: 15 });
  if (lines === null) return [];
  const { shaft, head } = lines;
  const line = {
    fill: 'none',
    stroke: paint(`${colour}-top`),
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  };
  return [
    svgNode('path', {
      ...line,
      d: shaft + head,
      stroke: paint(`${colour}-cut`),
      'stroke-width': 7.5,
      'stroke-linecap': 'round',
    }),
    svgNode('path', { ...line, d: shaft, 'stroke-dasharray': '8 6' }),
    svgNode('path', { ...line, d: head, 'stroke-linecap': 'round' }),
  ];
}

/** The distances of an arrow from its first and last point, and the length of the two lines of its head, in units. */
interface ArrowShape {
  readonly startGap: number;
  readonly endGap: number;
  readonly barb: number;
}

/** The paths of an arrow with an open head; null for fewer than two points. */
export function arrowLines(
  points: readonly Point[],
  { startGap, endGap, barb: barbLength }: ArrowShape,
): { readonly shaft: string; readonly head: string } | null {
  const last = points.at(-1);
  const before = points.at(-2);
  const [first, second] = points;
  if (last === undefined || before === undefined || first === undefined || second === undefined) return null;
  const start = towards(first, second, startGap);
  const end = towards(last, before, endGap);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const barb = (side: number): Point => ({
    x: end.x - barbLength * Math.cos(angle + side),
    y: end.y - barbLength * Math.sin(angle + side),
  });
  return {
    shaft: pathThrough([start, ...points.slice(1, -1), end]),
    head: pathThrough([barb(0.55), end, barb(-0.55)]),
  };
}

function towards(from: Point, to: Point, gap: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * gap) / length, y: from.y + ((to.y - from.y) * gap) / length };
}

/** A dashed ring with a tail around a man. */
function stragglerMark(at: Point): SvgNode {
  return placed(at, [
    svgNode('circle', { ...PENCIL, r: 20.5, 'stroke-width': 3, 'stroke-dasharray': '7 5.9' }),
    svgNode('path', { ...PENCIL, d: 'M15-15 23-23', 'stroke-width': 3 }),
  ]);
}

/** A dashed frame in a cell to reach. */
function goalMark(at: Point): SvgNode {
  const frame = { x: -15.5, y: -15.5, width: 31, height: 31, rx: 3 };
  return placed(at, [
    svgNode('rect', { ...PENCIL, ...frame, 'stroke-width': 3, 'stroke-dasharray': '7 5.4' }),
  ]);
}

/** Two lines, above and below a man of a wall. */
function wallMark(at: Point): SvgNode {
  return placed(at, [svgNode('path', { ...PENCIL, d: 'M-19-19.5H19M-19 19.5H19', 'stroke-width': 4.5 })]);
}

function numberMark(at: Point, number: number): SvgNode {
  return placed(at, [
    svgNode(
      'text',
      {
        y: 6.5,
        fill: paint('pencil'),
        stroke: paint('sq-light'),
        'stroke-width': 4,
        'paint-order': 'stroke',
        'font-family': FONT_TITLE,
        'font-size': 18,
        'font-weight': 650,
        'text-anchor': 'middle',
      },
      [],
      String(number),
    ),
  ]);
}

/** A badge at the upper right of a man, with a light edge. */
function verdictMark(at: Point, symbol: string): SvgNode {
  return placed({ x: at.x + 14, y: at.y - 14 }, [
    svgNode('circle', {
      r: 11.5,
      fill: paint(symbol === '!' ? 'go' : 'red'),
      stroke: paint('sq-light'),
      'stroke-width': 2,
    }),
    svgNode(
      'text',
      {
        y: 5,
        fill: paint('sq-light'),
        'font-family': FONT_TEXT,
        'font-size': 14,
        'font-weight': 750,
        'text-anchor': 'middle',
      },
      [],
      symbol,
    ),
  ]);
}
