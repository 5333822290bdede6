/** A period in which players could not move. Times are in milliseconds since 1970. */
export interface Outage {
  readonly from: number;
  /** Undefined while the outage lasts. */
  readonly to: number | undefined;
  /** The time that a player has to reconnect after the outage, in milliseconds. It counts as part of the outage. */
  readonly returnLimitMs: number;
}

/** A period in which no node was running. */
export interface Downtime {
  readonly from: number;
  readonly to: number;
}

/** The part of a period that was an outage for one player, and whether the outage still lasts for them. */
export interface OutageShare {
  readonly milliseconds: number;
  readonly isOpen: boolean;
}

/** The interval at which a node checks that its event loop runs, in milliseconds. */
export const BEAT_INTERVAL_MS = 100;

/** If two beats are further apart than this, messages may have waited unread in between. */
const MAX_BEAT_GAP_MS = 200;

/**
 * A process that did not run, or a store that did not answer, for this long was away. A shorter pause only delays
 * the messages that arrive meanwhile: players can still think, so they lose nothing unless their own message waits. A
 * busy server is slow in this way all the time, and would otherwise credit almost all of it. In milliseconds.
 */
const MIN_OUTAGE_MS = 1000;

/** The time that players have to reconnect after the server was down, in milliseconds. */
export const MAX_RETURN_MS = 15_000;

/** The maximum number of past outages that a node remembers. */
const MAX_OUTAGES = 1000;

/**
 * The periods in which this node could not serve players: it was down, its process did not run, or its store did not
 * answer. An outage of the process begins with the last beat before it, one of the store with the request that it did
 * not answer, so neither is recorded too short.
 *
 * The node's wall clock measures everything, since it also measures the players' time: if it jumps, or the machine
 * sleeps, no player is charged for it.
 */
export class Outages {
  readonly #now: () => number;
  #downtimes: readonly Outage[] = [];
  #ended: readonly Outage[] = [];
  #beatAt: number;
  /**
   * The start of the pause that ended with the latest beat; undefined once the node has read what arrived during it.
   */
  #pausedAt: number | undefined;
  /** The time of the request to the store; undefined once the store has answered. */
  #askedAt: number | undefined;
  #hasStoreFailed = false;

  constructor(now: () => number) {
    this.#now = now;
    this.#beatAt = now();
  }

  /** Replaces the periods in which no node was running. */
  setDowntimes(downtimes: readonly Downtime[]): void {
    this.#downtimes = downtimes
      .slice(-MAX_OUTAGES)
      .map((downtime) => ({ ...downtime, returnLimitMs: MAX_RETURN_MS }));
  }

  /** Notes that the event loop runs. Call this every `BEAT_INTERVAL_MS`. */
  beat(): void {
    const now = this.#now();
    const gapMs = now - this.#beatAt;
    if (gapMs >= MIN_OUTAGE_MS) this.#add(this.#beatAt, now, Math.min(gapMs, MAX_RETURN_MS));
    this.#pausedAt = gapMs > MAX_BEAT_GAP_MS ? this.#beatAt : undefined;
    this.#beatAt = now;
  }

  /** Notes that the event loop has read the messages that had arrived at the latest beat. */
  noteRead(): void {
    this.#pausedAt = undefined;
  }

  /**
   * Returns the instant until which this node has read all messages that had arrived. One that it reads now has waited
   * since then at most.
   */
  get readUntil(): number {
    if (this.#pausedAt !== undefined) return this.#pausedAt;
    const now = this.#now();
    return now - this.#beatAt > MAX_BEAT_GAP_MS ? this.#beatAt : now;
  }

  /** Notes that the node has asked the store for something that takes no time. */
  askStore(): void {
    this.#askedAt ??= this.#now();
  }

  /** Notes that the store has answered. */
  storeAnswered(): void {
    const now = this.#now();
    const awaySince = this.#storeAwaySince();
    if (awaySince !== undefined) this.#add(awaySince, now, MAX_RETURN_MS);
    this.#askedAt = undefined;
    this.#hasStoreFailed = false;
  }

  /** Notes that the store has failed to answer. */
  storeFailed(): void {
    this.#hasStoreFailed = true;
  }

  /** Returns the outages that may have lasted beyond a given time, oldest first. */
  list(since: number): readonly Outage[] {
    const open: Outage[] = [];
    const last = { to: undefined, returnLimitMs: 0 };
    if (this.#now() - this.#beatAt >= MIN_OUTAGE_MS) open.push({ from: this.#beatAt, ...last });
    const awaySince = this.#storeAwaySince();
    if (awaySince !== undefined) open.push({ from: awaySince, ...last });
    const ended = [...this.#downtimes, ...this.#ended].filter(
      ({ to = since, returnLimitMs }) => to + returnLimitMs > since,
    );
    return [...ended, ...open].toSorted((one, other) => one.from - other.from);
  }

  /** Returns when the latest outage ended; 0 if there was none since the start. */
  get lastEnd(): number {
    return this.#ended.at(-1)?.to ?? 0;
  }

  /** Returns the request since which the store has been away; undefined if it is not. */
  #storeAwaySince(): number | undefined {
    if (this.#askedAt === undefined) return undefined;
    const isAway = this.#hasStoreFailed || this.#now() - this.#askedAt >= MIN_OUTAGE_MS;
    return isAway ? this.#askedAt : undefined;
  }

  #add(from: number, to: number, returnLimitMs: number): void {
    this.#ended = [...this.#ended, { from, to, returnLimitMs }].slice(-MAX_OUTAGES);
  }
}

/**
 * Returns how much of the time since a given moment was an outage for one player.
 *
 * @param outages oldest first; they may overlap
 * @param connectedFrom returns when the player was first connected at or after a given time; undefined if not since
 * then
 */
export function outageSince(
  outages: readonly Outage[],
  since: number,
  now: number,
  connectedFrom: (instant: number) => number | undefined,
): OutageShare {
  let milliseconds = 0;
  let countedTo = since;
  let isOpen = false;
  for (const outage of outages) {
    const end = endFor(outage, connectedFrom);
    const from = Math.max(outage.from, countedTo);
    const to = Math.min(end, now);
    if (end > now) isOpen = true;
    if (to <= from) continue;
    milliseconds += to - from;
    countedTo = to;
  }
  return { milliseconds, isOpen };
}

/** Returns when an outage ended for a player: when it was over and they were connected, or its limit had passed. */
function endFor(
  { to, returnLimitMs }: Outage,
  connectedFrom: (instant: number) => number | undefined,
): number {
  if (to === undefined) return Number.POSITIVE_INFINITY;
  return Math.min(connectedFrom(to) ?? Number.POSITIVE_INFINITY, to + returnLimitMs);
}
