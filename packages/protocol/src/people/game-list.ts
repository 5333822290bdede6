import Type, { type Static } from 'typebox';
import { exact } from '../exact.ts';
import { bySeat, GameId, Instant, People, SeatName } from '../identity.ts';
import { PHASES } from '../play/standing.ts';
import { Holder } from '../table/seat-plan.ts';
import { Terms } from '../table/table.ts';

/** A game as a row of a list. */
export const GameRow = exact({
  game: GameId,
  terms: Terms,
  seats: bySeat(Holder),
  people: People,
  /** The seat of the person whose list this is. */
  seat: Type.Optional(SeatName),
  phase: Type.Enum(PHASES),
  result: Type.String({ maxLength: 40 }),
  createdAt: Instant,
  changedAt: Instant,
});
export type GameRow = Static<typeof GameRow>;

/** Which of a person's games are asked for. The newest come first, thirty at a time. */
export const GameFilter = exact({
  game: Type.Optional(Type.String({ maxLength: 24 })),
  phase: Type.Optional(Type.Enum(PHASES)),
  /** Only games changed before this instant: the `changedAt` of the last row seen. */
  before: Type.Optional(Type.String({ pattern: '^\\d{1,16}$', maxLength: 16 })),
});
export type GameFilter = Static<typeof GameFilter>;
