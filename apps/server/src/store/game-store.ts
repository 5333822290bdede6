import type { GameEvent, GameTerms, Limit, OnlineGameId, PersonId, SeatHolder } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { BySeat, GameState } from '../game/state.ts';
import type * as log from '../log/log-store.ts';
import type { Statement } from './database.ts';
import type { RatedGame } from './rated-bot-games.ts';

export type Append = log.Append<GameState, GameEvent>;
export type StoredEvent = log.StoredEvent<GameEvent>;
export type { AppendResult, LeasedWork } from '../log/log-store.ts';

/** A game as lists show it. */
export interface GameSummary {
  readonly game: OnlineGameId;
  readonly terms: GameTerms;
  readonly seats: BySeat<SeatHolder>;
  readonly creator: PersonId;
  readonly phase: GameState['phase'];
  /** The seat to move while the game is in progress, and the deadline for its move. */
  readonly toMove?: SeatLetter;
  readonly deadline?: number;
  readonly result: string;
  readonly createdAt: number;
  readonly changedAt: number;
  /** The number of moves played; absent if a node running an older version wrote the last event. */
  readonly ply?: number;
}

/** The position in a list after which the next page starts: the sort time and the id of the last row. */
export interface PageCursor {
  readonly at: number;
  /** Empty if the next page is to skip all rows at that time. */
  readonly id: string;
}

/** The cursor before the first page. */
export const FIRST_PAGE: PageCursor = { at: Number.MAX_SAFE_INTEGER, id: '' };

/** Selects some of a person's games. */
export interface GameListFilter {
  readonly game?: string | undefined;
  readonly phase?: GameState['phase'] | undefined;
  readonly listedOnly: boolean;
}

/** The facts that determine which games a person may start or join. */
export interface Player {
  /** Whether the person has an account rather than being a guest. */
  readonly hasAccount: boolean;
  /** Whether the person has a bot account. */
  readonly isBot: boolean;
  /** Whether the account has been closed or deleted. */
  readonly isClosed: boolean;
  /** The limits that moderators have set, including limits that have ended. */
  readonly limits: readonly Limit[];
}

/**
 * The logs of all games, and the rows derived from them. An event that seats a person who has too many
 * unfinished games, or who has been barred from the game by a moderator, or that opens a seek by a person who already
 * has too many open seeks, is not committed: the methods return `conflict`, however many requests arrive at the same
 * time.
 */
export interface GameStore extends log.LogStore<GameState, GameEvent> {
  /**
   * Commits the creation of a game as `append` does, but only if each of the oldest seeks with the same terms is in
   * `rejected`; otherwise returns `conflict`. Concurrent calls for the same terms run one after another, so each sees the
   * games from the earlier calls.
   */
  appendUnlessOpen(append: Append, rejected: ReadonlySet<OnlineGameId>): Promise<log.AppendResult>;
  /**
   * Commits the creation of a game as `append` does, together with other statements, but only if the first of them
   * returns a row; otherwise writes nothing and returns `conflict`.
   */
  appendIf(
    append: Append,
    statements: readonly [condition: Statement, ...followUps: Statement[]],
  ): Promise<log.AppendResult>;
  /** Returns the game in which a command gave a person their seat; undefined if there is none. */
  findByCommand(person: PersonId, commandId: string): Promise<OnlineGameId | undefined>;
  /** Counts the unfinished games in which one person has a seat. */
  countUnfinishedOf(person: PersonId): Promise<number>;
  /**
   * Returns whether a rated game would exceed the daily limit of rated games against bots for a bot account in it.
   *
   * @param now milliseconds since 1970
   */
  exceedsRatedBotGameLimit(game: RatedGame, now: number): Promise<boolean>;
  /** Returns the unfinished games in which each of the given people has a seat. */
  listUnfinishedOf(people: readonly PersonId[]): Promise<ReadonlyMap<PersonId, readonly OnlineGameId[]>>;
  /** Lists a person's latest games that have ended since a given time, oldest first. */
  listEndedSince(person: PersonId, since: number, limit: number): Promise<readonly OnlineGameId[]>;
  /**
   * Lists a person's latest listed games that were aborted after their start and since a given time, each with the time
   * of the abort, latest first.
   */
  listAbortedSince(
    person: PersonId,
    since: number,
    limit: number,
  ): Promise<readonly { readonly game: OnlineGameId; readonly at: number }[]>;
  /**
   * Lists the unstarted games in which a person has a seat, and the unstarted listed games that they created, with or
   * without a seat.
   */
  listUnstartedOf(person: PersonId): Promise<readonly OnlineGameId[]>;
  /** Returns the facts that determine which games a person may start or join. */
  findPlayer(person: PersonId): Promise<Player>;
  /** Counts the seeks that one person has open. */
  countOpenBy(person: PersonId): Promise<number>;
  /** Lists the latest seeks before a cursor, oldest first. */
  listOpen(limit: number, before?: PageCursor): Promise<readonly GameSummary[]>;
  /**
   * Lists the oldest seeks with exactly these terms, oldest first.
   *
   * @param presentSince leaves out each seek whose creator has neither been on its page nor created it since this time
   */
  listOpenFor(terms: GameTerms, presentSince?: number): Promise<readonly GameSummary[]>;
  /**
   * Lists the latest public games in progress (`playing`), or those that ended most recently (`over`), latest first.
   */
  listPublic(phase: 'playing' | 'over', limit: number): Promise<readonly GameSummary[]>;
  /**
   * Lists the public games in progress like `listPublic`, but only their ids, the times of their last events and the
   * numbers of moves.
   */
  listPlaying(limit: number): Promise<readonly Pick<GameSummary, 'game' | 'changedAt' | 'ply'>[]>;
  /** Returns these games in any order; omits unknown ids. */
  findSummaries(games: readonly OnlineGameId[]): Promise<readonly GameSummary[]>;
  /** Lists the games in which a person has a seat, most recently changed first. */
  listForPerson(
    person: PersonId,
    filter: GameListFilter,
    before: PageCursor,
    limit: number,
  ): Promise<readonly GameSummary[]>;
  /** Lists a person's games that are not over: first those in which it is their turn, then by time left. */
  listRunning(
    person: PersonId,
    filter: Pick<GameListFilter, 'game' | 'phase'>,
    limit: number,
  ): Promise<readonly GameSummary[]>;
  /** Lists the correspondence games in which it is a person's turn, shortest time left first. */
  listTurnsOf(person: PersonId, limit: number): Promise<readonly GameSummary[]>;
  /**
   * Lists the ids of a person's games, in order.
   *
   * @param after the last id of the previous page; empty for the first page
   */
  listGamesOf(person: PersonId, after: string, limit: number): Promise<readonly OnlineGameId[]>;
}
