import type { Army } from './army.ts';

/** By cell: the number of its line, counted from the army's side of the board. */
export type Projection = readonly number[];

/**
 * Returns the lines across an army's path. A step leads to the next line at most, and a jump crosses the line
 * of the man jumped over. The lines are columns and rows on square boards, elsewhere the rows across the axis
 * from tip to tip.
 */
export function projectionsOf({ rules, seat }: Army): readonly Projection[] {
  return rules.board.linesFrom(rules.camps[seat]?.homeTip ?? 0);
}

/** Returns the number of cells by line. */
export function cellsByLine(projection: Projection): readonly number[] {
  const counts = new Array<number>(Math.max(...projection) + 1).fill(0);
  for (const line of projection) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}
