import type { Logged } from './aggregate.ts';
import type { StoredEvent } from './log-store.ts';

/** One log in this node's memory: the events that this node knows, and the state that they lead to. */
export class Projection<State, Event> {
  readonly id: string;
  readonly events: Logged<Event>[] = [];
  readonly #evolve: (state: State | null, logged: Logged<Event>) => State;
  readonly #seqByCommand = new Map<string, number>();
  #state: State | null = null;
  #lastTask: Promise<unknown> = Promise.resolve();

  constructor(id: string, evolve: (state: State | null, logged: Logged<Event>) => State) {
    this.id = id;
    this.#evolve = evolve;
  }

  /** Null while this node knows no event. */
  get state(): State | null {
    return this.#state;
  }

  /** The number of the last known event; -1 for none. */
  get lastSeq(): number {
    return this.events.length - 1;
  }

  /** Returns the number of the event that a command led to; undefined if this node knows none. */
  seqOf(commandId: string): number | undefined {
    return this.#seqByCommand.get(commandId);
  }

  /** Adds events from the store, except those already known. Returns whether any were new. */
  add(events: readonly StoredEvent<Event>[]): boolean {
    const before = this.lastSeq;
    for (const { commandId, ...logged } of events) {
      if (logged.seq > this.lastSeq) this.#push(logged, commandId, this.#evolve(this.#state, logged));
    }
    return this.lastSeq > before;
  }

  /** Adds the next event with the state that it leads to. Returns false if another event is next. */
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
    this.events.push(logged);
    this.#seqByCommand.set(commandId, logged.seq);
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
