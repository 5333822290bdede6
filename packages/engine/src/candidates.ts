import { codeOfMove, type Move, type MoveCode, type Position, playListed } from '@halma/rules';
import { endBonus } from './end-bonus.ts';

/** A move and what it is worth so far. */
export interface Candidate {
  readonly move: Move;
  readonly code: MoveCode;
  /** What the rules say of the position it leads to, added to whatever a search finds. */
  readonly bonus: number;
  value: number;
}

/** Moves whose values lie this close together are equally good. */
export const LUCK = 2;

/** A move with what the rules say of it, and a little luck. @param random from 0 up to 1 */
export function candidateOf(position: Position, move: Move, random: () => number): Candidate {
  const bonus = endBonus(playListed(position, move), position.toMove) + LUCK * random();
  return { move, code: codeOfMove(move, position.rules.board.away), bonus, value: 0 };
}

/** The candidate of greatest value. */
export function bestOf(candidates: readonly Candidate[]): Candidate {
  return candidates.reduce((one, other) => (other.value > one.value ? other : one));
}
