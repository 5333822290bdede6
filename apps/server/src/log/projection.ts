import type { Logged } from './aggregate.ts';
import type { StoredEvent } from './log-store.ts';

/** One log in this node's memory: the events that this node knows, and the state that they lead to. */
export class Projection<State, Event> {
  readonly id: string;
  readonly #evolve: (state: State | null, logged: Logged<Event>, commandId: string) => State;
  readonly #keptEventCount: number;
  readonly #eventByCommand = new Map<string, Logged<Event>>();
  #events: Logged<Event>[] = [];
  #state: State | null = null;
  #lastSeq = -1;
  #lastTask: Promise<unknown> = Promise.resolve();

  /** @param keptEventCount the minimum number of most recent events to keep; at most twice as many are kept */
  constructor(
    id: string,
    evolve: (state: State | null, logged: Logged<Event>, commandId: string) => State,
    keptEventCount: number = Infinity,
  ) {
    this.id = id;
    this.#evolve = evolve;
    this.#keptEventCount = keptEventCount;
  }

  /** The events in memory: the latest ones, or all of them if the aggregate keeps all. */
  get events(): readonly Logged<Event>[] {
    return this.#events;
  }

  /** Null while this node knows no event. */
  get state(): State | null {
    return this.#state;
  }

  /** The number of the last known event; -1 if there is none. */
  get lastSeq(): number {
    return this.#lastSeq;
  }

  /** Whether the earliest events have been dropped from memory. */
  get hasForgotten(): boolean {
    return this.#events.length <= this.#lastSeq;
  }

  /** Returns the event that a command led to; undefined if there is none in memory. */
  eventOf(commandId: string): Logged<Event> | undefined {
    return this.#eventByCommand.get(commandId);
  }

  /** Adds events from the store, except those already known. Returns whether any were new. */
  add(events: readonly StoredEvent<Event>[]): boolean {
    const before = this.lastSeq;
    for (const { commandId, ...logged } of events) {
      if (logged.seq > this.lastSeq)
        this.#push(logged, commandId, this.#evolve(this.#state, logged, commandId));
    }
    return this.lastSeq > before;
  }

  /** Adds the next event with the state that it leads to. Returns false if it is not the next event. */
  advance(logged: Logged<Event>, commandId: string, state: State): boolean {
    if (logged.seq !== this.lastSeq + 1) return false;
    this.#push(logged, commandId, state);
    return true;
  }

  /** Runs a task after all tasks queued earlier for this log. */
  enqueue<Value>(task: () => Promise<Value>): Promise<Value> {
    const result = this.#lastTask.then(task);
    this.#lastTask = result.catch(() => undefined);
    return result;
  }

  #push(logged: Logged<Event>, commandId: string, state: State): void {
    this.#state = state;
    this.#lastSeq = logged.seq;
    this.#events.push(logged);
    this.#eventByCommand.set(commandId, logged);
    if (this.#events.length >= 2 * this.#keptEventCount) this.#forget();
  }

  /** Forgets the earliest events. */
  #forget(): void {
    this.#events = this.#events.slice(-this.#keptEventCount);
    const first = this.#events[0]?.seq ?? Infinity;
    // The map lists commands in the order of their events.
    for (const [commandId, { seq }] of this.#eventByCommand) {
      if (seq >= first) break;
      this.#eventByCommand.delete(commandId);
    }
  }
}

/** A projection that knows at least the first event of its log. */
export type LoadedProjection<State, Event> = Projection<State, Event> & { readonly state: State };

/** Returns whether this node knows the first event. */
export function isLoaded<State, Event>(
  projection: Projection<State, Event>,
): projection is LoadedProjection<State, Event> {
  return projection.state !== null;
}
