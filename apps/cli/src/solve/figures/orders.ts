import { accept } from '@halma/rules';
import { type Figure, FigureSolver } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { ProgressMeter } from '../progress-meter.ts';
import { listCandidates } from './candidates.ts';
import { decideFigure } from './decide.ts';
import { parseFigure } from './parse-figure.ts';
import { type CampChoice, requestedCamp } from './requested-camp.ts';

/** Counts the move orders that lead to a figure, or to all figures of a camp. */
export async function countMoveOrders(
  request: Request,
  work: WorkContext,
): Promise<CommandResult<VerbOutput>> {
  const choice = requestedCamp(request);
  if (!choice.ok) return choice;
  const figures = await requestedFigures(request, choice.value, work);
  if (!figures.ok) return figures;
  const solver = new FigureSolver(choice.value.camp);
  const meter = new ProgressMeter(figures.value.length, work.now);
  let figureCount = 0;
  let orderCount = 0n;
  for (const figure of figures.value) {
    const orders = await countOrdersOfFigure(solver, figure, work);
    if (orders === null)
      return refuse('undecided', 'There is not enough memory to count the orders of a figure.');
    if (orders === undefined) break;
    figureCount += orders > 0n ? 1 : 0;
    orderCount += orders;
    meter.advance(1);
    work.reportProgress(meter.format('figures'));
  }
  return accept({
    data: () => ({ figures: figureCount, orders: `${orderCount}` }),
    text: () => `${figureCount} figures in ${orderCount.toLocaleString('en-US')} move orders.`,
  });
}

/** Returns the requested figure, or all candidates that are not proven impossible. */
async function requestedFigures(
  { figure }: Request,
  choice: CampChoice,
  work: WorkContext,
): Promise<CommandResult<readonly Figure[]>> {
  if (figure !== undefined) {
    const parsed = parseFigure(choice, figure);
    return parsed.ok ? accept([parsed.value]) : parsed;
  }
  const list = await listCandidates(choice.camp, work);
  const solver = new FigureSolver(choice.camp);
  const meter = new ProgressMeter(list.count, work.now);
  const possibleFigures: Figure[] = [];
  for (let index = 0; index < list.count && !work.signal.aborted; index += 1) {
    const candidate = list.at(index);
    const verdict = await decideFigure(solver, candidate, work);
    if (verdict.kind !== 'impossible') possibleFigures.push(candidate);
    meter.advance(1);
    work.reportProgress(meter.format('candidates'));
  }
  return accept(possibleFigures);
}

/**
 * Counts the move orders of one figure.
 *
 * @returns null when there is not enough memory, undefined after an interruption
 */
async function countOrdersOfFigure(
  solver: FigureSolver,
  figure: Figure,
  { yieldToEventLoop, signal }: Pick<WorkContext, 'yieldToEventLoop' | 'signal'>,
): Promise<bigint | null | undefined> {
  const steps = solver.countOrders(figure);
  for (let step = steps.next(); !signal.aborted; step = steps.next()) {
    if (step.done === true) return step.value;
    await yieldToEventLoop();
  }
  return undefined;
}
