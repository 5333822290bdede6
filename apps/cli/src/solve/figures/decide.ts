import { accept } from '@halma/rules';
import { type Figure, FigureSolver, formatFigureMoves, type Verdict } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { requireField } from '../../request/validate-request.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { formatSolution } from './figure-text.ts';
import { parseFigure } from './parse-figure.ts';
import { requestedCamp } from './requested-camp.ts';

/** Finds the moves to a figure, or proves that it is unreachable. */
export async function decideRequestedFigure(
  request: Request,
  work: Pick<WorkContext, 'yieldToEventLoop'>,
): Promise<CommandResult<VerbOutput>> {
  const text = requireField('figure', request.figure);
  if (!text.ok) return text;
  const choice = requestedCamp(request);
  if (!choice.ok) return choice;
  const figure = parseFigure(choice.value, text.value);
  if (!figure.ok) return figure;
  const { rules, camp } = choice.value;
  const verdict = await decideFigure(new FigureSolver(camp), figure.value, work);
  if (verdict.kind === 'undecided')
    return refuse('undecided', 'There is not enough memory to decide the figure.');
  const moves = verdict.kind === 'reachable' ? verdict.moves : [];
  const texts = moves.length === 0 ? [] : formatFigureMoves(camp.side, moves).split(' ');
  return accept({
    data: () => ({ reachable: verdict.kind === 'reachable', moves: texts }),
    text: (paint, width) =>
      verdict.kind === 'reachable'
        ? formatSolution(rules, moves, paint, width)
        : 'Proven impossible: the men of the camp cannot reach these squares in one move each.',
  });
}

/** Decides a figure and yields to the event loop between steps. */
export async function decideFigure(
  solver: FigureSolver,
  figure: Figure,
  { yieldToEventLoop }: Pick<WorkContext, 'yieldToEventLoop'>,
): Promise<Verdict> {
  const steps = solver.decide(figure);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await yieldToEventLoop();
  }
}
