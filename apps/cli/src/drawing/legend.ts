import type { Rules } from '@halma/rules';

/** A sign in a drawing and what it means. */
export type LegendRow = readonly [sign: string, says: string];

const LAST_MOVE: readonly LegendRow[] = [
  ['[ ]', 'where the last move ended'],
  ['( )', 'where the last move began'],
];
const YARDS: LegendRow = ['|', 'the edge of a yard'];
const ROWS: readonly LegendRow[] = [
  ['+', 'in Cetro a vacant square of the rows at both ends, where counters begin and arrive'],
  ['(+)', 'such a square, and the last move began there'],
];

/** Every sign there is beside men and squares. */
export const LEGEND: readonly LegendRow[] = [...LAST_MOVE, YARDS, ...ROWS];

/** The signs in the drawings of one game. */
export function legendOf({ game }: Rules): readonly LegendRow[] {
  return [...LAST_MOVE, ...(game.setup.kind === 'rows' ? ROWS : [YARDS])];
}
