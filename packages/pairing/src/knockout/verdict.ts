/**
 * The maximum number of extra meetings if players tie for the last place that advances. After that, the
 * better seed advances.
 */
const MAX_EXTRA_MEETINGS = 3;

/** The final order at a knockout table, or the decision to play another meeting. */
export type KnockoutVerdict =
  | { readonly kind: 'decided'; readonly order: readonly string[] }
  /** The whole table plays again, with half the time of the previous meeting. */
  | { readonly kind: 'play-again'; readonly tied: readonly string[] };

/**
 * Returns the order of a table from the points of each meeting. Each extra meeting only separates players who
 * were tied in all earlier meetings. `advancing` is the number of players who advance; in a final it is 1.
 * `players` are in seed order.
 */
export function knockoutVerdict(
  players: readonly string[],
  meetings: readonly (readonly number[])[],
  advancing: number,
): KnockoutVerdict {
  const pointsOf = (player: number): number[] => meetings.map((points) => points[player] ?? 0);
  const compare = (one: number, other: number): number => {
    const otherPoints = pointsOf(other);
    for (const [meeting, points] of pointsOf(one).entries())
      if (points !== otherPoints[meeting]) return (otherPoints[meeting] ?? 0) - points;
    return 0;
  };
  // The sort is stable, so tied players stay in seed order.
  const order = players.map((_, player) => player).sort(compare);
  const lastAdvancing = order[advancing - 1];
  const firstEliminated = order[advancing];
  const isTied =
    lastAdvancing !== undefined &&
    firstEliminated !== undefined &&
    compare(lastAdvancing, firstEliminated) === 0;
  if (isTied && meetings.length <= MAX_EXTRA_MEETINGS) {
    const tiedPlayers = order.filter((player) => compare(player, lastAdvancing) === 0);
    return { kind: 'play-again', tied: tiedPlayers.map((player) => players[player] ?? '') };
  }
  return { kind: 'decided', order: order.map((player) => players[player] ?? '') };
}
