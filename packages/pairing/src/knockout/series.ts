import { POINT } from '../tournament.ts';

/** A series of games of the same players, such as a match of ten. */
export interface SeriesState {
  /** The points of each player, in units of which a point has 120. */
  readonly points: readonly number[];
  /** Whether the games are played, or no player can catch up with the leader. */
  readonly isOver: boolean;
}

/** Returns the state of a series from the part of the others, from 0 to 120, that each player left behind in each game. */
export function seriesState(
  games: readonly (readonly number[])[],
  { seats, length }: { readonly seats: number; readonly length: number },
): SeriesState {
  const points = Array.from({ length: seats }, (_, player) =>
    games.reduce((sum, shares) => sum + (shares[player] ?? 0) * (seats - 1), 0),
  );
  const [best = 0, second = 0] = points.toSorted((one, other) => other - one);
  const left = Math.max(0, length - games.length) * (seats - 1) * POINT;
  return { points, isOver: left === 0 || best - second > left };
}
