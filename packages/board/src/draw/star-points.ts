import type { Seat } from '@halma/rules';
import { type Point, placeOf } from '../geometry/geometry.ts';
import type { Layout } from '../geometry/layout.ts';
import { HALF_PITCH, pushed, ROW } from '../geometry/star.ts';
import { pathThrough } from './shape.ts';
import type { YardPath } from './yards.ts';

/** Rows of a point, as it is drawn when nobody uses it. */
const PRINTED_ROWS = 4;

/** How far a line reaches past its outermost holes, and how far a tint does. */
const OVERHANG = 9.5;
const TINT = 24;

/**
 * The lines across the points of the star, between the last row of the camp and the next. Those of points that nobody
 * leaves or makes for are idle.
 */
export function pointLines(layout: Layout): readonly YardPath[] {
  const { rules, geometry } = layout;
  const { board } = rules;
  const inUse = new Set(rules.game.seats.flatMap((seat) => [board.tips[seat], rules.yards[seat]?.targetTip]));
  return board.seats.map((seat) => {
    const tip = placeOf(geometry, board.tips[seat] ?? 0);
    const live = inUse.has(board.tips[seat]);
    const rows = live ? campRows(layout, seat) : PRINTED_ROWS;
    const depth = (rows - 0.5) * ROW;
    const ends = (reach: number): readonly [Point, Point] => {
      const length = Math.hypot(tip.x, tip.y);
      const inward = { x: -tip.x / length, y: -tip.y / length };
      const middle = { x: tip.x + inward.x * depth, y: tip.y + inward.y * depth };
      const half = (rows - 0.5) * HALF_PITCH + reach;
      return [
        { x: middle.x - inward.y * half, y: middle.y + inward.x * half },
        { x: middle.x + inward.y * half, y: middle.y - inward.x * half },
      ];
    };
    const [from, to] = ends(OVERHANG);
    const [left, right] = ends(TINT);
    return {
      seat,
      line: pathThrough([from, to]),
      ground: `${pathThrough([left, pushed(tip, 42), right])}Z`,
      style: 'dots',
      live,
    };
  });
}

/** Rows of a point's camp: its men are a triangular number. */
function campRows({ rules }: Layout, seat: Seat): number {
  const men = rules.yards[seat]?.home.length ?? 0;
  return Math.round((Math.sqrt(8 * men + 1) - 1) / 2);
}
