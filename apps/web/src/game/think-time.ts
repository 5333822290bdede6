import type { Level } from '@halma/engine';

/** The computer's thinking times. */
export interface ThinkTime {
  /** The time for the search, in milliseconds. */
  readonly searchMs: number;
  /** Returns the minimum time before a move appears, in milliseconds. It lets people follow the game. */
  readonly pauseMsAt: (level: Level) => number;
}

const DEFAULT_SEARCH_MS = 700;
const MIN_SEARCH_MS = 10;
const MAX_SEARCH_MS = 30_000;

/** The pause at low levels, which find a move immediately. Higher levels think for long enough without it. */
const PAUSE_MS = 900;
const HIGHEST_LEVEL_WITH_PAUSE: Level = 6;

/**
 * Reads the thinking time from the query string of a URL: `?think=50` sets it to 50 ms, without a pause.
 */
export function readThinkTime(query: string): ThinkTime {
  const requestedMs = Number(new URLSearchParams(query).get('think') || Number.NaN);
  if (Number.isFinite(requestedMs)) {
    return { searchMs: Math.min(MAX_SEARCH_MS, Math.max(MIN_SEARCH_MS, requestedMs)), pauseMsAt: () => 0 };
  }
  return {
    searchMs: DEFAULT_SEARCH_MS,
    pauseMsAt: (level) => (level <= HIGHEST_LEVEL_WITH_PAUSE ? PAUSE_MS : 0),
  };
}
