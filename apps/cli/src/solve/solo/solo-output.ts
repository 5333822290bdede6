import { formatFullMove, type Position, play } from '@halma/rules';
import type { SoloResult } from '@halma/solver';
import { drawBoard } from '../../drawing/board.ts';
import { formatCount } from '../../drawing/position-text.ts';
import { wrapWords } from '../../drawing/text-layout.ts';
import type { VerbOutput } from '../../verbs/verb.ts';

/** A solution from a search or from the known transfers. */
type SoloSolution = Omit<SoloResult, 'placementsSearched'>;

/** Formats a solution for programs and for people. */
export function createSoloOutput(position: Position, solution: SoloSolution): VerbOutput {
  const { fewestMoves: best, lowerBound: bound, proven } = solution;
  return {
    data: () => ({ best, bound, proven, moves: playSolution(position, solution).moves }),
    text: (paint, width) => {
      if (best === null)
        return `No solution was found. A solution takes at least ${formatCount(bound, 'move')}.`;
      const { moves, end } = playSolution(position, solution);
      const optimality = proven ? ', proven minimal' : `; not proven minimal (at least ${bound})`;
      return [
        drawBoard(end, paint),
        '',
        `${formatCount(best, 'move')}${optimality}.`,
        wrapWords(moves, '', width),
      ]
        .join('\n')
        .trimEnd();
    },
  };
}

/**
 * Plays a solution under the rules.
 *
 * @returns its moves in full and the final position
 */
function playSolution(
  position: Position,
  { moves }: SoloSolution,
): { readonly moves: readonly string[]; readonly end: Position } {
  let end = position;
  const texts = moves.map((move) => {
    const text = formatFullMove(end, move);
    const next = play(end, move);
    if (!next.ok) throw new Error(`the solver found an illegal move: ${text}`);
    end = next.value;
    return text;
  });
  return { moves: texts, end };
}
