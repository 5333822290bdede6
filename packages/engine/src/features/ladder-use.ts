import type { Cell } from '@halma/rules';
import { ladderGain } from './ladder.ts';
import type { Situation } from './situation.ts';

/** So many men count on either side when ladders are compared. */
const BEST_MEN = 3;

/**
 * Whose ladders are better: the gains of the three men whom a hop brings furthest, less those of the rival who has the best
 * three. Steps; positive when the own ladders are better.
 */
export function ladderOwnership(situation: Situation): number {
  const theirs = situation.rivals.map((rival) => bestGains(situation.seenBy(rival)));
  return bestGains(situation) - Math.max(0, ...theirs);
}

function bestGains(situation: Situation | null): number {
  if (situation === null) return 0;
  const gains = new Map<Cell, number>();
  for (const hop of situation.hops) {
    gains.set(hop.from, Math.max(situation.gain(hop), gains.get(hop.from) ?? 0));
  }
  const best = [...gains.values()].sort((one, other) => other - one).slice(0, BEST_MEN);
  return best.reduce((sum, gain) => sum + gain, 0);
}

/** How much of the ladder gain rests on the enemy's men: the steps that would be lost if they were not there. */
export function piggyBacking(situation: Situation): number {
  return Math.max(0, ladderGain(situation) - ladderGain(situation.without(situation.enemies)));
}
