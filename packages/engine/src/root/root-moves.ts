import { encodeMove, legalMoves, type Move, type MoveCode, type Position, playUnchecked } from '@halma/rules';
import { cellsOfSeat } from '../men.ts';
import { endEvaluation } from './endings.ts';
import { moveBonus, REPETITION_PENALTY } from './move-bonus.ts';

/** A legal move of the position to search. */
export interface RootMove {
  readonly move: Move;
  readonly code: MoveCode;
  /** An amount that every search adds to the evaluation of the move, in units of travel cost. */
  readonly bias: number;
  /** The evaluation of a move that ends the game; null for other moves. */
  readonly endEvaluation: number | null;
}

/** Moves whose evaluations differ by less than this, in units of travel cost, are nearly equal. */
const TIE_MARGIN = 2;

/**
 * The number of an army's own turns for which it remembers the placements. In Cetro, an army often has to wait for its
 * opponents by moving back and forth.
 */
const MAX_REMEMBERED_TURNS = 300;
const MAX_REMEMBERED_TURNS_IN_CETRO = 60;

/**
 * Returns the moves to choose from, each with the bonus for the position to which it leads. Includes a pass only if it
 * is the only move.
 *
 * @param random returns numbers from 0 up to, but not including, 1, that break ties between nearly equal moves
 * @param firstMoves the moves to consider; null for all legal moves
 */
export function rootMoves(
  position: Position,
  random: () => number,
  firstMoves: readonly Move[] | null = null,
): readonly RootMove[] {
  const { toMove, rules } = position;
  const codeOf = (move: Move): MoveCode => encodeMove(move, rules.board.offBoard);
  const firstCodes = firstMoves?.map(codeOf);
  const moves = legalMoves(position).filter((move) => firstCodes?.includes(codeOf(move)) ?? true);
  const nonPassMoves = moves.filter((move) => move.kind !== 'pass');
  return (nonPassMoves.length > 0 ? nonPassMoves : moves).map((move) => {
    const next = playUnchecked(position, move);
    return {
      move,
      code: codeOf(move),
      bias: moveBonus(next, toMove) + TIE_MARGIN * random(),
      endEvaluation: endEvaluation(next, toMove),
    };
  });
}

/** Returns the moves that do not repeat a position; all moves if there are no others. */
export function preferredMoves(moves: readonly RootMove[]): readonly RootMove[] {
  const preferred = moves.filter(({ bias }) => bias > -TIE_MARGIN);
  return preferred.length > 0 ? preferred : moves;
}

/**
 * Returns the moves with a penalty for those that bring the army back to an earlier placement. An army that avoids
 * earlier placements cannot repeat a position, and so tries moves that it would otherwise reject.
 */
export function penaliseOldPlacements(position: Position, moves: readonly RootMove[]): readonly RootMove[] {
  const seat = position.toMove;
  const placementOf = (placed: Position): string =>
    cellsOfSeat(placed, seat)
      .map((cell) => `${cell}:${placed.men[cell]}`)
      .join();
  const maxTurns =
    position.rules.game.goal === 'far-rows' ? MAX_REMEMBERED_TURNS_IN_CETRO : MAX_REMEMBERED_TURNS;
  const oldPlacements = new Set<string>();
  let turns = 0;
  for (let earlier = position.previous; earlier !== null && turns < maxTurns; earlier = earlier.previous) {
    if (earlier.toMove !== seat) continue;
    oldPlacements.add(placementOf(earlier));
    turns += 1;
  }
  return moves.map((root) =>
    oldPlacements.has(placementOf(playUnchecked(position, root.move)))
      ? { ...root, bias: root.bias - REPETITION_PENALTY }
      : root,
  );
}
