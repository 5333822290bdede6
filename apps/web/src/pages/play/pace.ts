import type { Level } from '@halma/engine';

/** How fast the computer answers, in milliseconds. */
export interface Pace {
  /** How long it may think about a move. */
  readonly think: number;
  /** How long it takes at least at a level, so that a person can follow. */
  readonly pauseAt: (level: Level) => number;
}

const USUAL = 700;
const LEAST = 10;
const MOST = 30_000;

/** The weaker levels know their move at once; they take the time a person would. */
const PAUSE = 900;
const STRONGEST_WITH_PAUSE: Level = 6;

/** The pace of the page. Its address may ask for another: `?think=50` makes the computer quick and lets it wait for nobody. */
export function paceOf(query: string): Pace {
  const asked = Number(new URLSearchParams(query).get('think') ?? Number.NaN);
  if (Number.isFinite(asked)) return { think: Math.min(MOST, Math.max(LEAST, asked)), pauseAt: () => 0 };
  return { think: USUAL, pauseAt: (level) => (level <= STRONGEST_WITH_PAUSE ? PAUSE : 0) };
}
