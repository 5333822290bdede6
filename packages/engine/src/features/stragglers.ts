import { type Cell, VACANT } from '@halma/rules';
import type { SeatView } from './seat-view.ts';

/** The men that have fallen behind. */
export interface Stragglers {
  readonly men: readonly Cell[];
  /**
   * The number of steps by which the last man is farther from the tip than the fourth from last, or than the first in
   * an army of fewer than four men.
   */
  readonly rearGap: number;
}

/** A man at least this many steps behind the median is a straggler. */
const STRAGGLER_STEPS = 5;

/** A man that has no other man within this many steps cannot jump over an adjacent man, now or after one step. */
const CONTACT_STEPS = 2;

/** The gap is measured from the last man to the fourth from last. */
const REAR_GAP_INDEX = 3;

/**
 * Finds men far behind the median of the army, and men outside the target that have no other man near them.
 */
export function findStragglers(view: SeatView): Stragglers {
  const { ownMen, camps } = view;
  const distances = ownMen.map((cell) => view.distanceToGo(cell)).sort((a, b) => b - a);
  const limit = median(distances) + STRAGGLER_STEPS;
  const men = ownMen.filter(
    (cell) => view.distanceToGo(cell) >= limit || (camps.inTarget[cell] !== 1 && isIsolated(view, cell)),
  );
  return { men, rearGap: itemAt(distances, 0) - itemAt(distances, REAR_GAP_INDEX) };
}

function median(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return (itemAt(sorted, Math.floor(middle)) + itemAt(sorted, Math.ceil(middle))) / 2;
}

/** Returns the item at an index, or the last one of a shorter list. A view has at least one man. */
function itemAt(list: readonly number[], index: number): number {
  const item = list[Math.min(index, list.length - 1)];
  if (item === undefined) throw new RangeError('a view without men');
  return item;
}

function isIsolated({ geometry, board, position }: SeatView, cell: Cell): boolean {
  return !geometry.cells.some(
    (other) =>
      other !== cell && position.men[other] !== VACANT && board.distance(cell, other) <= CONTACT_STEPS,
  );
}
