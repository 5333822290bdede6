import { type Random, shuffle } from '../seed/random.ts';

/** The number of times that a player has taken each turn position. */
export type TurnCounts = readonly number[];

/** The first position counts more than the others. */
const FIRST_WEIGHT = 4;

/**
 * Puts a table into the turn order that makes the players' positions as equal as possible. The order has the
 * lowest sum of the numbers of times that players have had their new positions before; the first position
 * counts four times. The random source decides between equal orders.
 */
export function balancedOrder<Player>(
  players: readonly Player[],
  countsOf: (player: Player) => TurnCounts,
  random: Random,
): Player[] {
  const shuffled = shuffle(players, random);
  const costs = shuffled.map((player) => {
    const counts = countsOf(player);
    return players.map((_, position) => (counts[position] ?? 0) * (position === 0 ? FIRST_WEIGHT : 1));
  });
  let best: readonly number[] = [];
  let lowest = Infinity;
  const search = (chosen: readonly number[], cost: number): void => {
    if (cost >= lowest) return;
    if (chosen.length === players.length) [lowest, best] = [cost, chosen];
    for (const [player, positions] of costs.entries())
      if (!chosen.includes(player)) search([...chosen, player], cost + (positions[chosen.length] as number));
  };
  search([], 0);
  return best.map((player) => shuffled[player] as Player);
}
