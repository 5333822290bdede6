import type { Army } from './army.ts';

/** The line of each cell, counted from the army's side of the board. */
export type Projection = readonly number[];

/**
 * Returns the projections of the board onto lines across the army's path: onto columns and onto rows on square
 * boards, elsewhere onto the rows across the axis from tip to tip. A step advances by at most one line, and a jump
 * crosses the line of the man it passes over.
 */
export function projectionsOf({ rules, seat }: Army): readonly Projection[] {
  return rules.board.linesFrom(rules.camps[seat]?.homeTip ?? 0);
}

/** Returns the number of cells on each line. */
export function cellsByLine(projection: Projection): readonly number[] {
  const counts = new Array<number>(Math.max(...projection) + 1).fill(0);
  for (const line of projection) counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}
