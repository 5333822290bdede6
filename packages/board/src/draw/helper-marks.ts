import type { Cell, Rules } from '@halma/rules';
import type { HelperMark } from '../contract.ts';
import { type Suit, suitOf } from '../dress.ts';
import { type Point, placeOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { FONT_TITLE, paint } from './paint.ts';
import { pair, pathThrough, placed, type Shape, shape } from './shape.ts';

const PENCIL = { fill: 'none', stroke: paint('pencil'), 'stroke-linecap': 'round' } as const;

/** Units an arrow keeps clear of the middle of a man. */
const CLEAR = 19;

/** Units a plan keeps clear of the middle of a square that its man has left on the board. */
const LEFT = 3;

/** What a helper draws under the men: bands of ladders, the faces of walls. */
export function helperMarksUnder(
  { geometry }: Pick<Layout, 'geometry'>,
  marks: readonly HelperMark[],
): readonly Shape[] {
  const at = (cell: Cell): Point => placeOf(geometry, cell);
  return marks.flatMap((mark): readonly Shape[] =>
    mark.kind === 'ladder' ? ladderShapes(mark.cells.map(at)) : [],
  );
}

/** What is drawn over the men: arrows, stragglers, goals, walls, numbers. */
export function helperMarksOver(
  { geometry, rules }: Pick<Layout, 'geometry' | 'rules'>,
  marks: readonly HelperMark[],
): readonly Shape[] {
  const at = (cell: Cell): Point => placeOf(geometry, cell);
  return marks.flatMap((mark) => shapesOver(mark, at, rules));
}

function shapesOver(mark: HelperMark, at: (cell: Cell) => Point, rules: Rules): readonly Shape[] {
  switch (mark.kind) {
    case 'ladder':
      return [];
    case 'arrow':
      return hintArrow(mark.cells.map(at));
    case 'plan':
      return planArrow(mark.cells.map(at), suitOf(rules, mark.seat));
    case 'straggler':
      return [straggler(at(mark.cell))];
    case 'goal':
      return [goal(at(mark.cell))];
    case 'wall':
      return mark.cells.map((cell) => wallStone(at(cell)));
    case 'number':
      return [figure(at(mark.cell), mark.number)];
  }
}

/** A band along a chain of jumps, with a rung across it at each man that is crossed. */
function ladderShapes(points: readonly Point[]): readonly Shape[] {
  const rungs = points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const across = { x: (-(to.y - from.y) / length) * 13, y: ((to.x - from.x) / length) * 13 };
    return [0.3, 0.7].map((share) => {
      const middle = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      return `M${pair({ x: middle.x - across.x, y: middle.y - across.y })}L${pair({ x: middle.x + across.x, y: middle.y + across.y })}`;
    });
  });
  return [
    shape('path', {
      ...PENCIL,
      d: pathThrough(points),
      'stroke-width': 26,
      'stroke-opacity': '0.28',
      'stroke-linejoin': 'round',
    }),
    shape('path', { ...PENCIL, d: rungs.join(''), 'stroke-width': 2.4, 'stroke-opacity': '0.8' }),
  ];
}

/** A bent arrow through the landings of its way, on a halo of paper. */
function hintArrow(points: readonly Point[]): readonly Shape[] {
  const lines = arrowLines(points, CLEAR);
  if (lines === null) return [];
  const line = { ...PENCIL, d: lines.shaft + lines.head, 'stroke-linejoin': 'round' };
  return [
    shape('path', { ...line, stroke: paint('sq-light'), 'stroke-width': 8 }),
    shape('path', { ...line, 'stroke-width': 4 }),
  ];
}

/** The same arrow broken and in the colours of a seat, of which the one is always seen where the other is not. */
function planArrow(points: readonly Point[], suit: Suit): readonly Shape[] {
  const lines = arrowLines(points, LEFT);
  if (lines === null) return [];
  const { shaft, head } = lines;
  const line = { fill: 'none', stroke: paint(`${suit}-top`), 'stroke-width': 4, 'stroke-linejoin': 'round' };
  return [
    shape('path', {
      ...line,
      d: shaft + head,
      stroke: paint(`${suit}-cut`),
      'stroke-width': 7.5,
      'stroke-linecap': 'round',
    }),
    shape('path', { ...line, d: shaft, 'stroke-dasharray': '8 6' }),
    shape('path', { ...line, d: head, 'stroke-linecap': 'round' }),
  ];
}

/** An arrow with an open head to the edge of a man; null where it leads nowhere. @param clear units from the first point */
function arrowLines(
  points: readonly Point[],
  clear: number,
): { readonly shaft: string; readonly head: string } | null {
  const last = points.at(-1);
  const before = points.at(-2);
  const [first, second] = points;
  if (last === undefined || before === undefined || first === undefined || second === undefined) return null;
  const start = towards(first, second, clear);
  const end = towards(last, before, CLEAR - 4);
  const turn = Math.atan2(end.y - before.y, end.x - before.x);
  const barb = (side: number): Point => ({
    x: end.x - 15 * Math.cos(turn + side),
    y: end.y - 15 * Math.sin(turn + side),
  });
  return {
    shaft: pathThrough([start, ...points.slice(1, -1), end]),
    head: pathThrough([barb(0.55), end, barb(-0.55)]),
  };
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

/** A broken ring with a tail. */
function straggler(at: Point): Shape {
  return placed(at, [
    shape('circle', { ...PENCIL, r: 20.5, 'stroke-width': 3, 'stroke-dasharray': '7 5.9' }),
    shape('path', { ...PENCIL, d: 'M15-15 23-23', 'stroke-width': 3 }),
  ]);
}

/** A broken frame in the square that somebody is to come to. */
function goal(at: Point): Shape {
  const frame = { x: -15.5, y: -15.5, width: 31, height: 31, rx: 3 };
  return placed(at, [shape('rect', { ...PENCIL, ...frame, 'stroke-width': 3, 'stroke-dasharray': '7 5.4' })]);
}

/** A man of a wall: a rule above him and one below. */
function wallStone(at: Point): Shape {
  return placed(at, [shape('path', { ...PENCIL, d: 'M-19-19.5H19M-19 19.5H19', 'stroke-width': 4.5 })]);
}

function figure(at: Point, number: number): Shape {
  return placed(at, [
    shape(
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
