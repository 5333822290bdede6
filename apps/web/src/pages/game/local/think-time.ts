import type { Level } from '@halma/engine';

/** How fast the computer answers, in milliseconds. */
export interface ThinkTime {
  /** The time to think about a move. */
  readonly searchMs: number;
  /** The least time until the answer is shown, so that a person can follow. */
  readonly pauseMsAt: (level: Level) => number;
}

const DEFAULT_SEARCH_MS = 700;
const MIN_SEARCH_MS = 10;
const MAX_SEARCH_MS = 30_000;

/** Low levels know their move at once; the page waits as long as a person would take. */
const PAUSE_MS = 900;
const LAST_LEVEL_WITH_PAUSE: Level = 6;

/** Reads the think time from the query of an address: `?think=50` limits it to 50 ms and removes the pause. */
export function thinkTimeOf(query: string): ThinkTime {
  const asked = Number(new URLSearchParams(query).get('think') ?? Number.NaN);
  if (Number.isFinite(asked)) {
    return { searchMs: Math.min(MAX_SEARCH_MS, Math.max(MIN_SEARCH_MS, asked)), pauseMsAt: () => 0 };
  }
  return {
    searchMs: DEFAULT_SEARCH_MS,
    pauseMsAt: (level) => (level <= LAST_LEVEL_WITH_PAUSE ? PAUSE_MS : 0),
  };
}
