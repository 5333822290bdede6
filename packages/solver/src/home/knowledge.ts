import type { Walk } from '@halma/rules';

/** What those who work on one problem have found out together so far. */
export interface Knowledge {
  /** The best way; null while there is none. */
  moves: readonly Walk[] | null;
  /** No way is shorter than this. */
  bound: number;
}

/** Is the best way a shortest one? */
export function isProven({ moves, bound }: Knowledge): boolean {
  return moves !== null && moves.length <= bound;
}

/** Takes over a way if it is shorter than the best. */
export function takeOver(known: Knowledge, moves: readonly Walk[]): void {
  if (known.moves === null || moves.length < known.moves.length) known.moves = moves;
}
