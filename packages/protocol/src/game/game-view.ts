import Type, { type Static } from 'typebox';
import { OnlineGameId, People, PersonId, Timestamp } from '../identifiers.ts';
import { GameTerms } from '../setup/game-setup.ts';
import { strictObject } from '../strict-object.ts';
import { LoggedEvent } from './event.ts';
import { GameStatus, HistoryEntry } from './game-status.ts';

/** The number of the last event included; -1 if there is none. */
export const EventNumber = Type.Integer({ minimum: -1, maximum: Number.MAX_SAFE_INTEGER });

/** A game as one reader may see it now. */
export const GameView = strictObject({
  game: OnlineGameId,
  seq: EventNumber,
  terms: GameTerms,
  by: PersonId,
  people: People,
  createdAt: Timestamp,
  score: Type.Array(HistoryEntry),
  /** The position in HFN; absent before the game starts. */
  position: Type.Optional(Type.String({ maxLength: 400 })),
  standing: GameStatus,
});
export type GameView = Static<typeof GameView>;

/** The events after the last one sent, the people who joined or whose names changed, and the status after the events. */
export const GameUpdate = strictObject({
  game: OnlineGameId,
  people: People,
  events: Type.Array(LoggedEvent, { minItems: 1 }),
  standing: GameStatus,
});
export type GameUpdate = Static<typeof GameUpdate>;
