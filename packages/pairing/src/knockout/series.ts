import { POINT } from '../tournament.ts';

/** The state of a series of games between the same players, such as a ten-game match. */
export interface SeriesState {
  /** The points of each player, in units of 1/120 point. */
  readonly points: readonly number[];
  /** Whether all games have been played, or no player can catch up with the leader. */
  readonly isOver: boolean;
}

/**
 * Returns the state of a series. `games` holds each player's share in each game: the share of the opponents
 * who finished lower, from 0 to 120.
 */
export function seriesState(
  games: readonly (readonly number[])[],
  { seats, length }: { readonly seats: number; readonly length: number },
): SeriesState {
  const points = Array.from({ length: seats }, (_, player) =>
    games.reduce((sum, shares) => sum + (shares[player] ?? 0) * (seats - 1), 0),
  );
  const [best = 0, second = 0] = points.toSorted((one, other) => other - one);
  const remainingPoints = Math.max(0, length - games.length) * (seats - 1) * POINT;
  return { points, isOver: remainingPoints === 0 || best - second > remainingPoints };
}
