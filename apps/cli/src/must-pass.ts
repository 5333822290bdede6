import { legalMoves, type Position } from '@halma/rules';

/** Returns whether the only legal move is a pass. */
export function mustPass(position: Position): boolean {
  const [only, ...others] = legalMoves(position);
  return only?.kind === 'pass' && others.length === 0;
}
