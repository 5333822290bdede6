import type { PersonId } from '@halma/protocol';
import type { DueWork, Logged } from './aggregate.ts';

/** An event to commit, with the data stored along with it. */
export interface Append<State, Event> {
  readonly id: string;
  readonly logged: Logged<Event>;
  /** The id of the command that led to the event, unique within one log. */
  readonly commandId: string;
  /** The state after the event, from which the rows for lists are derived. */
  readonly state: State;
  readonly due: DueWork | null;
  /** The time on the node's clock, which is earlier than the event's time if the clock was set back. */
  readonly now: number;
}

/**
 * `committed`: all events are on disk. `conflict`: another event already has one of the event numbers, or a condition
 * of the store does not hold, such as a limit; nothing was written. `repeated`: the command of the first event was
 * carried out before, as event `seq`; nothing was written.
 */
export type AppendResult =
  | { readonly kind: 'committed' | 'conflict' }
  | { readonly kind: 'repeated'; readonly seq: number };

/** An event as the log stores it. */
export type StoredEvent<Event> = Logged<Event> & { readonly commandId: string };

/**
 * Work that this node has leased. Other nodes leave it alone until the lease expires. It may fall due later than `at`:
 * an event that postpones work does not change what is stored.
 */
export interface LeasedWork extends DueWork {
  readonly id: string;
}

/** The logs of all aggregates of one kind. */
export interface LogStore<State, Event> {
  /** Commits events of one or more logs together. When the promise resolves, they are on disk. */
  append(appends: readonly [Append<State, Event>, ...Append<State, Event>[]]): Promise<AppendResult>;
  /** Reads the events after an event number, in order: all of them, or the first `limit`. */
  read(id: string, after: number, limit?: number): Promise<readonly StoredEvent<Event>[]>;
  /** Returns the event that a command led to; undefined if the log has none. */
  findEventOf(id: string, commandId: string): Promise<StoredEvent<Event> | undefined>;
  /** Returns the last event number of each of the given logs; omits empty logs. */
  lastSeqs(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Leases work that is due, longest overdue first, for `leaseMs` milliseconds.
   *
   * @param servedPeople people whose work comes after that of all others, and in this order
   */
  leaseDue(
    kind: string,
    now: number,
    leaseMs: number,
    limit: number,
    servedPeople?: readonly PersonId[],
  ): Promise<readonly LeasedWork[]>;
  /**
   * Extends leases until a given time, in milliseconds since 1970. Does nothing for work whose lease has ended.
   */
  renewLeases(leased: readonly LeasedWork[], until: number): Promise<void>;
  /** Ends a lease and makes the work due at a given time, unless the stored work has changed since the lease began. */
  releaseDue(work: LeasedWork, dueAt: number): Promise<void>;
}
