/**
 * The result of a request: a value; no response in time; or no server, or one that does not have the value.
 */
export type PolledResponse<Value> = Value | 'no-connection' | 'no-server';

/** A poller's dependencies and callback. */
export interface ServerPollerOptions<Value> {
  readonly read: () => Promise<PolledResponse<Value>>;
  /** Runs a function after a delay in milliseconds. Returns a function that cancels it. */
  readonly schedule: (milliseconds: number, run: () => void) => () => void;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  /** Whether the visitor can see the page. A hidden page does not poll. */
  readonly isVisible: () => boolean;
  readonly onResponse: (response: PolledResponse<Value>) => void;
}

/** A poller for a value that the server changes. */
export interface ServerPoller {
  /**
   * Polls at this interval, or more often if another part of the page needs it. Returns a function that stops
   * the polling.
   */
  readonly follow: (intervalMs: number) => () => void;
  /** Polls immediately if a poll is due. Call it when the page becomes visible or the connection returns. */
  readonly wake: () => void;
  /** Polls immediately, for example after the visitor has changed something. */
  readonly refresh: () => void;
}

/** The minimum interval after a failure, so that many open pages do not overload a struggling server. */
const RETRY_INTERVAL_MS = 15_000;

/**
 * Creates a poller. It polls at the shortest interval that any part of the page needs, and does not poll if no part
 * needs it. After the response `no-server`, it never polls again.
 */
export function createServerPoller<Value>(options: ServerPollerOptions<Value>): ServerPoller {
  const followers = new Set<{ readonly intervalMs: number }>();
  let lastReadAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  let hasServer = true;
  let isPending = false;
  let isOutdated = false;
  let cancelTimer: () => void = () => undefined;

  const scheduleNextPoll = (): void => {
    cancelTimer();
    if (isPending || !hasServer || followers.size === 0 || !options.isVisible()) return;
    const shortestIntervalMs = Math.min(...[...followers].map(({ intervalMs }) => intervalMs));
    const intervalMs = hasFailed ? Math.max(shortestIntervalMs, RETRY_INTERVAL_MS) : shortestIntervalMs;
    const waitMs = Math.max(0, lastReadAt + intervalMs - options.now());
    cancelTimer = options.schedule(waitMs, () => void poll());
  };
  const poll = async (): Promise<void> => {
    isPending = true;
    // A response can be outdated if its request was sent before a refresh.
    isOutdated = false;
    const response = await options.read();
    isPending = false;
    lastReadAt = isOutdated ? Number.NEGATIVE_INFINITY : options.now();
    hasFailed = response === 'no-connection';
    hasServer = response !== 'no-server';
    options.onResponse(response);
    scheduleNextPoll();
  };
  return {
    follow: (intervalMs) => {
      const follower = { intervalMs };
      followers.add(follower);
      scheduleNextPoll();
      return () => {
        followers.delete(follower);
        scheduleNextPoll();
      };
    },
    wake: () => {
      hasFailed = false;
      scheduleNextPoll();
    },
    refresh: () => {
      isOutdated = true;
      hasFailed = false;
      lastReadAt = Number.NEGATIVE_INFINITY;
      scheduleNextPoll();
    },
  };
}
