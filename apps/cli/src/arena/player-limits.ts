/** The limits of a player. A missing field means no limit. */
export interface PlayerLimits {
  /** Milliseconds for a move. */
  readonly moveTimeMs?: number;
  /** Nodes for a move. */
  readonly nodes?: number;
  /** Search depth for a move, in plies. */
  readonly depth?: number;
  /** For a whole game. */
  readonly clock?: ClockLimit;
}

/** A clock for a whole game. */
export interface ClockLimit {
  readonly initialMs: number;
  /** Milliseconds added after every move. */
  readonly incrementMs: number;
}

const CLOCK = /^(\d+(?:\.\d+)?)s?(?:\+(\d+(?:\.\d+)?)s?)?$/;

/** Parses a clock in seconds: `300`, or `60+0.5` with an increment; undefined for any other text. */
export function parseClock(text: string): ClockLimit | undefined {
  const [, base, increment = '0'] = CLOCK.exec(text) ?? [];
  const milliseconds = 1000 * Number(base ?? 0);
  return milliseconds > 0 ? { initialMs: milliseconds, incrementMs: 1000 * Number(increment) } : undefined;
}

const GAME = '/game';
const UNITS = {
  ms: (value: number): PlayerLimits => ({ moveTimeMs: value }),
  s: (value: number): PlayerLimits => ({ moveTimeMs: 1000 * value }),
  n: (value: number): PlayerLimits => ({ nodes: Math.round(value) }),
  d: (value: number): PlayerLimits => ({ depth: Math.round(value) }),
};

/** Parses limits separated by commas: `100ms`, `0.5s`, `5000n` (nodes), `6d` (plies), `300s/game`. */
export function parsePlayerLimits(text: string): PlayerLimits | undefined {
  let limits: PlayerLimits = {};
  for (const part of text.split(',')) {
    const read = parsePlayerLimit(part);
    if (read === undefined) return undefined;
    limits = { ...limits, ...read };
  }
  return limits;
}

function parsePlayerLimit(text: string): PlayerLimits | undefined {
  if (text.endsWith(GAME)) {
    const clock = parseClock(text.slice(0, -GAME.length));
    return clock === undefined ? undefined : { clock };
  }
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|n|d)$/.exec(text) ?? [];
  const value = Number(number ?? 0);
  return value > 0 ? UNITS[unit as keyof typeof UNITS](value) : undefined;
}
