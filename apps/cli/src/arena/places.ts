import type { Outcome, Side } from '@halma/rules';

/** How a side came in. */
export interface Place {
  /** From 1; sides that share places get their mean. */
  readonly rank: number;
  /** Its share of the first place: 1 for the only winner, 0 for everybody behind. */
  readonly first: number;
}

/** How each side came in, in the order of the rules' sides. */
export function placesOf(outcome: Outcome, sides: readonly Side[]): readonly Place[] {
  const places = new Map<Side, Place>();
  let before = 0;
  for (const tier of outcome.tiers) {
    for (const side of tier)
      places.set(side, { rank: before + (tier.length + 1) / 2, first: before === 0 ? 1 / tier.length : 0 });
    before += tier.length;
  }
  return sides.map((side) => {
    const place = [...places].find(([other]) => other[0] === side[0])?.[1];
    if (place === undefined) throw new Error('an outcome leaves a side out');
    return place;
  });
}

/** What a rank is worth, from 1 for the first to 0 for the last: the share of the others that came in behind. */
export function scoreOfRank(rank: number, sides: number): number {
  return sides < 2 ? 1 : (sides - rank) / (sides - 1);
}
