import type { EngineTask } from '../engine/engine-task.ts';

/** The limits of a search that `go` requests. */
export interface GoCommand extends Pick<EngineTask, 'milliseconds' | 'clock' | 'nodes' | 'depth'> {
  /** Whether only `stop` ends the search. */
  readonly isInfinite: boolean;
}

const NUMBER_NAMES = /^(movetime|nodes|depth|p[1-6](?:time|inc))$/;

/**
 * Parses the arguments of `go`. Ignores unknown words and values that are not whole numbers.
 *
 * @param player the number of the player to move, from 1
 */
export function parseGo(words: readonly string[], player: number): GoCommand {
  const numbers = new Map<string, number>();
  words.forEach((word, index) => {
    const value = Number(words[index + 1]);
    if (NUMBER_NAMES.test(word) && Number.isInteger(value)) numbers.set(word, value);
  });
  const milliseconds = numbers.get('movetime');
  const remainingMs = numbers.get(`p${player}time`);
  const incrementMs = numbers.get(`p${player}inc`) ?? 0;
  const nodes = numbers.get('nodes');
  const depth = numbers.get('depth');
  return {
    isInfinite: [milliseconds, remainingMs, nodes, depth].every((limit) => limit === undefined),
    ...(milliseconds !== undefined && { milliseconds: Math.max(milliseconds, 0) }),
    ...(remainingMs !== undefined && {
      clock: { remainingMs: Math.max(remainingMs, 0), incrementMs: Math.max(incrementMs, 0) },
    }),
    ...(nodes !== undefined && { nodes: Math.max(nodes, 1) }),
    ...(depth !== undefined && { depth: Math.max(depth, 1) }),
  };
}
