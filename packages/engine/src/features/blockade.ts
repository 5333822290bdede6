import type { Cell } from '@halma/rules';
import { movesFrom, type SeatView } from './seat-view.ts';

/** Opponents trapped in their own camp. */
export interface Blockade {
  /** Opponents' men in their own camp that cannot move. */
  readonly trappedMen: readonly Cell[];
  /** The seat's own men that maintain the blockade: if one of them were absent, a trapped man could move. */
  readonly blockers: readonly Cell[];
}

/**
 * Finds opponents' men in their camp that cannot move, but could if one of the seat's own men were absent. Returns null
 * if there are none.
 */
export function findBlockade(view: SeatView): Blockade | null {
  const trappedMen: Cell[] = [];
  const blockers = new Set<Cell>();
  for (const seat of view.opponents) {
    const opponent = view.viewOf(seat);
    if (opponent === null) continue;
    const immobileMen = opponent.ownMen.filter(
      (man) => opponent.camps.inHome[man] === 1 && !canMove(opponent, man),
    );
    for (const blocker of immobileMen.length === 0 ? [] : view.ownMen) {
      const withoutBlocker = opponent.withoutMenOn([blocker]);
      const freedMen = immobileMen.filter((man) => canMove(withoutBlocker, man));
      if (freedMen.length === 0) continue;
      blockers.add(blocker);
      trappedMen.push(...freedMen.filter((man) => !trappedMen.includes(man)));
    }
  }
  return trappedMen.length === 0
    ? null
    : { trappedMen, blockers: view.ownMen.filter((man) => blockers.has(man)) };
}

function canMove({ position, seat }: SeatView, man: Cell): boolean {
  return movesFrom(position, seat, [man]).length > 0;
}
