import type { OnlineGameId, RunningGamesQuery, RunningOrder } from '@halma/protocol';
import type { ListedGame, RunningListing } from './running-list.ts';

/** The part of a query that selects games. */
export type RunningFilter = Pick<RunningGamesQuery, 'family' | 'tempo' | 'rated' | 'computers'>;

/** The game to feature, and the time since which it has been featured. */
export interface FeaturedGame {
  readonly game: OnlineGameId;
  readonly since: number;
}

/** The minimum time that a game stays featured, unless it ends, in milliseconds. */
const MIN_FEATURED_MS = 30_000;

/** Returns a key that is the same for equal filters. */
export function filterKey({ family, tempo, rated, computers }: RunningFilter): string {
  return [family, tempo, rated, computers].map((value) => value ?? '').join('|');
}

/**
 * Returns the games that a filter selects: those with moves first, and then the others, each group in the given order,
 * highest first.
 */
export function selectGames(
  { games, spectators, gamesWithMoves }: RunningListing,
  { family, tempo, rated, computers }: RunningFilter,
  order: RunningOrder,
): readonly ListedGame[] {
  const spectatorCount = ({ summary }: ListedGame): number => spectators.get(summary.game) ?? 0;
  const byStrength = (one: ListedGame, other: ListedGame): number => other.strength - one.strength;
  const bySpectators = (one: ListedGame, other: ListedGame): number =>
    spectatorCount(other) - spectatorCount(one);
  const selected = games.filter(
    (game) =>
      (family === undefined || game.family === family) &&
      (tempo === undefined || game.tempo === tempo) &&
      (rated === undefined || game.isRated) &&
      (computers === 'yes' || !game.hasComputer),
  );
  const byMoves = (one: ListedGame, other: ListedGame): number =>
    Number(gamesWithMoves.has(other.summary.game)) - Number(gamesWithMoves.has(one.summary.game));
  // The sort is stable, so equal games stay in the order of the listing.
  return order === 'rating'
    ? selected.toSorted(
        (one, other) => byMoves(one, other) || byStrength(one, other) || bySpectators(one, other),
      )
    : selected.toSorted(
        (one, other) => byMoves(one, other) || bySpectators(one, other) || byStrength(one, other),
      );
}

/**
 * Returns games reordered: the games whose ids are in `first`, joined by dots, come before the others. Each group
 * keeps its order.
 */
export function moveToFront(
  games: readonly ListedGame[],
  first: RunningGamesQuery['first'],
): readonly ListedGame[] {
  if (first === undefined) return games;
  const ids = new Set(first.split('.'));
  const isFirst = ({ summary }: ListedGame): boolean => ids.has(summary.game);
  return [...games.filter(isFirst), ...games.filter((game) => !isFirst(game))];
}

/**
 * Returns the game to feature: the best by rating, but a game that is already featured stays for at least half a
 * minute.
 */
export function nextFeatured(
  byRating: readonly ListedGame[],
  current: FeaturedGame | undefined,
  now: number,
): FeaturedGame | undefined {
  const best = byRating[0]?.summary.game;
  const isRunning = current !== undefined && byRating.some(({ summary }) => summary.game === current.game);
  if (isRunning && (best === current.game || now - current.since < MIN_FEATURED_MS)) return current;
  return best === undefined ? undefined : { game: best, since: now };
}
