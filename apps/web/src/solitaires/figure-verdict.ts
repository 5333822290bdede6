import type { Position } from '@halma/rules';
import { menInYard } from './army.ts';
import { FIGURES, type PrintedFigure, type Way } from './key-names.ts';
import { figurePosition } from './keys.ts';
import { judge, squaresOf } from './own-figure.ts';

/** Moves in which the men have to be out, or in. */
export const FIGURE_MOVES = 19;

/** What nineteen moves have come to; null while the problem is still open. */
export type FigureVerdict =
  | { readonly kind: 'printed'; readonly figure: PrintedFigure }
  | { readonly kind: 'other' }
  | { readonly kind: 'crooked' }
  | { readonly kind: 'yarded' }
  | { readonly kind: 'spent' };

/** Judges the men after some moves from the full yard, or back to it. */
export function figureVerdict(position: Position, way: Way): FigureVerdict | null {
  if (position.ply < FIGURE_MOVES) return null;
  const inYard = menInYard(position);
  if (way === 'yard') return { kind: inYard === FIGURE_MOVES ? 'yarded' : 'spent' };
  if (inYard > 0) return { kind: 'spent' };
  const printed = FIGURES.find((figure) => figurePosition(figure).hash === position.hash);
  if (printed !== undefined) return { kind: 'printed', figure: printed };
  return { kind: typeof judge(squaresOf(position)) === 'string' ? 'crooked' : 'other' };
}
