import type { Outcome, Position, Side } from '@halma/rules';

/** The result of a side in one game. */
export interface SideResult {
  /** From 1. Tied sides all have the mean of their ranks. */
  readonly rank: number;
  /** The share of the first place: 1 for a sole winner, 0 for a side that is not first. */
  readonly firstShare: number;
}

/** Returns the result of each side, in the order of `sides`. */
export function sideResults(outcome: Outcome, sides: readonly Side[]): readonly SideResult[] {
  const results = new Map<Side, SideResult>();
  let sidesAhead = 0;
  for (const tier of outcome.tiers) {
    for (const side of tier)
      results.set(side, {
        rank: sidesAhead + (tier.length + 1) / 2,
        firstShare: sidesAhead === 0 ? 1 / tier.length : 0,
      });
    sidesAhead += tier.length;
  }
  return sides.map((side) => {
    const result = [...results].find(([rankedSide]) => rankedSide[0] === side[0])?.[1];
    if (result === undefined) throw new Error('the outcome does not include every side');
    return result;
  });
}

/** Converts a rank to a score from 1 (first) to 0 (last): the share of the other sides that rank lower. */
export function scoreOfRank(rank: number, sideCount: number): number {
  return sideCount < 2 ? 1 : (sideCount - rank) / (sideCount - 1);
}

/** Returns the score of each seat in turn order, from 1 for the first place to 0 for the last; empty during a game. */
export function seatScores({ rules, outcome }: Position): readonly number[] {
  if (outcome === null) return [];
  const results = sideResults(outcome, rules.sides);
  return rules.seats.map((seat) => {
    const sideIndex = rules.sides.findIndex((side) => side.includes(seat));
    return scoreOfRank(results[sideIndex]?.rank ?? rules.sides.length, rules.sides.length);
  });
}
