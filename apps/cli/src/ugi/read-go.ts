import type { ThinkTask } from '../thinking/task.ts';

/** What `go` asks for. */
export interface Search extends Pick<ThinkTask, 'milliseconds' | 'clock' | 'nodes' | 'depth'> {
  /** True when only `stop` ends it. */
  readonly endless: boolean;
}

const WORDS = /^(movetime|nodes|depth|p[1-6](?:time|inc))$/;

/**
 * Reads what follows `go`. What is no whole number is passed over, and so is every word that is not known.
 *
 * @param player the number of the player to move, from 1
 */
export function readGo(words: readonly string[], player: number): Search {
  const numbers = new Map<string, number>();
  words.forEach((word, index) => {
    const value = Number(words[index + 1]);
    if (WORDS.test(word) && Number.isInteger(value)) numbers.set(word, value);
  });
  const milliseconds = numbers.get('movetime');
  const left = numbers.get(`p${player}time`);
  const increment = numbers.get(`p${player}inc`) ?? 0;
  const nodes = numbers.get('nodes');
  const depth = numbers.get('depth');
  return {
    endless: [milliseconds, left, nodes, depth].every((limit) => limit === undefined),
    ...(milliseconds !== undefined && { milliseconds: Math.max(milliseconds, 0) }),
    ...(left !== undefined && { clock: { left: Math.max(left, 0), increment: Math.max(increment, 0) } }),
    ...(nodes !== undefined && { nodes: Math.max(nodes, 1) }),
    ...(depth !== undefined && { depth: Math.max(depth, 1) }),
  };
}
