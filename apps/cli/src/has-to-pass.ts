import { legalMoves, type Position } from '@halma/rules';

/** Can the seat to move do nothing but pass? */
export function hasToPass(position: Position): boolean {
  const [only, ...others] = legalMoves(position);
  return only?.kind === 'pass' && others.length === 0;
}
