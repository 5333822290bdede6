import { type Position, play } from '@halma/rules';
import type { Figure, FigureMove } from './figure.ts';

/**
 * The reasons why moves are not a solution. The list is closed. `moved-twice` stands for every move that does not begin
 * on the camp square of a man that has not moved.
 */
const FIGURE_SOLUTION_ERRORS = ['illegal-move', 'moved-twice', 'wrong-figure'] as const;

export interface FigureSolutionError {
  readonly code: (typeof FIGURE_SOLUTION_ERRORS)[number];
  /** The ply of the wrong move, starting at 1; absent for `wrong-figure`. */
  readonly ply?: number;
}

/**
 * Checks a solution by playing its moves. Each man must move exactly once.
 *
 * @param start the start position of one army alone
 * @returns the error, or null if the moves lead to the figure
 */
export function checkFigureSolution(
  start: Position,
  moves: readonly FigureMove[],
  figure: Figure,
): FigureSolutionError | null {
  let position = start;
  const unmoved = new Set(start.rules.camps[start.toMove]?.home);
  for (const [index, { from, to }] of moves.entries()) {
    if (!unmoved.delete(from)) return { code: 'moved-twice', ply: index + 1 };
    const next = play(position, { kind: 'normal', from, to });
    if (!next.ok) return { code: 'illegal-move', ply: index + 1 };
    position = next.value;
  }
  const men = [...position.men.subarray(0, position.rules.board.cellCount).keys()].filter(
    (cell) => position.men[cell] !== 0,
  );
  return unmoved.size === 0 && men.join() === figure.join() ? null : { code: 'wrong-figure' };
}
