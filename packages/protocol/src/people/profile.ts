import { GAME_IDS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { OnlineGameId, Person, SeatName, Timestamp } from '../identifiers.ts';
import { Points } from '../ratings/rating-views.ts';
import { strictObject } from '../strict-object.ts';

const Count = Type.Integer({ minimum: 0 });
const Game = Type.Enum([...GAME_IDS]);

/** The maximum number of best wins in a profile. */
export const MAX_BEST_WINS = 5;

/** A rated win against an opponent whose rating is not provisional. */
export const BestWin = strictObject({
  game: OnlineGameId,
  rules: Game,
  at: Timestamp,
  opponent: Person,
  /** The opponent's rating before the game. */
  rating: Points,
});
export type BestWin = Static<typeof BestWin>;

/** The rated results of a player in one seat of a game, by whether they moved first. */
export const SeatResults = strictObject({
  game: Game,
  seat: SeatName,
  first: Type.Boolean(),
  wins: Count,
  draws: Count,
  losses: Count,
});
export type SeatResults = Static<typeof SeatResults>;

/** The achievements of a player in listed games. */
export const Achievement = Type.Union([
  /** The lowest number of moves, by all players together, in which the player was first to reach the goal. */
  strictObject({
    kind: Type.Literal('fastest-win'),
    rules: Game,
    plies: Count,
    game: OnlineGameId,
    at: Timestamp,
  }),
  /** The longest winning streak, with the end of its last game. */
  strictObject({ kind: Type.Literal('winning-streak'), wins: Count, at: Timestamp }),
  /** The number of different games, by id, that the player has won. */
  strictObject({ kind: Type.Literal('games-won'), games: Count }),
]);
export type Achievement = Static<typeof Achievement>;

/** The longest hop of a player in listed games: its jumps, and the number of its move in the game, starting at 1. */
const ProfileHop = strictObject({
  rules: Game,
  jumps: Count,
  ply: Count,
  game: OnlineGameId,
  at: Timestamp,
});

/** The public profile of a player, without ratings. The URLs of unlisted games never appear in it. */
export const PersonProfile = strictObject({
  person: Person,
  bestWins: Type.Array(BestWin, { maxItems: MAX_BEST_WINS }),
  results: Type.Array(SeatResults),
  achievements: Type.Array(Achievement),
  /** Absent if no game has a hop of two jumps. Games that ended under earlier versions of the server do not count. */
  longestHop: Type.Optional(ProfileHop),
});
export type PersonProfile = Static<typeof PersonProfile>;
