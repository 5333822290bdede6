import { setImmediate } from 'node:timers/promises';
import { accept, type CommandId, type Result, refuse } from '@halma/protocol';
import { inBatches } from '../background/batches.ts';
import type { Bus, ChangeNotification, Subscription } from '../bus/bus.ts';
import type { Aggregate, AggregateState, Logged } from './aggregate.ts';
import type { Append, AppendResult, LogStore } from './log-store.ts';
import { logTime } from './log-time.ts';
import { PinnableCache } from './pinnable-cache.ts';
import { isLoaded, type LoadedProjection, Projection } from './projection.ts';

/** Follows a log. */
export interface Follower<State, Event> {
  /** Called after this node has learned of new events. */
  onChange(changed: Projection<State, Event>): void;
}

/** The dependencies of an `EventLog`. */
export interface EventLogDependencies<State, Event> {
  readonly store: LogStore<State, Event>;
  readonly bus: Bus;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called for each event that this node has committed, with the time at which it asked the store. */
  readonly onCommitted?: (append: Append<State, Event>, askedAt: number) => void;
}

/** The event that a command leads to, and all events to commit together with it. */
interface DecidedAppends<State, Event> {
  readonly append: Append<State, Event>;
  readonly appends: [Append<State, Event>, ...Append<State, Event>[]];
}

/**
 * The maximum number of logs that this node keeps in memory although they have no followers, and the maximum
 * total number of their events.
 */
const CACHE_CAPACITY = { logs: 3000, events: 500_000 } as const;

/** The maximum number of events in a log that this node reads before other tasks can run. */
const PART_SIZE = 250;

/** The maximum number of followed logs that the node compares with the store before other tasks can run. */
const CATCH_UP_BATCH_SIZE = 50;

/**
 * The maximum number of times that the store may reject a command although no other node has committed first. If one has,
 * the command waits for its turn: a tournament's players may all enter at the same time, on several nodes.
 */
const MAX_FAILURES = 20;

/**
 * All logs of one kind of aggregate, as one node serves them. No node owns a log: each node decides from the events
 * that it knows. If several nodes append at the same time, the store accepts one event; the others read it and decide
 * again. The bus carries only notifications; `catchUp` finds the events whose notifications were lost.
 */
export class EventLog<State extends AggregateState, Command, Event, Context> {
  readonly #aggregate: Aggregate<State, Command, Event, Context>;
  readonly #dependencies: EventLogDependencies<State, Event>;
  readonly #cache: PinnableCache<Projection<State, Event>>;
  readonly #followers = new Map<string, Set<Follower<State, Event>>>();
  /** The subscriptions to the notifications about each followed log. */
  readonly #subscriptions = new Map<string, Subscription>();
  /** The reads of new or long logs that are in progress. None of these promises rejects. */
  readonly #loads = new WeakMap<Projection<State, Event>, Promise<unknown>>();

  constructor(
    aggregate: Aggregate<State, Command, Event, Context>,
    dependencies: EventLogDependencies<State, Event>,
  ) {
    this.#aggregate = aggregate;
    this.#dependencies = dependencies;
    this.#cache = new PinnableCache(
      { values: CACHE_CAPACITY.logs, size: CACHE_CAPACITY.events },
      (id) =>
        new Projection(
          id,
          (state, logged, commandId) => aggregate.evolve(id, state, logged, commandId),
          aggregate.keptEventCount,
        ),
    );
  }

  /**
   * Starts a log. Its id derives from the command, so if the log already exists, the same command started it.
   *
   * @param write commits the event, possibly under an additional condition
   * @returns whether the log exists now
   */
  async start(
    id: string,
    event: Event,
    commandId: CommandId,
    write: (append: Append<State, Event>) => Promise<AppendResult> = (append) =>
      this.#dependencies.store.append([append]),
  ): Promise<boolean> {
    const append = this.#appendFor(id, null, event, commandId);
    const askedAt = this.#dependencies.now();
    if (this.#publish(await write(append), [append], askedAt)) return true;
    return (await this.find(id)) !== undefined;
  }

  /**
   * Carries out a command. The promise resolves once the event is on disk. Repeating the command with the same id has
   * no further effect and returns the same result; a different command with the same id is refused.
   *
   * @param contextFor collects what the decision depends on, other than the state
   * @returns the number of the event; undefined if there is no such log
   */
  execute(
    id: string,
    commandId: CommandId,
    command: Command,
    contextFor: (state: State) => Context | Promise<Context>,
  ): Promise<Result<number> | undefined> {
    const projection = this.#cache.get(id);
    return projection.enqueue(async () => {
      try {
        return await this.#execute(projection, commandId, command, contextFor);
      } finally {
        this.#discardIfEmpty(projection);
      }
    });
  }

  async #execute(
    projection: Projection<State, Event>,
    commandId: CommandId,
    command: Command,
    contextFor: (state: State) => Context | Promise<Context>,
  ): Promise<Result<number> | undefined> {
    let isUpToDate = projection.state === null;
    if (isUpToDate) await this.#refresh(projection);
    for (let failures = 0; failures < MAX_FAILURES; ) {
      if (projection.state === null) return undefined;
      const { lastSeq } = projection;
      const earlier = projection.eventOf(commandId);
      if (earlier !== undefined) return this.#earlierResult(earlier, command);
      const decided = this.#decide(
        projection.id,
        projection.state,
        commandId,
        command,
        await contextFor(projection.state),
      );
      if (decided.ok) {
        const { append, appends } = decided.value;
        const askedAt = this.#dependencies.now();
        const appended = await this.#dependencies.store.append(appends);
        if (this.#publish(appended, appends, askedAt)) return accept(append.logged.seq);
        if (appended.kind === 'repeated') {
          const repeatedResult = await this.#forgottenResult(projection, commandId, command);
          if (repeatedResult !== undefined) return repeatedResult;
        }
      } else if (isUpToDate) {
        return (await this.#forgottenResult(projection, commandId, command)) ?? decided;
      }
      // Another node may have appended events since; decide again on the latest state.
      await this.#refresh(projection);
      isUpToDate = true;
      if (projection.lastSeq === lastSeq) failures += 1;
    }
    throw new Error(`no event could be appended to ${projection.id} in ${MAX_FAILURES} attempts`);
  }

  /** Returns the result of a repeated command, unless the id belongs to a different command. */
  #earlierResult({ seq, event }: Logged<Event>, command: Command): Result<number> {
    return this.#aggregate.isResultOf(command, event) ? accept(seq) : refuse('id-reused');
  }

  /** Returns the result of a repeated command whose event this node no longer keeps; undefined if there is none. */
  async #forgottenResult(
    projection: Projection<State, Event>,
    commandId: CommandId,
    command: Command,
  ): Promise<Result<number> | undefined> {
    if (!projection.hasForgotten) return undefined;
    const earlier = await this.#dependencies.store.findEventOf(projection.id, commandId);
    return earlier === undefined ? undefined : this.#earlierResult(earlier, command);
  }

  /** Decides a command. Returns the event that it leads to, and all events to commit together with it. */
  #decide(
    id: string,
    state: State,
    commandId: CommandId,
    command: Command,
    context: Context,
  ): Result<DecidedAppends<State, Event>> {
    const precedingEvent = this.#aggregate.precedingEvent?.(state, command, context);
    const preceding = precedingEvent && this.#appendFor(id, state, precedingEvent, `before:${commandId}`);
    const latest = preceding?.state ?? state;
    const decided = this.#aggregate.decide(latest, command, context);
    if (!decided.ok) return decided;
    const append = this.#appendFor(id, latest, decided.value, commandId);
    const following = [append, ...this.#appendsStartedBy(append)] as const;
    return accept({ append, appends: preceding ? [preceding, ...following] : [...following] });
  }

  /** Returns a log as the store has it now; undefined if there is none. */
  async find(id: string): Promise<LoadedProjection<State, Event> | undefined> {
    const projection = this.#cache.get(id);
    try {
      await this.#refresh(projection);
    } finally {
      this.#discardIfEmpty(projection);
    }
    if (!isLoaded(projection)) return undefined;
    // Another caller may have discarded the projection while the log was being created.
    return this.#cache.add(id, projection) === projection ? projection : this.find(id);
  }

  /** Removes a projection from memory if there is no such log, so that made-up ids do not displace logs in use. */
  #discardIfEmpty(projection: Projection<State, Event>): void {
    if (projection.state === null) this.#cache.discard(projection.id, projection);
  }

  /** Returns a log as this node knows it, without reading the store. */
  peek(id: string): Projection<State, Event> | undefined {
    return this.#cache.peek(id);
  }

  /** Calls a follower after every change of a log, until `unfollow` is called with it. */
  follow(id: string, follower: Follower<State, Event>): void {
    const followers = this.#followers.get(id) ?? new Set();
    this.#followers.set(id, followers.add(follower));
    this.#cache.pin(id);
    this.#listen(id);
  }

  /** Stops calling a follower of a log. Does nothing if that follower does not follow the log. */
  unfollow(id: string, follower: Follower<State, Event>): void {
    const followers = this.#followers.get(id);
    if (!followers?.delete(follower) || followers.size > 0) return;
    this.#followers.delete(id);
    this.#cache.unpin(id);
    this.#subscriptions.get(id)?.end();
    this.#subscriptions.delete(id);
  }

  /**
   * Listens to the notifications about a log. Reads the events whose notifications were sent before the bus
   * started to deliver notifications.
   */
  #listen(id: string): void {
    if (this.#subscriptions.has(id)) return;
    const { bus } = this.#dependencies;
    const subscription = bus.subscribe({ kind: this.#aggregate.kind, id }, (notification) =>
      this.#onNotification(notification),
    );
    this.#subscriptions.set(id, subscription);
    // No caller waits for this. If it fails, `catchUp` reads the events.
    void subscription.ready?.then(() => this.#refresh(this.#cache.get(id))).catch(() => undefined);
  }

  /**
   * Reads those events of followed logs whose notifications were lost. A log that cannot be read, such as one with an
   * event from a newer version, does not hold up the others.
   */
  async catchUp(): Promise<void> {
    const errors: unknown[] = [];
    await inBatches([...this.#followers.keys()], CATCH_UP_BATCH_SIZE, async (ids) => {
      for (const [id, seq] of await this.#dependencies.store.lastSeqs(ids)) {
        const projection = this.#cache.get(id);
        if (projection.lastSeq < seq)
          await this.#refresh(projection).catch((error: unknown) => errors.push(error));
      }
    });
    const [cause] = errors;
    if (errors.length > 0) throw new Error(`logs that could not be read: ${errors.length}`, { cause });
  }

  /** Stops listening to the bus. */
  close(): void {
    for (const subscription of this.#subscriptions.values()) subscription.end();
    this.#subscriptions.clear();
  }

  #appendFor(id: string, state: State | null, event: Event, commandId: CommandId): Append<State, Event> {
    const now = this.#dependencies.now();
    const at = logTime(state, now);
    const logged = { seq: (state?.lastSeq ?? -1) + 1, at, event };
    const next = this.#aggregate.evolve(id, state, logged, commandId);
    const due = this.#aggregate.nextDueWork(next);
    // After a node's clock was set back, the event's time is in the future, but what is due with the event is due now.
    const isDueNow = due !== null && due.at > now && due.at <= at;
    return { id, logged, commandId, state: next, due: isDueNow ? { ...due, at: now } : due, now };
  }

  #appendsStartedBy({ state, logged, commandId }: Append<State, Event>): readonly Append<State, Event>[] {
    const started = this.#aggregate.startedLogs?.(state, logged.event) ?? [];
    return started.map(({ id, event }) => this.#appendFor(id, null, event, commandId));
  }

  /**
   * If the events were committed, updates this node and publishes notifications to the others. Returns
   * whether the events were committed.
   */
  #publish({ kind }: AppendResult, appends: readonly Append<State, Event>[], askedAt: number): boolean {
    if (kind !== 'committed') return false;
    for (const append of appends) {
      const { id, logged, commandId, state } = append;
      const projection = this.#cache.get(id);
      if (projection.advance(logged, commandId, state)) this.#onGrowth(projection);
      this.#dependencies.bus.publish({ about: 'log', kind: this.#aggregate.kind, id, seq: logged.seq });
      this.#dependencies.onCommitted?.(append, askedAt);
    }
    return true;
  }

  /**
   * Reads the events that this node does not know. All callers that need the same long or new log wait for
   * the same read.
   */
  async #refresh(projection: Projection<State, Event>): Promise<void> {
    let load = this.#loads.get(projection);
    while (load !== undefined) {
      await load;
      load = this.#loads.get(projection);
    }
    if (projection.state !== null && (await this.#readPart(projection))) return;
    const read = this.#readAll(projection);
    const done = read
      .catch(() => undefined)
      .then(() => {
        if (this.#loads.get(projection) === done) this.#loads.delete(projection);
      });
    this.#loads.set(projection, done);
    return read;
  }

  /** Reads a log in parts and lets other tasks run between them. */
  async #readAll(projection: Projection<State, Event>): Promise<void> {
    while (!(await this.#readPart(projection))) await setImmediate();
  }

  /** Reads some of the events that this node does not know. Returns whether those were the last ones. */
  async #readPart(projection: Projection<State, Event>): Promise<boolean> {
    const events = await this.#dependencies.store.read(projection.id, projection.lastSeq, PART_SIZE);
    if (projection.add(events)) this.#onGrowth(projection);
    return events.length < PART_SIZE;
  }

  #onGrowth(projection: Projection<State, Event>): void {
    this.#cache.resize(projection.id, projection.lastSeq + 1);
    for (const follower of this.#followers.get(projection.id) ?? []) follower.onChange(projection);
  }

  #onNotification(notification: ChangeNotification): void {
    if (notification.about !== 'log') return;
    const projection = this.#cache.peek(notification.id);
    // No caller waits for a notification. If the store fails, the next request reports it.
    if (projection !== undefined && projection.lastSeq < notification.seq)
      void this.#refresh(projection).catch(() => undefined);
  }
}
