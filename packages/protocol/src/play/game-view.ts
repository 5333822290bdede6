import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { GameId, Instant, People, PersonId } from '../identity.ts';
import { Terms } from '../table/table.ts';
import { LoggedEvent } from './event.ts';
import { ScoreEntry, Standing } from './standing.ts';

/** The number of the last event taken into account; -1 for none. */
const Seq = Type.Integer({ minimum: -1, maximum: Number.MAX_SAFE_INTEGER });

/** A game as one reader may see it now. */
export const GameView = exact({
  game: GameId,
  seq: Seq,
  terms: Terms,
  by: PersonId,
  people: People,
  createdAt: Instant,
  score: Type.Array(ScoreEntry),
  /** The position on the board in HFN; absent before the game starts. */
  position: Type.Optional(Type.String({ maxLength: 400 })),
  standing: Standing,
});
export type GameView = Static<typeof GameView>;

/** What came after `seq` so far: the events, and where the game stands after the last of them. */
export const GameUpdate = exact({
  game: GameId,
  people: People,
  events: Type.Array(LoggedEvent, { minItems: 1 }),
  standing: Standing,
});
export type GameUpdate = Static<typeof GameUpdate>;

export { Seq };
