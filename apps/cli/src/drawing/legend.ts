import type { Rules } from '@halma/rules';

/** A symbol in a drawing and its meaning. */
export type LegendRow = readonly [symbol: string, meaning: string];

const LAST_MOVE: readonly LegendRow[] = [
  ['[ ]', 'where the last move ended'],
  ['( )', 'where the last move began'],
];
const CAMPS: LegendRow = ['|', 'the edge of a camp'];
const ROWS: readonly LegendRow[] = [
  ['+', 'in Cetro, a vacant square of the rows where men start and finish'],
  ['(+)', 'a square of these rows where the last move began'],
];

/** All symbols except men and squares. */
export const LEGEND: readonly LegendRow[] = [...LAST_MOVE, CAMPS, ...ROWS];

/** Returns the symbols in the drawings of a game. */
export function legendOf({ game }: Rules): readonly LegendRow[] {
  return [...LAST_MOVE, ...(game.startingSetup.kind === 'rows' ? ROWS : [CAMPS])];
}
