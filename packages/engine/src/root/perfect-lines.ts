import { encodeMove, type Move, type Position, playUnchecked } from '@halma/rules';
import type { JudgedMove, PerfectPlay, PositionValue } from '@halma/solver';
import { type EvaluatedLine, PROVEN_WIN_EVALUATION, type SearchIteration } from '../search-info.ts';
import type { RootMove } from './root-moves.ts';

/**
 * Returns the best lines of a position with their exact values. A decided line continues to the end of the game.
 *
 * @param roots the moves to choose from, at least one; their biases decide between moves of the same value
 * @returns null in a game that `perfectPlay` does not cover
 */
export function perfectLines(
  position: Position,
  roots: readonly RootMove[],
  perfectPlay: PerfectPlay,
  lineCount: number,
): SearchIteration | null {
  const judgedMoves = perfectPlay.judgeMoves(position);
  if (judgedMoves === null) return null;
  const biases = new Map(roots.map(({ code, bias }) => [code, bias]));
  const moves = judgedMoves
    .flatMap(({ move, value }) => {
      const bias = biases.get(encodeMove(move, position.rules.board.offBoard));
      return bias === undefined ? [] : [{ move, value, evaluation: evaluationOf(value), bias }];
    })
    .sort((a, b) => b.evaluation - a.evaluation || b.bias - a.bias);
  const lines = moves.slice(0, lineCount).map((chosen) => lineFrom(position, perfectPlay, chosen));
  return { depth: Math.max(...lines.map((line) => line.moves.length)), nodes: moves.length, lines };
}

function lineFrom(
  position: Position,
  perfectPlay: PerfectPlay,
  { move, value, evaluation }: JudgedMove & { readonly evaluation: number },
): EvaluatedLine {
  const moves: Move[] = [move];
  // A drawn line has no end, so it is one move long.
  const plies = 'plies' in value ? value.plies : 1;
  for (let next = playUnchecked(position, move); moves.length < plies && next.outcome === null; ) {
    const [best] = perfectPlay.judgeMoves(next) ?? [];
    if (best === undefined) break;
    moves.push(best.move);
    next = playUnchecked(next, best.move);
  }
  return { moves, evaluation };
}

/** Returns an evaluation that is larger for better values: fast wins, then slow ones, draws, slow losses, fast ones. */
function evaluationOf(value: PositionValue): number {
  if (!('plies' in value)) return 0;
  const evaluation = PROVEN_WIN_EVALUATION - value.plies;
  return value.result === 'won' ? evaluation : -evaluation;
}
