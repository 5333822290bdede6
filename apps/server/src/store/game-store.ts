import type { GameId, Holder, LoggedEvent, OwnGameFilter, PersonId, Terms } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';
import type { Due, DueKind } from '../game/due.ts';
import type { BySeat, GameState } from '../game/state.ts';

/** An event to be committed, with what follows from the game after it. */
export interface Append {
  readonly logged: LoggedEvent;
  /** The id of the command that led to it; server orders have ids of their own. */
  readonly command: string;
  /** The game after the event: lists and due work are kept in step with the log. */
  readonly state: GameState;
  readonly due: Due | null;
}

/**
 * `committed`: all events are on disk. `conflict`: somebody else's event has one of the places; nothing was written.
 * `repeated`: the first event's command had its effect before, with this seq; nothing was written.
 */
export type AppendResult =
  | { readonly kind: 'committed' | 'conflict' }
  | { readonly kind: 'repeated'; readonly seq: number };

/** An event as it lies in the log. */
export type StoredEvent = LoggedEvent & { readonly command: string };

/** A game as lists show it. */
export interface GameSummary {
  readonly game: GameId;
  readonly terms: Terms;
  readonly seats: BySeat<Holder>;
  readonly by: PersonId;
  readonly phase: GameState['phase'];
  /** Whose turn it is while the game is played, and when that turn must be made at the latest. */
  readonly toMove?: SeatLetter;
  readonly dueBy?: number;
  readonly result: string;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** Work that this node has taken and others leave alone until the lease ends. */
export interface TakenWork extends Due {
  readonly game: GameId;
}

/** Somebody who is connected to a game. */
export interface Here {
  readonly game: GameId;
  readonly person: PersonId;
}

/** The logs of all games, and what is derived from them. */
export interface GameStore {
  /** Commits events of one or more games together. When the answer comes they are on disk. */
  append(appends: readonly [Append, ...Append[]]): Promise<AppendResult>;
  /**
   * Commits the setting of a table as `append` does, but only where every other table of the lobby that was set for the
   * same terms has been passed over; else it is a `conflict`. Of all who do so at the same time, each sees the tables of
   * those before.
   */
  appendUnlessWaiting(append: Append, passedOver: ReadonlySet<GameId>): Promise<AppendResult>;
  /** The events of a game after a seq, in order. */
  read(game: GameId, after: number): Promise<readonly StoredEvent[]>;
  /** The last seq of each of these games; games without events are left out. */
  lastSeqs(games: readonly GameId[]): Promise<ReadonlyMap<GameId, number>>;
  /** Takes work that is due, the longest due first, until the lease ends. */
  takeDue(kind: DueKind, now: number, lease: number, most: number): Promise<readonly TakenWork[]>;
  /** Gives taken work back unless something has happened to the game since. */
  giveBack(work: TakenWork, again: number): Promise<void>;
  /** Real-time turns that run: the games whose clock an absence of the server would hurt. */
  runningGames(): Promise<readonly GameId[]>;
  /** The game, among those in which a person has a seat, in which a command had its effect. */
  gameOfCommand(person: PersonId, command: string): Promise<GameId | undefined>;
  /** How many of the tables that one person has set wait in the lobby. */
  waitingOf(person: PersonId): Promise<number>;
  /** Tables that wait for people: the latest so many, the oldest of them first. */
  lobby(most: number): Promise<readonly GameSummary[]>;
  /** Those of the lobby, however many they are, that were set for exactly these terms, the oldest first. */
  waitingFor(terms: Terms): Promise<readonly GameSummary[]>;
  /** A person's games, the latest changed first; those that run, the person's turns first, then by least time left. */
  gamesOf(
    person: PersonId,
    filter: OwnGameFilter,
    listedOnly: boolean,
    most: number,
  ): Promise<readonly GameSummary[]>;
  /** The place each person came in on, 1 for the first; nobody while the game goes on. */
  placesIn(game: GameId): Promise<ReadonlyMap<PersonId, number>>;
  /** Remembers that people were connected to games. */
  markHere(here: readonly Here[], at: number): Promise<void>;
  /** When people were last connected to each of these games. */
  lastHere(games: readonly GameId[]): Promise<ReadonlyMap<GameId, ReadonlyMap<PersonId, number>>>;
}
