/** What a player may use up. Whatever is left out is not limited. */
export interface PlayerLimits {
  /** For a move. */
  readonly milliseconds?: number;
  /** For a move: positions to look at. */
  readonly nodes?: number;
  /** For a move: plies to look ahead. */
  readonly depth?: number;
  /** For a whole game. */
  readonly clock?: ClockLimit;
}

/** A clock that runs while its player thinks. */
export interface ClockLimit {
  readonly milliseconds: number;
  /** Added after every move. */
  readonly increment: number;
}

const CLOCK = /^(\d+(?:\.\d+)?)s?(?:\+(\d+(?:\.\d+)?)s?)?$/;

/** Reads a clock in seconds: `300`, or `60+0.5` with so much more for each move; undefined when it is none. */
export function readClock(text: string): ClockLimit | undefined {
  const [, base, increment = '0'] = CLOCK.exec(text) ?? [];
  const milliseconds = 1000 * Number(base ?? 0);
  return milliseconds > 0 ? { milliseconds, increment: 1000 * Number(increment) } : undefined;
}

const GAME = '/game';
const UNITS = {
  ms: (value: number): PlayerLimits => ({ milliseconds: value }),
  s: (value: number): PlayerLimits => ({ milliseconds: 1000 * value }),
  n: (value: number): PlayerLimits => ({ nodes: Math.round(value) }),
  d: (value: number): PlayerLimits => ({ depth: Math.round(value) }),
};

/** Reads limits as a player's name carries them, `100ms`, `0.5s`, `5000n`, `6d`, `300s/game`, several with commas between. */
export function readLimits(text: string): PlayerLimits | undefined {
  let limits: PlayerLimits = {};
  for (const part of text.split(',')) {
    const read = readLimit(part);
    if (read === undefined) return undefined;
    limits = { ...limits, ...read };
  }
  return limits;
}

function readLimit(text: string): PlayerLimits | undefined {
  if (text.endsWith(GAME)) {
    const clock = readClock(text.slice(0, -GAME.length));
    return clock === undefined ? undefined : { clock };
  }
  const [, number, unit] = /^(\d+(?:\.\d+)?)(ms|s|n|d)$/.exec(text) ?? [];
  const value = Number(number ?? 0);
  return value > 0 ? UNITS[unit as keyof typeof UNITS](value) : undefined;
}
