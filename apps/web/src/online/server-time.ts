/**
 * The server's time, estimated from its messages. Messages take time to arrive, so each gives a lower bound on the
 * current time, and the highest bound is the best estimate. The device's clock may be wrong and is not used.
 */
export interface ServerTime {
  /** Records the time in a message from the server, in milliseconds since 1970. */
  readonly observe: (serverTimeMs: number) => void;
  /** Returns the server's current time in milliseconds since 1970; undefined before the first message. */
  readonly now: () => number | undefined;
}

/**
 * Creates an estimate of the server's time.
 *
 * @param elapsed a monotonic clock in milliseconds, such as `performance.now`
 */
export function createServerTime(elapsed: () => number): ServerTime {
  let offsetMs: number | undefined;
  return {
    observe: (serverTimeMs) => {
      offsetMs = Math.max(offsetMs ?? Number.NEGATIVE_INFINITY, serverTimeMs - elapsed());
    },
    now: () => (offsetMs === undefined ? undefined : offsetMs + elapsed()),
  };
}
