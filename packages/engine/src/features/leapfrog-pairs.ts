import type { Cell } from '@halma/rules';
import { neighbour } from './seat-geometry.ts';
import type { SeatView } from './seat-view.ts';
import { findStragglers } from './stragglers.ts';

/** Stragglers grouped in pairs. */
export interface LeapfrogPairs {
  /** Two men in line with the target, the rear one first. They jump over each other in turn. */
  readonly pairs: readonly (readonly [Cell, Cell])[];
  /** Stragglers outside the pairs, which have to step. */
  readonly singles: readonly Cell[];
  /**
   * The estimated number of moves needed to take all stragglers to the tip: a man in a pair advances two steps in a
   * move, a single man one.
   */
  readonly estimatedMoves: number;
}

/** Pairs each straggler with another one directly in front of it. */
export function findLeapfrogPairs(view: SeatView): LeapfrogPairs {
  const { geometry, board } = view;
  const unpaired = new Set(findStragglers(view).men);
  const pairs: (readonly [Cell, Cell])[] = [];
  for (const rear of unpaired) {
    const ahead = geometry.forward.map((direction) => neighbour(board, rear, direction));
    const front = ahead.find((cell) => unpaired.has(cell));
    if (front === undefined) continue;
    unpaired.delete(rear);
    unpaired.delete(front);
    pairs.push([rear, front]);
  }
  const singles = [...unpaired];
  const moves = [
    ...pairs.flat().map((man) => Math.ceil(view.distanceToGo(man) / 2)),
    ...singles.map((man) => view.distanceToGo(man)),
  ];
  return { pairs, singles, estimatedMoves: moves.reduce((sum, count) => sum + count, 0) };
}
