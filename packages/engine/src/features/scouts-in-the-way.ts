import { type Cell, VACANT } from '@halma/rules';
import { jumpsAt, landingsFrom } from './hops.ts';
import type { Situation } from './situation.ts';

/** Men sent ahead who stand where those behind want to land. */
export interface ScoutsInTheWay {
  readonly men: readonly Cell[];
  /** Jumps they keep from those behind. */
  readonly blocked: number;
}

/** Jumps onward, at the start of a hop or in it, that fail only because an own man stands where they land. */
export function scoutsInTheWay(situation: Situation): ScoutsInTheWay {
  const { own, position } = situation;
  const isOwn = new Set(own);
  const scouts = new Set<Cell>();
  const jumps = new Set<string>();
  for (const man of own) {
    const landings = landingsFrom(situation, man, 'onward');
    for (const from of [man, ...landings.map(({ cell }) => cell)]) {
      for (const { to } of jumpsAt(situation, position.men[man] ?? VACANT, from)) {
        if (!isOwn.has(to) || situation.way(to) >= situation.way(from)) continue;
        scouts.add(to);
        jumps.add(`${from} ${to}`);
      }
    }
  }
  return { men: own.filter((cell) => scouts.has(cell)), blocked: jumps.size };
}
