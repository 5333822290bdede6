import type { Cell } from '@halma/rules';
import { neighbour } from './bearings.ts';
import type { Situation } from './situation.ts';
import { stragglers } from './stragglers.ts';

/** Stragglers two by two. */
export interface LeapfrogPairs {
  /** Two men in line with the target, the rear one first: by turns each leaps over the other. */
  readonly pairs: readonly (readonly [Cell, Cell])[];
  /** Stragglers who have to walk alone. */
  readonly singles: readonly Cell[];
  /** About the moves they all need to the tip: a pair covers two steps a move, a single man one. */
  readonly moves: number;
}

/** Pairs every straggler who has another one right before him on his way. */
export function leapfrogPairs(situation: Situation): LeapfrogPairs {
  const { bearings, board } = situation;
  const left = new Set(stragglers(situation).men);
  const pairs: (readonly [Cell, Cell])[] = [];
  for (const rear of left) {
    const next = bearings.onward.map((direction) => neighbour(board, rear, direction));
    const front = next.find((cell) => left.has(cell));
    if (front === undefined) continue;
    left.delete(rear);
    left.delete(front);
    pairs.push([rear, front]);
  }
  const singles = [...left];
  const paired = pairs.flat().map((man) => Math.ceil(situation.way(man) / 2));
  const alone = singles.map((man) => situation.way(man));
  return { pairs, singles, moves: [...paired, ...alone].reduce((sum, moves) => sum + moves, 0) };
}
