import { GAME_IDS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { bySeat, Person, Timestamp } from '../identifiers.ts';
import { strictObject } from '../strict-object.ts';
import { PoolName } from './pools.ts';

/**
 * The reasons why a finished game that was created as rated does not count, in the order in which they are examined.
 * Only moderators receive all of them. The confidential reasons are last: if the public reason for a game could become a
 * confidential one, the players would learn that the operator has excluded the game.
 */
export const UNCOUNTED_REASONS = [
  'aborted',
  'organiser',
  'no-turn',
  'short',
  'too-often',
  'void',
  'same-line',
  'new-account',
] as const;
export type UncountedReason = (typeof UNCOUNTED_REASONS)[number];

/**
 * The reasons that reveal confidential facts about a player: about their account, their connection, or the operator's
 * findings. `same-line` is included even though it can apply immediately; otherwise, the timing would reveal the
 * reason.
 */
const CONFIDENTIAL_REASONS: ReadonlySet<UncountedReason> = new Set(['void', 'same-line', 'new-account']);

/** The reason that people other than moderators receive instead of a confidential one. */
const FAIR_PLAY = 'fair-play';

/** The reason that the server gives for not counting a game. */
export type ShownUncountedReason = UncountedReason | typeof FAIR_PLAY;

/** Returns the reason that people other than the moderators of a game receive. */
export function publicReason(reason: UncountedReason): ShownUncountedReason {
  return CONFIDENTIAL_REASONS.has(reason) ? FAIR_PLAY : reason;
}

const Count = Type.Integer({ minimum: 0 });

/** A rating or a deviation, in whole points. */
export const Points = Type.Integer({ minimum: 0, maximum: 10_000 });

/** The rating of a player in one pool. */
export const RatingView = strictObject({
  pool: PoolName,
  rating: Points,
  /** The standard deviation of the rating now; it grows while the player does not play. */
  deviation: Points,
  /** Whether the player has played too few games for a reliable rating. */
  provisional: Type.Boolean(),
  games: Count,
  /** The number of these games in which the player moved first. */
  firsts: Count,
  lastAt: Timestamp,
});
export type RatingView = Static<typeof RatingView>;

/** The rated results of a player in one game, by whether they moved first. */
export const RatedResults = strictObject({
  game: Type.Enum([...GAME_IDS]),
  first: Type.Boolean(),
  /** The numbers of games that the player finished alone in first place, sharing first place, and behind others. */
  wins: Count,
  draws: Count,
  losses: Count,
});
export type RatedResults = Static<typeof RatedResults>;

/** The ratings of a person, in the order of the pools, and their rated results. */
export const PersonRatings = strictObject({
  person: Person,
  ratings: Type.Array(RatingView),
  results: Type.Array(RatedResults),
});
export type PersonRatings = Static<typeof PersonRatings>;

/** The ratings of a person in one pool: the rating at the end of each day with rated games. */
export const RatingHistory = strictObject({
  days: Type.Array(strictObject({ at: Timestamp, rating: Points })),
});
export type RatingHistory = Static<typeof RatingHistory>;

/** The ranked players of one pool, best first; at most a hundred. */
export const Leaderboard = strictObject({
  players: Type.Array(strictObject({ person: Person, rating: Points, games: Count })),
});
export type Leaderboard = Static<typeof Leaderboard>;

/** The width of a bin in the distribution of ratings, in points. */
export const RATING_BIN_POINTS = 25;

/** The number of players in a pool by rating, in bins. `from` is the lowest rating of a bin. */
export const RatingDistribution = strictObject({
  bins: Type.Array(strictObject({ from: Points, settled: Count, provisional: Count })),
});
export type RatingDistribution = Static<typeof RatingDistribution>;

/** The ratings of a game's players: now or, once the game has counted, before and after it. */
export const GameRatings = strictObject({
  pool: PoolName,
  seats: bySeat(strictObject({ rating: Points, provisional: Type.Boolean(), after: Type.Optional(Points) })),
  /**
   * The reason why the game does not count. Only moderators who do not play in it receive `void`, `same-line` and
   * `new-account`; all others receive `fair-play` instead.
   */
  uncounted: Type.Optional(Type.Enum([...UNCOUNTED_REASONS, FAIR_PLAY])),
});
export type GameRatings = Static<typeof GameRatings>;
