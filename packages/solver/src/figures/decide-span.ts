import { finish } from '../finish.ts';
import type { Finding } from './certificate.ts';
import type { Figure } from './figure.ts';
import type { FigureSolver } from './figure-solver.ts';

/** Decides candidates one after another. @param first the number of the first @returns those that are not impossible */
export function decideSpan(solver: FigureSolver, first: number, figures: readonly Figure[]): Finding[] {
  return figures.flatMap((figure, index) => {
    const verdict = finish(solver.decide(figure));
    if (verdict.kind === 'impossible') return [];
    return [{ number: first + index, moves: verdict.kind === 'reachable' ? verdict.moves : null }];
  });
}
