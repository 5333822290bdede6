import Type, { type Static } from 'typebox';
import { MoveText } from './game/command.ts';
import { GameStatus } from './game/game-status.ts';
import { OnlineGameId, People, Timestamp } from './identifiers.ts';
import { GameTerms } from './setup/game-setup.ts';
import { strictObject } from './strict-object.ts';

const Count = Type.Integer({ minimum: 0 });

/** A position in HFN. */
export const PositionText = Type.String({ maxLength: 400 });

/** A listed game that has started, as spectators may see it now. */
export const GameSnapshot = strictObject({
  game: OnlineGameId,
  terms: GameTerms,
  people: People,
  position: PositionText,
  standing: GameStatus,
  /** The commit time of the last event that spectators may see. */
  changedAt: Timestamp,
});
export type GameSnapshot = Static<typeof GameSnapshot>;

/** A game in progress, with its latest moves, so that a page can replay them. */
export const RunningGame = strictObject({
  ...GameSnapshot.properties,
  /** At most eight moves, and the position before them. */
  recent: strictObject({ before: PositionText, moves: Type.Array(MoveText, { maxItems: 8 }) }),
  /** The number of spectators connected to the node that responds. */
  spectators: Count,
});
export type RunningGame = Static<typeof RunningGame>;

/** The current activity on the server: how many people are online, and which games are in progress. */
export const Overview = strictObject({
  /** The number of people connected, across all nodes. A person connected to two nodes counts twice. */
  online: Count,
  /** The number of games in progress that all visitors may watch, at most 96. */
  running: Count,
  /** The most interesting of these games. */
  games: Type.Array(RunningGame),
  /** Games that ended recently and are worth replaying, latest first. */
  finished: Type.Array(GameSnapshot),
});
export type Overview = Static<typeof Overview>;
