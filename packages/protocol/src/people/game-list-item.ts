import Type, { type Static } from 'typebox';
import { PHASES } from '../game/game-status.ts';
import { bySeat, OnlineGameId, People, SeatName, Timestamp } from '../identifiers.ts';
import { GameTerms } from '../setup/game-setup.ts';
import { SeatHolder } from '../setup/seat-setup.ts';
import { strictObject } from '../strict-object.ts';
import { NO_CONTROL_CHARACTERS } from '../visible-line.ts';

/** A game in a list. */
export const GameListItem = strictObject({
  game: OnlineGameId,
  terms: GameTerms,
  seats: bySeat(SeatHolder),
  people: People,
  /** The seat of the person whose list this is. */
  seat: Type.Optional(SeatName),
  phase: Type.Enum(PHASES),
  /**
   * The seat to move. Like `dueBy`, present only in a person's own list, because spectators may see a game with a
   * delay.
   */
  toMove: Type.Optional(SeatName),
  /** The deadline of the current move. */
  dueBy: Type.Optional(Timestamp),
  result: Type.String({ maxLength: 40 }),
  createdAt: Timestamp,
  changedAt: Timestamp,
});
export type GameListItem = Static<typeof GameListItem>;

/** The number of games per page in a person's lists. */
export const GAME_LIST_PAGE_SIZE = 30;

/**
 * The end of a page of games: the time and the id of its last row, joined by a dot. If the id is absent, the next
 * page leaves out all games with that time.
 */
export const PageCursor = Type.String({ pattern: '^\\d{1,16}(\\.[0-9a-z]{12})?$', maxLength: 29 });

/** Filters a person's games. The most recently changed come first, thirty at a time. */
export const GameFilter = strictObject({
  game: Type.Optional(Type.String({ pattern: NO_CONTROL_CHARACTERS, maxLength: 24 })),
  phase: Type.Optional(Type.Enum(PHASES)),
  /** The next page: `changedAt` and `game` of the last row received, joined by a dot. */
  before: Type.Optional(PageCursor),
});
export type GameFilter = Static<typeof GameFilter>;

/** Filters the games of the person who makes the request. */
export const MyGameFilter = strictObject({
  ...GameFilter.properties,
  /** Only games that are not over: first those in which it is the person's turn, then by time left. */
  running: Type.Optional(Type.Literal('yes')),
});
export type MyGameFilter = Static<typeof MyGameFilter>;
