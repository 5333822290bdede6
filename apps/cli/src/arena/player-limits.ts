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

/** The settings that follow a player on the command line. */
export interface PlayerSettings {
  readonly limits: PlayerLimits;
  /** The options to set in the player's program, by name. */
  readonly options: Readonly<Record<string, string>>;
}

/**
 * Matches a program option. Names consist of words, so that no part of a command line is mistaken for an
 * option.
 */
const OPTION_PATTERN = /^([A-Za-z]\w*(?: \w+)*)=(.*)$/;

/**
 * Parses settings separated by commas: limits such as `100ms`, `0.5s`, `5000n` (nodes), `6d` (plies) or `300s/game`, and
 * options such as `Threads=2`; undefined for any other string.
 */
export function parsePlayerSettings(text: string): PlayerSettings | undefined {
  let limits: PlayerLimits = {};
  const options: Record<string, string> = {};
  for (const part of text.split(',')) {
    const [, name, value = ''] = OPTION_PATTERN.exec(part) ?? [];
    const limit = name === undefined ? parsePlayerLimit(part) : {};
    if (limit === undefined) return undefined;
    limits = { ...limits, ...limit };
    if (name !== undefined) options[name] = value;
  }
  return { limits, options };
}

function parsePlayerLimit(text: string): PlayerLimits | undefined {
  if (text.endsWith(GAME_SUFFIX)) {
    const clock = parseClock(text.slice(0, -GAME_SUFFIX.length));
    return clock === undefined ? undefined : { clock };
  }
  const [, amount, unit] = /^(\d+(?:\.\d+)?)(ms|s|n|d)$/.exec(text) ?? [];
  const value = Number(amount ?? 0);
  return value > 0 ? LIMIT_OF_UNIT[unit as keyof typeof LIMIT_OF_UNIT](value) : undefined;
}
