import type { Cell } from '@halma/rules';
import { type Situation, walksOn } from './situation.ts';

/** Rivals shut in at home. */
export interface Blockade {
  /** Enemy men in their own camp who cannot move. */
  readonly held: readonly Cell[];
  /** Own men without whom one of them could: they are tied down as long as it is to last. */
  readonly holders: readonly Cell[];
}

/** Enemy men who cannot leave home, or even move there, because of own men. Null when there is none. */
export function blockade(situation: Situation): Blockade | null {
  const held: Cell[] = [];
  const holders = new Set<Cell>();
  for (const seat of situation.rivals) {
    const rival = situation.seenBy(seat);
    if (rival === null) continue;
    const stuck = rival.own.filter((man) => rival.yard.inHome[man] === 1 && !canMove(rival, man));
    for (const holder of stuck.length === 0 ? [] : situation.own) {
      const opened = rival.without([holder]);
      const freed = stuck.filter((man) => canMove(opened, man));
      if (freed.length === 0) continue;
      holders.add(holder);
      held.push(...freed.filter((man) => !held.includes(man)));
    }
  }
  return held.length === 0 ? null : { held, holders: situation.own.filter((man) => holders.has(man)) };
}

function canMove({ position, seat }: Situation, man: Cell): boolean {
  return walksOn(position, seat, [man]).length > 0;
}
