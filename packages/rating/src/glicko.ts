import { clamp, POINTS_PER_UNIT } from './scale.ts';
import { volatilityAfter } from './volatility.ts';

/**
 * A rating in the Glicko-2 system.
 *
 * Source: M. E. Glickman, “Example of the Glicko-2 system”, 2013.
 */
export interface GlickoRating {
  /** In points. */
  readonly rating: number;
  /**
   * The standard deviation of the rating, in points: for 95% of players, the true strength is within two deviations of
   * the rating.
   */
  readonly deviation: number;
  /**
   * The volatility: the variation of the player's strength from one rating period to the next, on the logistic scale.
   */
  readonly volatility: number;
}

/** The result of a game for one player: 1 for a win, 0.5 for a draw, 0 for a loss. */
export type Score = 0 | 0.5 | 1;

/** A game from one player's point of view. */
export interface GlickoGame {
  readonly opponent: GlickoRating;
  readonly score: Score;
  /** The advantage that the first move gave the player, in points; negative if the opponent moved first. */
  readonly advantage: number;
}

/** The rating of a new player. */
export const NEW_GLICKO_RATING: GlickoRating = { rating: 1500, deviation: 500, volatility: 0.06 };

/** A rating with this deviation or more is provisional. */
export const PROVISIONAL_DEVIATION = 110;

/** The limits within which a site keeps ratings, so that a few unusual results do no lasting damage. */
export const GLICKO_LIMITS = {
  minRating: 400,
  minDeviation: 45,
  maxDeviation: 500,
  maxVolatility: 0.1,
  /** The maximum number of points by which one game can change a rating. */
  maxChange: 700,
} as const;

/** The limit on changes in volatility. Sensible values are between 0.3 and 1.2. */
const VOLATILITY_CHANGE = 0.75;

/** The number of rating periods in a day, as on lichess: a period is about 4.7 days. */
const PERIODS_PER_DAY = 0.21436;

/** Returns a rating after a number of days without games. Only its deviation grows. */
export function ageGlickoRating(player: GlickoRating, days: number): GlickoRating {
  const periods = PERIODS_PER_DAY * Math.max(0, days);
  const { maxDeviation } = GLICKO_LIMITS;
  return { ...player, deviation: Math.min(maxDeviation, grownDeviation(player, periods)) };
}

/**
 * Returns both players' ratings after a game. Age the ratings to the day of the game first.
 *
 * @param score the score of the player who moved first
 * @param advantage the advantage of moving first, in points
 */
export function rateGame(
  first: GlickoRating,
  second: GlickoRating,
  score: Score,
  advantage = 0,
): readonly [GlickoRating, GlickoRating] {
  return [
    afterOneGame(first, { opponent: second, score, advantage }),
    afterOneGame(second, { opponent: first, score: (1 - score) as Score, advantage: -advantage }),
  ];
}

function afterOneGame(player: GlickoRating, game: GlickoGame): GlickoRating {
  const { minRating, minDeviation, maxDeviation, maxVolatility, maxChange } = GLICKO_LIMITS;
  const ratedPlayer = ratePeriod(player, [game], { periods: 0, volatilityChange: VOLATILITY_CHANGE });
  const change = clamp(ratedPlayer.rating - player.rating, -maxChange, maxChange);
  return {
    rating: Math.max(minRating, player.rating + change),
    deviation: clamp(ratedPlayer.deviation, minDeviation, maxDeviation),
    volatility: Math.min(maxVolatility, ratedPlayer.volatility),
  };
}

/** The settings of a rating period. */
export interface PeriodRules {
  /** The time before the games, in rating periods. The deviation grows during this time. */
  readonly periods: number;
  /** The limit on changes in volatility: τ in the source. */
  readonly volatilityChange: number;
}

/** Returns a player's rating after the games in a period. Applies no limits, as in the source. */
export function ratePeriod(
  player: GlickoRating,
  games: readonly GlickoGame[],
  { periods, volatilityChange }: PeriodRules,
): GlickoRating {
  const deviation = player.deviation / POINTS_PER_UNIT;
  let information = 0;
  let surprise = 0;
  for (const { opponent, score, advantage } of games) {
    const weight = weightOf(opponent);
    const expected = expectedScore(player, opponent, advantage);
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const variance = 1 / information;
  const volatility =
    games.length === 0
      ? player.volatility
      : volatilityAfter({
          volatility: player.volatility,
          deviation,
          variance,
          improvement: variance * surprise,
          change: volatilityChange,
        });
  const deviationBefore = grownDeviation({ ...player, volatility }, periods) / POINTS_PER_UNIT;
  const deviationAfter = 1 / Math.sqrt(1 / deviationBefore ** 2 + information);
  return {
    rating: player.rating + POINTS_PER_UNIT * deviationAfter ** 2 * surprise,
    deviation: deviationAfter * POINTS_PER_UNIT,
    volatility,
  };
}

/**
 * Returns a player's expected score against an opponent, from 0 to 1. The opponent's deviation counts, but
 * the player's own does not.
 */
export function expectedScore(
  { rating }: Pick<GlickoRating, 'rating'>,
  opponent: Pick<GlickoRating, 'rating' | 'deviation'>,
  advantage = 0,
): number {
  const lead = (rating - opponent.rating + advantage) / POINTS_PER_UNIT;
  return 1 / (1 + Math.exp(-weightOf(opponent) * lead));
}

/**
 * Returns how much a result against an opponent counts, from 0 to 1. The less certain the opponent's rating, the less
 * the result counts.
 */
function weightOf({ deviation }: Pick<GlickoRating, 'deviation'>): number {
  return 1 / Math.sqrt(1 + (3 * (deviation / POINTS_PER_UNIT) ** 2) / Math.PI ** 2);
}

function grownDeviation({ deviation, volatility }: GlickoRating, periods: number): number {
  return Math.sqrt(deviation ** 2 + POINTS_PER_UNIT ** 2 * volatility ** 2 * periods);
}
