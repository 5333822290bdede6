import type { Cell } from '@halma/rules';
import { type Figure, FigureSolver, packings, type Verdict, type WayHome } from '@halma/solver';
import { setUp } from '../board/set-up.ts';
import { ARMY } from './army.ts';
import { judge, nineteen } from './own-figure.ts';
import type { SolverAnswer, SolverRequest } from './solver-messages.ts';

/**
 * Works on a request and answers as it goes.
 *
 * @param clock in milliseconds
 */
export function* answerSolver(
  request: SolverRequest,
  clock: () => number,
): Generator<SolverAnswer, void, void> {
  if (request.kind === 'figure') {
    yield { kind: 'verdict', verdict: decide(request.squares) };
    return;
  }
  const ways = packings(setUp(ARMY, request.position), { clock }) ?? [];
  const end = clock() + request.milliseconds;
  let told: WayHome | undefined;
  for (const way of ways) {
    if (told === undefined || isNews(told, way)) yield { kind: 'way', way };
    told = way;
    if (clock() > end) break;
  }
  yield { kind: 'end' };
}

function decide(squares: readonly Cell[]): Verdict {
  const figure = judge(squares);
  return typeof figure === 'string' ? { kind: 'impossible' } : decideFigure(figure);
}

function decideFigure(figure: Figure): Verdict {
  const steps = new FigureSolver(nineteen()).decide(figure);
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value;
}

function isNews(told: WayHome, way: WayHome): boolean {
  return told.best !== way.best || told.bound !== way.bound || told.proven !== way.proven;
}
