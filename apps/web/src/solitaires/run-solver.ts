import type { Cell } from '@halma/rules';
import { FigureSolver, runToCompletion, type SoloResult, searchPacking, type Verdict } from '@halma/solver';
import { setUp } from '../board/set-up.ts';
import { ARMY } from './army.ts';
import { figureCamp, validateFigure } from './custom-figure.ts';
import type { SolverRequest, SolverResponse } from './solver-messages.ts';

/**
 * Carries out a request. Yields each result as soon as the solver finds it.
 *
 * @param clock returns the time in milliseconds
 */
export function* runSolver(
  request: SolverRequest,
  clock: () => number,
): Generator<SolverResponse, void, void> {
  if (request.kind === 'figure') {
    yield { kind: 'verdict', verdict: decide(request.squares) };
    return;
  }
  const results = searchPacking(setUp(ARMY, request.position), { clock }) ?? [];
  const end = clock() + request.milliseconds;
  let previous: SoloResult | undefined;
  for (const result of results) {
    if (previous === undefined || isProgress(previous, result)) yield { kind: 'result', result };
    previous = result;
    if (clock() > end) break;
  }
  yield { kind: 'end' };
}

function decide(squares: readonly Cell[]): Verdict {
  const figure = validateFigure(squares);
  if (typeof figure === 'string') return { kind: 'impossible' };
  return runToCompletion(new FigureSolver(figureCamp()).decide(figure));
}

function isProgress(previous: SoloResult, result: SoloResult): boolean {
  return (
    previous.fewestMoves !== result.fewestMoves ||
    previous.lowerBound !== result.lowerBound ||
    previous.proven !== result.proven
  );
}
