import { runToCompletion } from '../run-to-completion.ts';
import type { FigureResult } from './certificate.ts';
import type { Figure } from './figure.ts';
import type { FigureSolver } from './figure-solver.ts';

/**
 * Decides candidates one after another, without pausing.
 *
 * @param first the number of the first candidate
 * @param figures the candidates, with consecutive numbers
 * @returns the candidates that are not impossible
 */
export function decideRange(solver: FigureSolver, first: number, figures: readonly Figure[]): FigureResult[] {
  return figures.flatMap((figure, index) => {
    const verdict = runToCompletion(solver.decide(figure));
    if (verdict.kind === 'impossible') return [];
    return [{ candidate: first + index, moves: verdict.kind === 'reachable' ? verdict.moves : null }];
  });
}
