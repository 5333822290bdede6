import type { Position } from '@halma/rules';
import { menInCamp } from './army.ts';
import { occupiedSquares, validateFigure } from './custom-figure.ts';
import { FIGURES, type KeyDirection, type PrintedFigure } from './key-names.ts';
import { figurePosition } from './keys.ts';

/** The number of moves in which all men must leave the camp or return to it. */
export const FIGURE_MOVES = 19;

/**
 * The result of nineteen moves.
 * - `printed`: the men form a printed figure.
 * - `other`: the men form a different symmetric figure.
 * - `asymmetric`: the men have left the camp, but the figure is not symmetric.
 * - `returned`: all men are back in the camp.
 * - `spent`: the moves are used up, but the task is not done.
 */
export type FigureVerdict =
  | { readonly kind: 'printed'; readonly figure: PrintedFigure }
  | { readonly kind: 'other' }
  | { readonly kind: 'asymmetric' }
  | { readonly kind: 'returned' }
  | { readonly kind: 'spent' };

/** Returns the verdict on a position; null until nineteen moves have been played. */
export function figureVerdict(position: Position, direction: KeyDirection): FigureVerdict | null {
  if (position.ply < FIGURE_MOVES) return null;
  const campCount = menInCamp(position);
  if (direction === 'yard') return { kind: campCount === FIGURE_MOVES ? 'returned' : 'spent' };
  if (campCount > 0) return { kind: 'spent' };
  const printedFigure = FIGURES.find((figure) => figurePosition(figure).hash === position.hash);
  if (printedFigure !== undefined) return { kind: 'printed', figure: printedFigure };
  return { kind: typeof validateFigure(occupiedSquares(position)) === 'string' ? 'asymmetric' : 'other' };
}
