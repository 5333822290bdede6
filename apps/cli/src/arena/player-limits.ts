/** The limits of a player. A missing field means no limit. */
export interface PlayerLimits {
  /** The time for a move, in milliseconds. */
  readonly moveTimeMs?: number;
  /** The number of nodes for a move. */
  readonly nodes?: number;
  /** The search depth, in plies. */
  readonly depth?: number;
  /** The clock for a whole game. */
  readonly clock?: ClockLimit;
}

/** The time for all moves of a game. */
export interface ClockLimit {
  readonly initialMs: number;
  /** Milliseconds added after every move. */
  readonly incrementMs: number;
}

const CLOCK_PATTERN = /^(\d+(?:\.\d+)?)s?(?:\+(\d+(?:\.\d+)?)s?)?$/;

/** Parses a clock in seconds: `300`, or `60+0.5` with an increment; undefined for any other string. */
export function parseClock(text: string): ClockLimit | undefined {
  const [, base, increment = '0'] = CLOCK_PATTERN.exec(text) ?? [];
  const initialMs = 1000 * Number(base ?? 0);
  return initialMs > 0 ? { initialMs, incrementMs: 1000 * Number(increment) } : undefined;
}

const GAME_SUFFIX = '/game';
const LIMIT_OF_UNIT = {
  ms: (value: number): PlayerLimits => ({ moveTimeMs: value }),
  s: (value: number): PlayerLimits => ({ moveTimeMs: 1000 * value }),
  n: (value: number): PlayerLimits => ({ nodes: Math.round(value) }),
  d: (value: number): PlayerLimits => ({ depth: Math.round(value) }),
};

/**
 * Parses limits separated by commas: `100ms`, `0.5s`, `5000n` (nodes), `6d` (plies), `300s/game`; undefined for any
 * other string.
 */
export function parsePlayerLimits(text: string): PlayerLimits | undefined {
  let limits: PlayerLimits = {};
  for (const part of text.split(',')) {
    const limit = parsePlayerLimit(part);
    if (limit === undefined) return undefined;
    limits = { ...limits, ...limit };
  }
  return limits;
}

function parsePlayerLimit(text: string): PlayerLimits | undefined {
  if (text.endsWith(GAME_SUFFIX)) {
    const clock = parseClock(text.slice(0, -GAME_SUFFIX.length));
    return clock === undefined ? undefined : { clock };
  }
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|n|d)$/.exec(text) ?? [];
  const value = Number(number ?? 0);
  return value > 0 ? LIMIT_OF_UNIT[unit as keyof typeof LIMIT_OF_UNIT](value) : undefined;
}
