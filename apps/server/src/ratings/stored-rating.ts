import { FAMILY_RATINGS, familyOfPool, type PoolId } from '@halma/protocol';
import {
  ageGlickoRating,
  ageSideRating,
  NEW_GLICKO_RATING,
  NEW_SIDE_RATING,
  PROVISIONAL_DEVIATION,
  PROVISIONAL_SIDE_DEVIATION,
} from '@halma/rating';
import { DAY_MS } from '../durations.ts';

/**
 * A player's rating in a pool, as stored: points in whole hundredths, the volatility in whole millionths. Exponentials
 * may differ in their last bit between versions of V8; because values are rounded after every game, two rebuilds still
 * agree.
 */
export interface StoredRating {
  readonly rating: number;
  readonly deviation: number;
  /** 0 in Plackett–Luce pools, which have none. */
  readonly volatility: number;
  readonly games: number;
  /** The number of games in which the player moved first. */
  readonly firsts: number;
  /** The time at which the last game ended; 0 before the first. */
  readonly lastAt: number;
}

/** The number of stored units in a point. */
export const UNITS_PER_POINT = 100;

/** The number of stored units in a volatility of 1. */
export const VOLATILITY_UNITS = 1_000_000;

/** Returns the rating of a player who has not played in a pool. */
export function newRating(pool: PoolId): StoredRating {
  const { rating, deviation } = isGlicko(pool) ? NEW_GLICKO_RATING : NEW_SIDE_RATING;
  return {
    rating: rating * UNITS_PER_POINT,
    deviation: deviation * UNITS_PER_POINT,
    volatility: isGlicko(pool) ? Math.round(NEW_GLICKO_RATING.volatility * VOLATILITY_UNITS) : 0,
    games: 0,
    firsts: 0,
    lastAt: 0,
  };
}

/** Returns whether a pool is rated with Glicko-2. */
export function isGlicko(pool: PoolId): boolean {
  return FAMILY_RATINGS[familyOfPool(pool)].system === 'glicko';
}

/** Returns the deviation of a rating at a given time, in stored units: it grows with every day without a game. */
export function deviationAt(pool: PoolId, stored: StoredRating, at: number): number {
  const days = stored.lastAt === 0 ? 0 : Math.max(0, at - stored.lastAt) / DAY_MS;
  const rating = stored.rating / UNITS_PER_POINT;
  const deviation = stored.deviation / UNITS_PER_POINT;
  const aged = isGlicko(pool)
    ? ageGlickoRating({ rating, deviation, volatility: stored.volatility / VOLATILITY_UNITS }, days)
    : ageSideRating({ rating, deviation }, days);
  return Math.round(aged.deviation * UNITS_PER_POINT);
}

/** Returns whether a rating with a deviation in stored units is provisional. */
export function isProvisional(pool: PoolId, deviation: number): boolean {
  return deviation >= provisionalDeviation(pool);
}

/** Returns the deviation from which a rating is provisional, in stored units. */
export function provisionalDeviation(pool: PoolId): number {
  return (isGlicko(pool) ? PROVISIONAL_DEVIATION : PROVISIONAL_SIDE_DEVIATION) * UNITS_PER_POINT;
}
