import { type Point, pointOf } from '../geometry/geometry.ts';
import { HALF_PITCH, movedOutward, ROW_HEIGHT } from '../geometry/holes.ts';
import type { Layout } from '../geometry/layout.ts';
import type { CampPath } from './camps.ts';
import { pathThrough } from './svg-node.ts';

/** The distance by which a line and a tint extend beyond the outermost holes, in units. */
const LINE_OVERHANG = 9.5;
const TINT_OVERHANG = 24;

/**
 * Returns the lines across the corners of a hole board that serve as camps or targets in a game. Each line is
 * between the last row of the camp and the next row.
 */
export function cornerLines(layout: Layout): readonly CampPath[] {
  const { rules, geometry } = layout;
  const { board } = rules;
  const tipsInUse = new Set(
    rules.game.seats.flatMap((seat) => [board.tips[seat], rules.camps[seat]?.targetTip]),
  );
  return board.seats
    .filter((seat) => tipsInUse.has(board.tips[seat]))
    .map((seat) => {
      const tip = pointOf(geometry, board.tips[seat] ?? 0);
      const rows = campRows(layout);
      const depth = (rows - 0.5) * ROW_HEIGHT;
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
      const [from, to] = ends(LINE_OVERHANG);
      const [left, right] = ends(TINT_OVERHANG);
      return {
        seat,
        line: pathThrough([from, to]),
        area: `${pathThrough([left, movedOutward(tip, 42), right])}Z`,
        style: 'dots',
      };
    });
}

/** Returns the number of rows of a triangular camp from its number of men, which is the same for all seats. */
function campRows({ rules }: Layout): number {
  const men = rules.camps[rules.game.seats[0] ?? 1]?.home.length ?? 0;
  return Math.round((Math.sqrt(8 * men + 1) - 1) / 2);
}
