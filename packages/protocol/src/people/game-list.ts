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
  /** Whose turn it is; like `dueBy` only in one's own list, for onlookers may be kept some turns behind. */
  toMove: Type.Optional(SeatName),
  /** When the running turn must be made at the latest. */
  dueBy: Type.Optional(Instant),
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

/** Which of one's own games are asked for. */
export const OwnGameFilter = exact({
  ...GameFilter.properties,
  /** Only games that go on or are about to begin: one's own turns first, then by least time left. */
  running: Type.Optional(Type.Literal('yes')),
});
export type OwnGameFilter = Static<typeof OwnGameFilter>;
