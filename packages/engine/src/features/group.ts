import { clustersOf } from './clusters.ts';
import type { Situation } from './situation.ts';

/** How close the army keeps together. */
export interface Group {
  /** Part of the men, from 0 to 1, who belong to the largest cluster. */
  readonly share: number;
  /** Steps between two men on average; 0 for a single man. */
  readonly spread: number;
}

/** Men this near to each other belong to one cluster. */
const LINK = 2;

/** Close order: the largest cluster of own men, and how far apart they are. */
export function group({ board, own }: Situation): Group {
  let sum = 0;
  for (const one of own) for (const other of own) sum += board.distance(one, other);
  const pairs = own.length * (own.length - 1);
  const clusters = clustersOf(own, (one, other) => board.distance(one, other) <= LINK);
  return {
    share: Math.max(...clusters.map(({ length }) => length)) / own.length,
    spread: pairs === 0 ? 0 : sum / pairs,
  };
}
