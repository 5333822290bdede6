import { TERMINATIONS } from '@halma/rules';
import Type, { type Static } from 'typebox';
import { HistoryEntry } from './game/game-status.ts';
import { bySeat, OnlineGameId, PersonName, SeatName, Timestamp } from './identifiers.ts';
import { GameListItem, PageCursor } from './people/game-list-item.ts';
import { ClockSetting } from './setup/clock.ts';
import { RulesSelection } from './setup/game-setup.ts';
import { EngineLevel } from './setup/seat-setup.ts';
import { strictObject } from './strict-object.ts';
import { NO_CONTROL_CHARACTERS } from './visible-line.ts';

/** The result of a game for one player: alone in first place, sharing first place, or behind others. */
export const PLAYER_RESULTS = ['win', 'draw', 'loss'] as const;
export type PlayerResult = (typeof PLAYER_RESULTS)[number];

/** The maximum number of games in a page of the archive. */
export const ARCHIVE_PAGE_SIZE = 30;

/** The maximum number of games in one download of the archive. */
export const MAX_DOWNLOADED_GAMES = 10_000;

const MoveCount = Type.String({ pattern: '^\\d{1,5}$', maxLength: 5 });
const Points = Type.String({ pattern: '^\\d{1,5}$', maxLength: 5 });

/** A day in UTC, such as `2026-11-23`. */
const Day = Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', maxLength: 10 });

/** Selects finished games. Aborted games are never included. */
const ArchiveFilter = {
  /** A player; if `opponent` is present too, games between the two. */
  player: Type.Optional(PersonName),
  opponent: Type.Optional(PersonName),
  /** The games of the person who makes the request, including those that are not listed. Used instead of `player`. */
  mine: Type.Optional(Type.Literal('yes')),
  game: Type.Optional(Type.String({ pattern: NO_CONTROL_CHARACTERS, maxLength: 24 })),
  /** The result for the player. It has no effect if no player is selected. */
  result: Type.Optional(Type.Enum(PLAYER_RESULTS)),
  termination: Type.Optional(Type.Enum(TERMINATIONS)),
  rated: Type.Optional(Type.Enum(['yes', 'no'])),
  /** The total number of moves by all players. */
  minPlies: Type.Optional(MoveCount),
  maxPlies: Type.Optional(MoveCount),
  /** The first and the last day on which the game may have ended. */
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  /** The range of all players' ratings before the game. Only rated games have ratings. */
  minRating: Type.Optional(Points),
  maxRating: Type.Optional(Points),
};

export const ArchiveQuery = strictObject({
  ...ArchiveFilter,
  /** Requests the next page: `next` from the previous response. */
  before: Type.Optional(PageCursor),
});
export type ArchiveQuery = Static<typeof ArchiveQuery>;

/** The download formats: records (HGN) one after another, or one JSON object per line. */
export const DOWNLOAD_FORMATS = ['hgn', 'jsonl'] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const ArchiveDownloadQuery = strictObject({
  ...ArchiveFilter,
  /** Defaults to `hgn`. */
  format: Type.Optional(Type.Enum(DOWNLOAD_FORMATS)),
});
export type ArchiveDownloadQuery = Static<typeof ArchiveDownloadQuery>;

/**
 * Some finished games, latest first. Because the server examines a limited number of games for one response, a page can
 * be incomplete or even empty; `next` is present until it has examined all games.
 */
export const ArchivePage = strictObject({
  games: Type.Array(GameListItem, { maxItems: ARCHIVE_PAGE_SIZE }),
  next: Type.Optional(PageCursor),
});
export type ArchivePage = Static<typeof ArchivePage>;

/** A finished game in a download: a line of JSON. */
export const ArchivedGame = strictObject({
  game: OnlineGameId,
  startedAt: Timestamp,
  endedAt: Timestamp,
  rules: RulesSelection,
  clock: ClockSetting,
  rated: Type.Optional(Type.Literal(true)),
  /** The name of an account, or the level of the computer. Guests and deleted accounts have neither. */
  seats: bySeat(
    strictObject({
      name: Type.Optional(Type.String({ maxLength: 20 })),
      level: Type.Optional(EngineLevel),
    }),
  ),
  /** The seat that moved first. */
  first: SeatName,
  score: Type.Array(HistoryEntry),
  /** As written in records: `A>C` or `A=C`. */
  result: Type.String({ maxLength: 40 }),
  termination: Type.Enum(TERMINATIONS),
});
export type ArchivedGame = Static<typeof ArchivedGame>;
