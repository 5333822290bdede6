import type { Cell } from '@halma/rules';
import { jumpsAt, landingsFrom } from './hops.ts';
import type { SeatView } from './seat-view.ts';

/** Men sent ahead that occupy the landings of the men behind them. */
export interface BlockingScouts {
  readonly men: readonly Cell[];
  /** The number of jumps they block. */
  readonly blockedJumps: number;
}

/**
 * Finds the forward jumps, at the start of a hop or within it, that are impossible only because one of the seat's own
 * men is on the landing.
 */
export function findBlockingScouts(view: SeatView): BlockingScouts {
  const { ownMen } = view;
  const ownMenSet = new Set(ownMen);
  const scouts = new Set<Cell>();
  const jumps = new Set<string>();
  for (const from of ownMen) {
    const landings = landingsFrom(view, from, 'forward');
    for (const cell of [from, ...landings.map((landing) => landing.cell)]) {
      for (const { landing } of jumpsAt(view, view.manAt(from), cell)) {
        if (!ownMenSet.has(landing) || view.distanceToGo(landing) >= view.distanceToGo(cell)) continue;
        scouts.add(landing);
        jumps.add(`${cell} ${landing}`);
      }
    }
  }
  return { men: ownMen.filter((cell) => scouts.has(cell)), blockedJumps: jumps.size };
}
