import type { Random } from '../seed/random.ts';
import { balancedOrder } from './balanced-order.ts';

/** The number of partners on a side. */
export const PARTNERS_PER_SIDE = 2;

/** Two players at a table who are partners. */
type Pair<Player> = readonly [Player, Player];

/** The ways to split a table into pairs, by the players' indexes: three for four players, and fifteen for six. */
const SPLITS: ReadonlyMap<number, readonly (readonly Pair<number>[])[]> = new Map(
  [4, 6].map((seats) => [seats, splitsOf(Array.from({ length: seats }, (_, index) => index))]),
);

/** Splits a table of four or six into pairs of partners, such that the total cost of the pairs is lowest. */
export function splitIntoPairs<Player>(
  table: readonly Player[],
  costOf: (one: Player, other: Player) => number,
): readonly Pair<Player>[] {
  let best: readonly Pair<Player>[] = [];
  let lowest = Infinity;
  for (const split of SPLITS.get(table.length) ?? []) {
    const pairs = split.map(([one, other]): Pair<Player> => [table[one] as Player, table[other] as Player]);
    const cost = pairs.reduce((sum, [one, other]) => sum + costOf(one, other), 0);
    if (cost < lowest) [lowest, best] = [cost, pairs];
  }
  return best;
}

function splitsOf([first, ...otherPlayers]: readonly number[]): readonly (readonly Pair<number>[])[] {
  if (first === undefined) return [[]];
  return otherPlayers.flatMap((partner) =>
    splitsOf(otherPlayers.filter((other) => other !== partner)).map((split) => [
      [first, partner] as const,
      ...split,
    ]),
  );
}

/**
 * Returns a function that puts each table's sides into turn order, one table after another. Over all games,
 * each member's side takes every position about equally often. Within a side, the partner who has moved first
 * less often moves first.
 *
 * @param earlier the sides of the games so far, in turn order
 */
export function sidesInTurnOrder<Player>(
  random: Random,
  earlier: readonly (readonly (readonly Player[])[])[] = [],
): (sides: readonly (readonly Player[])[]) => readonly (readonly Player[])[] {
  const positions = new Map<Player, number[]>();
  const timesLeading = new Map<Player, number>();
  const record = (sides: readonly (readonly Player[])[]): void => {
    for (const [position, side] of sides.entries()) {
      for (const player of side) {
        const counts = positions.get(player) ?? sides.map(() => 0);
        counts[position] = (counts[position] ?? 0) + 1;
        positions.set(player, counts);
      }
      const [leader] = side;
      if (leader !== undefined) timesLeading.set(leader, (timesLeading.get(leader) ?? 0) + 1);
    }
  };
  for (const sides of earlier) record(sides);
  const timesAt = (side: readonly Player[], position: number): number =>
    side.reduce((sum, player) => sum + (positions.get(player)?.[position] ?? 0), 0);
  return (sides) => {
    const ordered = balancedOrder(
      sides,
      (side) => sides.map((_, position) => timesAt(side, position)),
      random,
    );
    const withLeaders = ordered.map((side) =>
      side.toSorted((one, other) => (timesLeading.get(one) ?? 0) - (timesLeading.get(other) ?? 0)),
    );
    record(withLeaders);
    return withLeaders;
  };
}
