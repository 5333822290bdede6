import type { GameEvent, GameTerms, MyGameFilter, OnlineGameId, PersonId, SeatHolder } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { BySeat, GameState } from '../game/state.ts';
import type * as log from '../log/log-store.ts';

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
  /** The seat to move while the game is played, and the deadline of its move. */
  readonly toMove?: SeatLetter;
  readonly deadline?: number;
  readonly result: string;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** A person who is connected to a game. */
export interface GamePresence {
  readonly game: OnlineGameId;
  readonly person: PersonId;
}

/** The logs of all games, and what is derived from them. */
export interface GameStore extends log.LogStore<GameState, GameEvent> {
  /**
   * Commits the creation of a game as `append` does, but only if every other seek with the same terms is in `rejected`;
   * otherwise returns `conflict`. Concurrent calls run one after another, so each sees the games of the earlier ones.
   */
  appendUnlessOpen(append: Append, rejected: ReadonlySet<OnlineGameId>): Promise<log.AppendResult>;
  /** Lists the games whose real-time clock is running. */
  listRunningRealTime(): Promise<readonly OnlineGameId[]>;
  /** Returns the game in which a command was carried out, among those in which the person holds a seat. */
  findByCommand(person: PersonId, commandId: string): Promise<OnlineGameId | undefined>;
  /** Counts the seeks that one person has open. */
  countOpenBy(person: PersonId): Promise<number>;
  /** Lists the latest seeks, the oldest of these first. */
  listOpen(limit: number): Promise<readonly GameSummary[]>;
  /** Lists all seeks with exactly these terms, the oldest first. */
  listOpenFor(terms: GameTerms): Promise<readonly GameSummary[]>;
  /** Lists a person's games, most recently changed first; running games by turn, then by time left. */
  listForPerson(
    person: PersonId,
    filter: MyGameFilter,
    listedOnly: boolean,
    limit: number,
  ): Promise<readonly GameSummary[]>;
  /** Returns the rank of each player, 1 for the winner; empty until the game is over. */
  finishingRanks(game: OnlineGameId): Promise<ReadonlyMap<PersonId, number>>;
  /** Records that people were connected to games at an instant. */
  recordPresence(present: readonly GamePresence[], at: number): Promise<void>;
  /** Returns when each person was last connected to each of these games. */
  lastSeen(games: readonly OnlineGameId[]): Promise<ReadonlyMap<OnlineGameId, ReadonlyMap<PersonId, number>>>;
}
