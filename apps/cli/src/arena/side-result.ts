import type { Outcome, Side } from '@halma/rules';

/** The result of a side in one game. */
export interface SideResult {
  /** From 1; tied sides share the mean of their ranks. */
  readonly rank: number;
  /** The share of the first place: 1 for a sole winner, 0 for every side behind. */
  readonly firstShare: number;
}

/** Returns the result of each side, in the order of `sides`. */
export function sideResults(outcome: Outcome, sides: readonly Side[]): readonly SideResult[] {
  const results = new Map<Side, SideResult>();
  let before = 0;
  for (const tier of outcome.tiers) {
    for (const side of tier)
      results.set(side, {
        rank: before + (tier.length + 1) / 2,
        firstShare: before === 0 ? 1 / tier.length : 0,
      });
    before += tier.length;
  }
  return sides.map((side) => {
    const result = [...results].find(([other]) => other[0] === side[0])?.[1];
    if (result === undefined) throw new Error('an outcome leaves a side out');
    return result;
  });
}

/** Returns the score of a rank, from 1 for the first to 0 for the last: the share of the other sides it is ahead of. */
export function scoreOfRank(rank: number, sides: number): number {
  return sides < 2 ? 1 : (sides - rank) / (sides - 1);
}
