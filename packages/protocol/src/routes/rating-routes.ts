import Type from 'typebox';
import { OnlineGameId, PersonName } from '../identifiers.ts';
import { PoolName } from '../ratings/pools.ts';
import {
  GameRatings,
  Leaderboard,
  PersonRatings,
  RatingDistribution,
  RatingHistory,
} from '../ratings/rating-views.ts';
import { strictObject } from '../strict-object.ts';
import type { Route } from './route.ts';

/** The routes that show ratings. */
export const RATING_ROUTES = {
  getLeaderboard: {
    method: 'GET',
    path: '/api/ratings/{pool}',
    description:
      'The best players in a pool, at most a hundred; bot accounts only with `bots`. Up to half a minute old.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { pool: PoolName },
    query: strictObject({ bots: Type.Optional(Type.Literal('yes')) }),
    response: Leaderboard,
    isShared: true,
  },
  getRatingDistribution: {
    method: 'GET',
    path: '/api/ratings/{pool}/distribution',
    description: 'The number of players in a pool at each rating.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { pool: PoolName },
    response: RatingDistribution,
    isShared: true,
  },
  getPersonRatings: {
    method: 'GET',
    path: '/api/people/{name}/ratings',
    description: 'The ratings of a person, and their rated results.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { name: PersonName },
    response: PersonRatings,
  },
  getRatingHistory: {
    method: 'GET',
    path: '/api/people/{name}/ratings/{pool}/history',
    description: 'The rating of a person at the end of each day with rated games.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { name: PersonName, pool: PoolName },
    response: RatingHistory,
  },
  getGameRatings: {
    method: 'GET',
    path: '/api/games/{game}/ratings',
    description:
      'The ratings of the players in a rated game: now, or before and after it. Where everyone else sees only `fair-play` as the reason why a game did not count, moderators who did not play in it see the actual one.',
    role: 'anyone',
    rateClass: 'read',
    parameters: { game: OnlineGameId },
    response: GameRatings,
  },
} as const satisfies Readonly<Record<string, Route>>;
