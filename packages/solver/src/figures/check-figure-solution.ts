import { type Position, play } from '@halma/rules';
import type { Figure, FigureMove } from './figure.ts';

/** The error of a solution, with its ply from 1. The list is closed. */
const FIGURE_SOLUTION_ERRORS = ['illegal-move', 'moved-twice', 'wrong-figure'] as const;

export interface FigureSolutionError {
  readonly code: (typeof FIGURE_SOLUTION_ERRORS)[number];
  readonly ply?: number;
}

/**
 * Plays a solution by the rules: one army alone, each man moving once.
 *
 * @param start the full camp, in a game in which its seat alone moves
 * @returns the error, or null if the moves lead to the figure
 */
export function checkFigureSolution(
  start: Position,
  moves: readonly FigureMove[],
  figure: Figure,
): FigureSolutionError | null {
  let position = start;
  const left = new Set(start.rules.camps[start.toMove]?.home);
  for (const [index, { from, to }] of moves.entries()) {
    if (!left.delete(from)) return { code: 'moved-twice', ply: index + 1 };
    const next = play(position, { kind: 'normal', from, to });
    if (!next.ok) return { code: 'illegal-move', ply: index + 1 };
    position = next.value;
  }
  const men = [...position.men.subarray(0, position.rules.board.cellCount).keys()].filter(
    (cell) => position.men[cell] !== 0,
  );
  return left.size === 0 && men.join() === figure.join() ? null : { code: 'wrong-figure' };
}
