import type { TaskLimits } from '@halma/engine/worker';
import type { MoveTime } from '../engine/move-time.ts';

/** The search limits that `go` requests. */
interface GoCommand extends MoveTime, Pick<TaskLimits, 'nodes' | 'depth'> {
  /** Whether only `stop` ends the search. */
  readonly isInfinite: boolean;
}

/** The limits that `go` accepts, each with its minimum value. A clock that has run out may be negative. */
const LIMITS: readonly { readonly pattern: RegExp; readonly min: number }[] = [
  { pattern: /^(?:nodes|depth)$/, min: 1 },
  { pattern: /^movetime$/, min: 0 },
  { pattern: /^p[1-6](?:time|inc)$/, min: Number.NEGATIVE_INFINITY },
];

/** The `go` words that take no value. */
const PLAIN_WORDS: readonly string[] = ['infinite'];

/** The search that `go` requests, and notes on the words that the parser does not understand. */
interface ParsedGo {
  /** Undefined if no search may start: a limit has no valid value, or there are only unknown words. */
  readonly command: GoCommand | undefined;
  readonly notes: readonly string[];
}

/**
 * Parses the arguments of `go`. An unknown word gets a note. A limit without a valid value prevents the search, which
 * would otherwise run without that limit.
 *
 * @param player the number of the player to move, from 1
 */
export function parseGo(words: readonly string[], player: number): ParsedGo {
  const numbers = new Map<string, number>();
  const notes: string[] = [];
  let hasInvalidLimit = false;
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const limit = LIMITS.find(({ pattern }) => pattern.test(word));
    if (limit === undefined) {
      if (!PLAIN_WORDS.includes(word)) notes.push(`unknown word ${word.slice(0, 40)}`);
      continue;
    }
    index += 1;
    const text = words[index];
    const value = text === undefined ? Number.NaN : Number(text);
    if (Number.isInteger(value) && value >= limit.min) numbers.set(word, value);
    else {
      hasInvalidLimit = true;
      notes.push(
        `no search: ${word} ${describeRequirement(limit.min)}, not ${text?.slice(0, 40) ?? 'nothing'}`,
      );
    }
  }
  const hasOnlyUnknownWords = words.length > 0 && notes.length === words.length;
  return { command: hasInvalidLimit || hasOnlyUnknownWords ? undefined : commandOf(numbers, player), notes };
}

function describeRequirement(min: number): string {
  return Number.isFinite(min) ? `needs a whole number of at least ${min}` : 'needs a whole number';
}

function commandOf(numbers: ReadonlyMap<string, number>, player: number): GoCommand {
  const milliseconds = numbers.get('movetime');
  const remainingMs = numbers.get(`p${player}time`);
  const incrementMs = numbers.get(`p${player}inc`) ?? 0;
  const nodes = numbers.get('nodes');
  const depth = numbers.get('depth');
  return {
    isInfinite: [milliseconds, remainingMs, nodes, depth].every((limit) => limit === undefined),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(remainingMs !== undefined && {
      clock: { remainingMs: Math.max(remainingMs, 0), incrementMs: Math.max(incrementMs, 0) },
    }),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
}
