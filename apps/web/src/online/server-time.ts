/**
 * The server's time, estimated from its messages. Messages take time, so each states a lower bound of the present time, and
 * the highest bound is the best estimate. The clock of the device may be wrong and is not used.
 */
export interface ServerTime {
  /** Records an instant of the server, in milliseconds since 1970, that a message states. */
  readonly observe: (instant: number) => void;
  /** The server's present time, in milliseconds since 1970; undefined before the first message. */
  readonly now: () => number | undefined;
}

/** @param elapsed a monotonic clock in milliseconds, such as `performance.now` */
export function createServerTime(elapsed: () => number): ServerTime {
  let ahead: number | undefined;
  return {
    observe: (instant) => {
      ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, instant - elapsed());
    },
    now: () => (ahead === undefined ? undefined : ahead + elapsed()),
  };
}
