/**
 * The server's time, as far as its messages tell. A message is under way for a while, so the time it names has passed when it
 * arrives: each is a lower bound, and the highest of them is the nearest. The device's own idea of the date is never asked.
 */
export interface ServerTime {
  /** A message names an instant of the server that has passed. */
  readonly hear: (instant: number) => void;
  /** Now on the server, in milliseconds since 1970; undefined before anything was heard. */
  readonly now: () => number | undefined;
}

/** @param elapsed milliseconds of a clock that only runs forward, such as `performance.now` */
export function createServerTime(elapsed: () => number): ServerTime {
  let ahead: number | undefined;
  return {
    hear: (instant) => {
      ahead = Math.max(ahead ?? Number.NEGATIVE_INFINITY, instant - elapsed());
    },
    now: () => (ahead === undefined ? undefined : ahead + elapsed()),
  };
}
