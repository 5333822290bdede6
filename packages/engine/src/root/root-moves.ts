import { codeOfMove, legalMoves, type Move, type MoveCode, type Position, playListed } from '@halma/rules';
import { endBonus } from './end-bonus.ts';

/** A legal move of the position to be searched. */
export interface RootMove {
  readonly move: Move;
  readonly code: MoveCode;
  /** What the rules say of the position it leads to, added to whatever a search finds. */
  readonly bias: number;
}

/** Moves whose values lie this close together are equally good. */
export const LUCK = 2;

/**
 * The moves to choose from, with what the rules say of each: passing only when there is nothing else.
 *
 * @param random numbers from 0 up to 1 that decide between nearly equal moves
 */
export function rootMoves(position: Position, random: () => number): readonly RootMove[] {
  const moves = legalMoves(position);
  const real = moves.filter((move) => move.kind !== 'pass');
  return (real.length > 0 ? real : moves).map((move) => ({
    move,
    code: codeOfMove(move, position.rules.board.away),
    bias: endBonus(playListed(position, move), position.toMove) + LUCK * random(),
  }));
}
