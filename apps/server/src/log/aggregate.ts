import type { Result } from '@halma/protocol';

/** An event at its position in the log of one aggregate. */
export interface Logged<Event> {
  /** Counts up from 0, with no gaps. */
  readonly seq: number;
  /** The commit time of the event, in milliseconds since 1970. Never decreases within a log. */
  readonly at: number;
  readonly event: Event;
}

/** The properties of every state that is derived from a log. */
export interface AggregateState {
  /** The number of the last event. */
  readonly lastSeq: number;
  /** The commit time of the last event. */
  readonly changedAt: number;
}

/** Work that a server does at a given time without a client's command. An aggregate has at most one such item. */
export interface DueWork<Kind extends string = string> {
  readonly kind: Kind;
  readonly at: number;
}

/** A log to start, and its first event. */
export interface NewLog<Event> {
  readonly id: string;
  readonly event: Event;
}

/**
 * One kind of entity whose history is a log of events, such as a game. All functions are pure: time and random numbers
 * come from the command or the context.
 */
export interface Aggregate<State extends AggregateState, Command, Event, Context> {
  /** Names the kind in notifications between nodes. */
  readonly kind: string;
  /**
   * The minimum number of most recent events of a log that a node keeps in memory; all of them if absent. The state
   * must suffice for everything that depends on earlier events.
   */
  readonly keptEventCount?: number;
  /** Decides what a command does: one event, or a refusal. */
  decide(state: State, command: Command, context: Context): Result<Event>;
  /**
   * Returns an event that precedes the command's own event, such as a clock correction. The log decides the
   * command on the state after this event, and commits both events or neither.
   */
  precedingEvent?(state: State, command: Command, context: Context): Event | undefined;
  /**
   * Returns the state after one more event; `state` is null before the first event. Throws if the event is impossible.
   *
   * @param commandId the id of the command that led to the event, which begins with its sender
   */
  evolve(id: string, state: State | null, logged: Logged<Event>, commandId: string): State;
  /**
   * Returns whether an event can be the result of a command. If not, a client has used the id of an earlier command for
   * a different one.
   */
  isResultOf(command: Command, event: Event): boolean;
  /** Returns the next work that falls due; null if there is none. */
  nextDueWork(state: State): DueWork | null;
  /** Lists the logs that an event starts. The store commits their first events together with it. */
  startedLogs?(state: State, event: Event): readonly NewLog<Event>[];
}
