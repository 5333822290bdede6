/** A period in which players could not move. Times are in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  /** Undefined while the outage lasts. */
  readonly to: number | undefined;
  /** The time that a player has to reconnect after the outage, in milliseconds. It counts as part of the outage. */
  readonly reconnectLimitMs: number;
}

/** A period in which no node was running. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/**
 * The part of a period that was an outage for one player, and whether the outage is still in progress for
 * that player.
 */
export interface OutageShare {
  readonly milliseconds: number;
  readonly isOngoing: boolean;
}

/** The interval at which a node checks that its event loop runs, in milliseconds. */
export const TICK_INTERVAL_MS = 100;

/** If two ticks are further apart than this, in milliseconds, messages may have waited unread in between. */
const MAX_TICK_GAP_MS = 200;

/**
 * The minimum length of a pause of the process or the store that counts as an outage, in milliseconds. A
 * shorter pause only delays the messages that arrive during it: players can still think, so they lose nothing
 * unless their own message waits. A busy server is slow in this way all the time, and would otherwise credit
 * almost all of that time.
 */
const MIN_OUTAGE_MS = 1000;

/** The time that players have to reconnect after the server was down, in milliseconds. */
export const MAX_RECONNECT_MS = 15_000;

/** The maximum number of past outages that a node remembers. */
const MAX_OUTAGES = 1000;

/**
 * The periods in which this node could not serve players: it was down, its process was not running, or its
 * store did not answer. An outage of the process begins with the last tick before it, and an outage of the
 * store with the request that it did not answer, so no outage is recorded as shorter than it was.
 *
 * The node's wall clock measures everything, since it also measures the players' time: if it jumps, or the machine
 * sleeps, no player is charged for it.
 */
export class Outages {
  readonly #now: () => number;
  #downtimes: readonly Outage[] = [];
  #endedOutages: readonly Outage[] = [];
  #tickedAt: number;
  /**
   * The start of the pause that ended with the latest tick; undefined once the node has read what arrived during it.
   */
  #pausedAt: number | undefined;
  /** The time of the request to the store; undefined once the store has answered. */
  #requestedAt: number | undefined;
  #hasStoreFailed = false;

  constructor(now: () => number) {
    this.#now = now;
    this.#tickedAt = now();
  }

  /** Replaces the periods in which no node was running. */
  setDowntimes(downtimes: readonly Downtime[]): void {
    this.#downtimes = downtimes
      .slice(-MAX_OUTAGES)
      .map((downtime) => ({ ...downtime, reconnectLimitMs: MAX_RECONNECT_MS }));
  }

  /** Records that the event loop is running. Call this every `TICK_INTERVAL_MS`. */
  tick(): void {
    const now = this.#now();
    const gapMs = now - this.#tickedAt;
    if (gapMs < 0) this.#endAt(now);
    if (gapMs >= MIN_OUTAGE_MS) this.#add(this.#tickedAt, now, Math.min(gapMs, MAX_RECONNECT_MS));
    this.#pausedAt = gapMs > MAX_TICK_GAP_MS ? this.#tickedAt : undefined;
    this.#tickedAt = now;
  }

  /** Records that the event loop has read the messages that had arrived at the latest tick. */
  noteMessagesRead(): void {
    this.#pausedAt = undefined;
  }

  /**
   * Returns a time up to which this node has read every message that had arrived: no message that it has yet to read
   * arrived before then.
   */
  get readUntil(): number {
    if (this.#pausedAt !== undefined) return this.#pausedAt;
    const now = this.#now();
    return now - this.#tickedAt > MAX_TICK_GAP_MS ? this.#tickedAt : now;
  }

  /** Records that the node has sent the store a request that normally returns immediately. */
  noteStoreRequest(): void {
    this.#requestedAt ??= this.#now();
  }

  /** Records that the store has answered. */
  noteStoreAnswer(): void {
    const now = this.#now();
    const downSince = this.#storeDownSince();
    if (downSince !== undefined) this.#add(downSince, now, MAX_RECONNECT_MS);
    this.#requestedAt = undefined;
    this.#hasStoreFailed = false;
  }

  /** Records that the store has failed to answer. */
  noteStoreFailure(): void {
    this.#hasStoreFailed = true;
  }

  /** Returns the outages that may have lasted beyond a given time, oldest first. */
  list(since: number): readonly Outage[] {
    const unfinished: Outage[] = [];
    const ongoing = { to: undefined, reconnectLimitMs: 0 };
    if (this.#now() - this.#tickedAt >= MIN_OUTAGE_MS) unfinished.push({ from: this.#tickedAt, ...ongoing });
    const downSince = this.#storeDownSince();
    if (downSince !== undefined) unfinished.push({ from: downSince, ...ongoing });
    const ended = [...this.#downtimes, ...this.#endedOutages].filter(
      ({ to = since, reconnectLimitMs }) => to + reconnectLimitMs > since,
    );
    return [...ended, ...unfinished].toSorted((one, other) => one.from - other.from);
  }

  /** Returns when the latest outage ended; 0 if there has been none since the start. */
  get lastEnd(): number {
    return this.#endedOutages.at(-1)?.to ?? 0;
  }

  /** Returns the time of the request since which the store has been unresponsive; undefined if it responds. */
  #storeDownSince(): number | undefined {
    if (this.#requestedAt === undefined) return undefined;
    const isDown = this.#hasStoreFailed || this.#now() - this.#requestedAt >= MIN_OUTAGE_MS;
    return isDown ? this.#requestedAt : undefined;
  }

  /**
   * Ends all outages after the clock was set back. Otherwise an outage could end in the future, for example one
   * recorded when the clock jumped ahead, and no player's time would run until then.
   */
  #endAt(now: number): void {
    const isPast = ({ from }: Outage): boolean => from < now;
    const endNow = (outage: Outage): Outage => ({ ...outage, to: Math.min(outage.to ?? now, now) });
    this.#downtimes = this.#downtimes.filter(isPast).map(endNow);
    this.#endedOutages = this.#endedOutages.filter(isPast).map(endNow);
    if (this.#requestedAt !== undefined) this.#requestedAt = Math.min(this.#requestedAt, now);
  }

  #add(from: number, to: number, reconnectLimitMs: number): void {
    this.#endedOutages = [...this.#endedOutages, { from, to, reconnectLimitMs }].slice(-MAX_OUTAGES);
  }
}

/**
 * Returns how much of the time since a given moment was an outage for one player.
 *
 * @param outages oldest first; they may overlap
 * @param firstConnectedSince returns when the player was first connected at or after a given time; undefined if the
 * player has not been connected since
 */
export function outageSince(
  outages: readonly Outage[],
  since: number,
  now: number,
  firstConnectedSince: (instant: number) => number | undefined,
): OutageShare {
  let milliseconds = 0;
  let countedTo = since;
  let isOngoing = false;
  for (const outage of outages) {
    const end = endFor(outage, firstConnectedSince);
    const from = Math.max(outage.from, countedTo);
    const to = Math.min(end, now);
    if (end > now) isOngoing = true;
    if (to <= from) continue;
    milliseconds += to - from;
    countedTo = to;
  }
  return { milliseconds, isOngoing };
}

/** Returns when an outage ended for a player: when it was over and they were connected, or its limit had passed. */
function endFor(
  { to, reconnectLimitMs }: Outage,
  firstConnectedSince: (instant: number) => number | undefined,
): number {
  if (to === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(firstConnectedSince(to) ?? Number.POSITIVE_INFINITY, to + reconnectLimitMs);
}
