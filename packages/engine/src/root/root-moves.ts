import { encodeMove, legalMoves, type Move, type MoveCode, type Position, playUnchecked } from '@halma/rules';
import { endBonus } from './end-bonus.ts';

/** A legal move of the position to search. */
export interface RootMove {
  readonly move: Move;
  readonly code: MoveCode;
  /** An amount that every search adds to the evaluation of the move, in units of travel cost. */
  readonly bias: number;
}

/** Moves whose evaluations differ by less than this, in units of travel cost, are nearly equal. */
const TIE_MARGIN = 2;

/**
 * Returns the moves to choose from, each with the bonus for the position to which it leads. Includes a pass only if it
 * is the only move.
 *
 * @param random returns numbers from 0 up to, but not including, 1, that break ties between nearly equal moves
 */
export function rootMoves(position: Position, random: () => number): readonly RootMove[] {
  const moves = legalMoves(position);
  const active = moves.filter((move) => move.kind !== 'pass');
  return (active.length > 0 ? active : moves).map((move) => ({
    move,
    code: encodeMove(move, position.rules.board.offBoard),
    bias: endBonus(playUnchecked(position, move), position.toMove) + TIE_MARGIN * random(),
  }));
}

/** Returns the moves that neither repeat a position nor lose; all moves if there are no others. */
export function preferredMoves(moves: readonly RootMove[]): readonly RootMove[] {
  const preferred = moves.filter(({ bias }) => bias > -TIE_MARGIN);
  return preferred.length > 0 ? preferred : moves;
}
