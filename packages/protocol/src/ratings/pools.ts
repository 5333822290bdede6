import type { GameId } from '@halma/rules';
import Type from 'typebox';
import type { ServerRefusalCode } from '../refusal.ts';
import type { GameTerms } from '../setup/game-setup.ts';

/** Groups of games whose results are comparable. */
export const RATING_FAMILIES = [
  'halma',
  'grasshopper',
  'star',
  'curios',
  'halma-many',
  'star-many',
  'partners',
] as const;
export type RatingFamily = (typeof RATING_FAMILIES)[number];

/** The speeds of games, fastest first. */
export const RATING_TEMPOS = ['quick', 'slow', 'days'] as const;
export type RatingTempo = (typeof RATING_TEMPOS)[number];

/** A set of games with one rating for each player, such as `halma:quick`. */
export type PoolId = `${RatingFamily}:${RatingTempo}`;

/** The rating system of a family. */
export interface FamilyRating {
  /** `glicko` for two sides, `plackett-luce` for more sides and for partners. */
  readonly system: 'glicko' | 'plackett-luce';
  /** The typical number of turns per seat, measured in games that the engine played against itself. */
  readonly usualTurns: number;
  /** The maximum deviation at which a player is listed on the leaderboard, in points. */
  readonly maxRankedDeviation: number;
}

/** The rating systems. There are only a few families, because a small site has too few players for more. */
export const FAMILY_RATINGS: Readonly<Record<RatingFamily, FamilyRating>> = {
  halma: { system: 'glicko', usualTurns: 80, maxRankedDeviation: 75 },
  grasshopper: { system: 'glicko', usualTurns: 28, maxRankedDeviation: 75 },
  star: { system: 'glicko', usualTurns: 50, maxRankedDeviation: 75 },
  // These games are played less often.
  curios: { system: 'glicko', usualTurns: 50, maxRankedDeviation: 90 },
  'halma-many': { system: 'plackett-luce', usualTurns: 50, maxRankedDeviation: 200 },
  'star-many': { system: 'plackett-luce', usualTurns: 50, maxRankedDeviation: 200 },
  partners: { system: 'plackett-luce', usualTurns: 50, maxRankedDeviation: 200 },
};

/**
 * The family of each game that can be rated, without partners. Rhombus games are left out, because they are small
 * enough to be solved.
 */
const FAMILY_OF_GAME: Readonly<Partial<Record<GameId, RatingFamily>>> = {
  'halma-2': 'halma',
  'eckha-2': 'halma',
  'grasshopper-8': 'grasshopper',
  'grasshopper-10': 'grasshopper',
  'star-2': 'star',
  star15: 'star',
  marked: 'curios',
  color: 'curios',
  'top-secret': 'curios',
  cetro: 'curios',
  'cetro-reconstruction': 'curios',
  'halma-4': 'halma-many',
  'eckha-4': 'halma-many',
  'star-3': 'star-many',
  'star-4': 'star-many',
  'star-6': 'star-many',
};

/** The expected thinking time of a seat, in milliseconds, below which a game is quick. */
const QUICK_LIMIT_MS = 8 * 60_000;

/** All pools: the families in order, and within each the tempos. */
export const POOL_IDS: readonly PoolId[] = RATING_FAMILIES.flatMap((family) =>
  RATING_TEMPOS.map((tempo): PoolId => `${family}:${tempo}`),
);

/** The id of a pool. */
export const PoolName = Type.Unsafe<PoolId>(Type.Enum([...POOL_IDS]));

/** Returns the family of a pool. */
export function familyOfPool(pool: PoolId): RatingFamily {
  return pool.slice(0, pool.indexOf(':')) as RatingFamily;
}

/** Returns the tempo of a pool. */
export function tempoOfPool(pool: PoolId): RatingTempo {
  return pool.slice(pool.indexOf(':') + 1) as RatingTempo;
}

/** The pool of a game, or the code of the reason why it has none. */
export type PoolOrReason =
  | { readonly pool: PoolId }
  | { readonly reason: Extract<ServerRefusalCode, 'unrated-rules' | 'unrated-clock'> };

/**
 * Returns the pool in which a game is rated. Only games with standard rules have a pool, so that ratings stay
 * comparable; the only option allowed is partners. Games without a clock may never end, so they have none.
 */
export function ratingPool({ rules, clock }: Pick<GameTerms, 'rules' | 'clock'>): PoolOrReason {
  const hasOptions = Object.entries(rules.options).some(
    ([name, value]) => name !== 'teams' && value !== undefined,
  );
  const family = ratingFamily(rules);
  if (family === undefined || rules.preset !== 'standard' || hasOptions) return { reason: 'unrated-rules' };
  if (clock.kind === 'none') return { reason: 'unrated-clock' };
  return { pool: `${family}:${gameTempo({ rules, clock })}` };
}

/** Returns the family of a game, whatever its other options; undefined if the game is never rated. */
export function ratingFamily({ game, options: { teams } }: GameTerms['rules']): RatingFamily | undefined {
  const ownFamily = FAMILY_OF_GAME[game as GameId];
  const hasPartners = teams !== undefined && teams !== 'none';
  return ownFamily !== undefined && hasPartners ? 'partners' : ownFamily;
}

/** Returns the tempo of a game. A game without a clock counts as correspondence. */
export function gameTempo({ rules, clock }: Pick<GameTerms, 'rules' | 'clock'>): RatingTempo {
  if (clock.kind !== 'real-time') return 'days';
  const turns = FAMILY_RATINGS[FAMILY_OF_GAME[rules.game as GameId] ?? 'curios'].usualTurns;
  return clock.main + (clock.increment + clock.delay) * turns < QUICK_LIMIT_MS ? 'quick' : 'slow';
}
