import { POINT } from '../tournament.ts';

/** A player's result in one finished game in an arena. */
export interface ArenaResult {
  /** The share of the opponents that the player finished ahead of, from 0 to 120. */
  readonly share: number;
  /** Whether the game was so short that it scores nothing if it is the second draw in a row. */
  readonly isShort?: boolean;
}

/** The number of consecutive first places after which the next game counts double. */
const STREAK_LENGTH = 2;

/**
 * Returns a player's points for each game, in units of 1/120 point. With two seats, a win scores two points
 * and a draw one; a short draw after another draw scores nothing. With more seats, a player scores a point for
 * each opponent who finishes lower. A game after two first places in a row counts double.
 */
export function arenaPoints(results: readonly ArenaResult[], seats: number): number[] {
  const winPoints = seats === 2 ? 2 : seats - 1;
  return results.map(({ share, isShort = false }, index) => {
    const previousResults = results.slice(Math.max(0, index - STREAK_LENGTH), index);
    const isShortDrawAfterDraw =
      seats === 2 && isShort && share === POINT / 2 && previousResults.at(-1)?.share === POINT / 2;
    if (isShortDrawAfterDraw) return 0;
    const isStreak =
      previousResults.length === STREAK_LENGTH && previousResults.every((result) => result.share === POINT);
    return share * winPoints * (isStreak ? 2 : 1);
  });
}
