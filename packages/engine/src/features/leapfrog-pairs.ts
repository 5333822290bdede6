import type { Cell } from '@halma/rules';
import { neighbour } from './seat-geometry.ts';
import type { SeatView } from './seat-view.ts';
import { stragglers } from './stragglers.ts';

/** Stragglers grouped in pairs. */
export interface LeapfrogPairs {
  /** Two men in line with the target, the rear one first: each in turn jumps over the other. */
  readonly pairs: readonly (readonly [Cell, Cell])[];
  /** Stragglers without a partner, which have to step. */
  readonly singles: readonly Cell[];
  /** The estimated moves of all stragglers to the tip: a pair covers two steps in a move, a single man one. */
  readonly estimatedMoves: number;
}

/** Pairs each straggler that has another one directly before it. */
export function leapfrogPairs(view: SeatView): LeapfrogPairs {
  const { geometry, board } = view;
  const unpaired = new Set(stragglers(view).men);
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
