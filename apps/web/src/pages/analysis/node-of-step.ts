import type { Step } from '../../board/step-keys.ts';

/**
 * Returns the node to which a step through a line leads; undefined past the ends of the line.
 *
 * @param currentNode the node that is shown
 */
export function nodeOfStep(line: readonly number[], currentNode: number, step: Step): number | undefined {
  const index = line.indexOf(currentNode);
  return line[{ first: 0, previous: index - 1, next: index + 1, last: line.length - 1 }[step]];
}
