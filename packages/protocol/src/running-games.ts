import Type, { type Static } from 'typebox';
import { MoveText } from './game/command.ts';
import { GameStatus } from './game/game-status.ts';
import { bySeat, OnlineGameId, People } from './identifiers.ts';
import { PositionText } from './overview.ts';
import { RATING_TEMPOS, type RatingFamily, ratingFamily } from './ratings/pools.ts';
import { Points } from './ratings/rating-views.ts';
import { GameTerms } from './setup/game-setup.ts';
import { strictObject } from './strict-object.ts';

/** The families by which spectators filter games. `many` contains the games for more than two players. */
export const RUNNING_FAMILIES = ['halma', 'star', 'grasshopper', 'curios', 'many'] as const;
export type RunningFamily = (typeof RUNNING_FAMILIES)[number];

const FAMILY_OF_RATING_FAMILY: Readonly<Record<RatingFamily, RunningFamily>> = {
  halma: 'halma',
  grasshopper: 'grasshopper',
  star: 'star',
  curios: 'curios',
  'halma-many': 'many',
  'star-many': 'many',
  partners: 'many',
};

/** Returns the family of a game. Games that are never rated belong to `curios`. */
export function runningFamily(rules: GameTerms['rules']): RunningFamily {
  return FAMILY_OF_RATING_FAMILY[ratingFamily(rules) ?? 'curios'];
}

/** The values by which games in progress can be sorted, highest first. */
export const RUNNING_ORDERS = ['rating', 'spectators'] as const;
export type RunningOrder = (typeof RUNNING_ORDERS)[number];

const Count = Type.Integer({ minimum: 0 });

/** Identifies one state of the list on one node. */
const ListVersion = Type.String({ pattern: '^[0-9a-z]{1,16}\\.\\d{1,12}$', maxLength: 29 });

/** The maximum number of games that a caller can put first. */
export const MAX_FIRST_GAMES = 6;

const FIRST_GAMES_PATTERN = `^[0-9a-z]{12}(\\.[0-9a-z]{12}){0,${MAX_FIRST_GAMES - 1}}$`;

/** Selects some of the games in progress. */
export const RunningGamesQuery = strictObject({
  family: Type.Optional(Type.Enum(RUNNING_FAMILIES)),
  tempo: Type.Optional(Type.Enum(RATING_TEMPOS)),
  /** Whether to include only games whose results change ratings. */
  rated: Type.Optional(Type.Literal('yes')),
  /** Whether to include games in which the computer holds a seat. */
  computers: Type.Optional(Type.Literal('yes')),
  /** Defaults to `rating`. */
  sort: Type.Optional(Type.Enum(RUNNING_ORDERS)),
  /**
   * The ids of games that come first if they are selected, such as those of followed players: at most six, joined by
   * dots.
   */
  first: Type.Optional(Type.String({ pattern: FIRST_GAMES_PATTERN, maxLength: 77 })),
  /** The page number, starting at 0. */
  page: Type.Optional(Type.String({ pattern: '^\\d{1,3}$', maxLength: 3 })),
  /** The `version` of the caller's last response; the new response leaves out what has not changed since. */
  since: Type.Optional(ListVersion),
});
export type RunningGamesQuery = Static<typeof RunningGamesQuery>;

/** The part of a game's data that does not change while it is in progress. */
export const RunningGameSetup = strictObject({
  terms: GameTerms,
  seats: GameStatus.properties.seats,
  people: People,
  /** The ratings of the players for games of this kind, if they have one. */
  ratings: bySeat(strictObject({ rating: Points, provisional: Type.Boolean() })),
});
export type RunningGameSetup = Static<typeof RunningGameSetup>;

/** A game in progress, as spectators may see it now. */
export const WatchedGame = strictObject({
  game: OnlineGameId,
  /** The position before the latest moves, and these moves: at most two, none after a seat was eliminated. */
  before: PositionText,
  moves: Type.Array(MoveText, { maxItems: 2 }),
  ply: GameStatus.properties.ply,
  toMove: GameStatus.properties.toMove,
  left: GameStatus.properties.left,
  dueBy: GameStatus.properties.dueBy,
  /** The number of spectators connected to the node that responds. */
  spectators: Count,
  /** Absent if the caller already has it. */
  setup: Type.Optional(RunningGameSetup),
});
export type WatchedGame = Static<typeof WatchedGame>;

/** A listed game that has started, for a page that shows nothing else. */
export const EmbeddedGame = strictObject({
  ...WatchedGame.properties,
  setup: RunningGameSetup,
  phase: GameStatus.properties.phase,
  result: GameStatus.properties.result,
});
export type EmbeddedGame = Static<typeof EmbeddedGame>;

/** The number of games per page. */
export const RUNNING_GAMES_PAGE_SIZE = 12;

/** A page of the games in progress, or what has changed on it. */
export const RunningGamesPage = strictObject({
  version: ListVersion,
  /**
   * The number of games in progress that all visitors may watch: in total, and among those that the request selects.
   * Each is at most a thousand.
   */
  running: Count,
  selected: Count,
  /**
   * The strongest of the selected games, which stays the same for at least half a minute. It is not listed on any page.
   */
  featured: Type.Optional(OnlineGameId),
  /** The games on the page, in order. */
  games: Type.Array(OnlineGameId, { maxItems: RUNNING_GAMES_PAGE_SIZE }),
  pages: Count,
  /** Those of the games above that have changed, or that the caller does not have yet. */
  changed: Type.Array(WatchedGame, { maxItems: RUNNING_GAMES_PAGE_SIZE + 1 }),
});
export type RunningGamesPage = Static<typeof RunningGamesPage>;
