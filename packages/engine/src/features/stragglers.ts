import { type Cell, VACANT } from '@halma/rules';
import type { Situation } from './situation.ts';

/** The men who have been left behind. */
export interface Stragglers {
  readonly men: readonly Cell[];
  /** Steps by which the last man is further from the tip than the last but three (the first, of fewer than four). */
  readonly gap: number;
}

/** Steps behind the middle man of the army that make a straggler. */
const BEHIND = 5;

/** A man with nobody this near cannot hop, neither now nor after a step of his or another's. */
const LONELY = 2;

/** The gap is measured from the last man to the fourth last. */
const FOURTH_LAST = 3;

/** Men far behind the middle of the army, and men out of reach of everybody who are not in the target yet. */
export function stragglers(situation: Situation): Stragglers {
  const { own, yard } = situation;
  const ways = own.map((cell) => situation.way(cell)).sort((one, other) => other - one);
  const far = median(ways) + BEHIND;
  const men = own.filter(
    (cell) => situation.way(cell) >= far || (yard.inTarget[cell] !== 1 && isLonely(situation, cell)),
  );
  return { men, gap: (ways[0] ?? 0) - (ways[Math.min(FOURTH_LAST, ways.length - 1)] ?? 0) };
}

function median(sorted: readonly number[]): number {
  const above = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
  const below = sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0;
  return (above + below) / 2;
}

function isLonely({ bearings, board, position }: Situation, cell: Cell): boolean {
  return !bearings.cells.some(
    (other) => other !== cell && position.men[other] !== VACANT && board.distance(cell, other) <= LONELY,
  );
}
