import type { Position } from '@halma/rules';
import { menInCamp } from './army.ts';
import { FIGURES, type KeyDirection, type PrintedFigure } from './key-names.ts';
import { figurePosition } from './keys.ts';
import { squaresOf, validateFigure } from './own-figure.ts';

/** The number of moves in which the men have to be out, or in. */
export const FIGURE_MOVES = 19;

/** The result of nineteen moves; null while the problem is still open. */
export type FigureVerdict =
  | { readonly kind: 'printed'; readonly figure: PrintedFigure }
  | { readonly kind: 'other' }
  | { readonly kind: 'crooked' }
  | { readonly kind: 'yarded' }
  | { readonly kind: 'spent' };

/** Judges the position after some moves from the full camp, or back to it. */
export function figureVerdict(position: Position, direction: KeyDirection): FigureVerdict | null {
  if (position.ply < FIGURE_MOVES) return null;
  const inYard = menInCamp(position);
  if (direction === 'yard') return { kind: inYard === FIGURE_MOVES ? 'yarded' : 'spent' };
  if (inYard > 0) return { kind: 'spent' };
  const printed = FIGURES.find((figure) => figurePosition(figure).hash === position.hash);
  if (printed !== undefined) return { kind: 'printed', figure: printed };
  return { kind: typeof validateFigure(squaresOf(position)) === 'string' ? 'crooked' : 'other' };
}
