import { accept } from '@halma/rules';
import { type Figure, FigureSolver } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { ProgressMeter } from '../progress-meter.ts';
import { listCandidates } from './candidates.ts';
import { decideFigure } from './decide.ts';
import { parseFigure } from './parse-figure.ts';
import { type CampChoice, requestedCamp } from './requested-camp.ts';

/** Counts the move orders that lead to a figure, or to all figures of a camp. */
export async function orders(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const choice = requestedCamp(request);
  if (!choice.ok) return choice;
  const figures = await requestedFigures(request, choice.value, work);
  if (!figures.ok) return figures;
  const solver = new FigureSolver(choice.value.camp);
  const meter = new ProgressMeter(figures.value.length, work.now);
  let counted = 0;
  let all = 0n;
  for (const figure of figures.value) {
    const found = await countOrders(solver, figure, work);
    if (found === null) return refuse('undecided', 'Counting the orders of a figure needs more memory.');
    if (found === undefined) break;
    counted += found > 0n ? 1 : 0;
    all += found;
    meter.advance(1);
    work.reportProgress(meter.text('figures'));
  }
  return accept({
    data: () => ({ figures: counted, orders: `${all}` }),
    text: () => `${counted} figures in ${all.toLocaleString('en-US')} move orders.`,
  });
}

/** Returns the requested figure, or all reachable candidates. */
async function requestedFigures(
  { figure }: Request,
  choice: CampChoice,
  work: WorkContext,
): Promise<CommandResult<readonly Figure[]>> {
  if (figure !== undefined) {
    const read = parseFigure(choice, figure);
    return read.ok ? accept([read.value]) : read;
  }
  const list = await listCandidates(choice.camp, work);
  const solver = new FigureSolver(choice.camp);
  const meter = new ProgressMeter(list.count, work.now);
  const reachable: Figure[] = [];
  for (let number = 0; number < list.count && !work.signal.aborted; number += 1) {
    const candidate = list.at(number);
    const verdict = await decideFigure(solver, candidate, work);
    if (verdict.kind !== 'impossible') reachable.push(candidate);
    meter.advance(1);
    work.reportProgress(meter.text('candidates'));
  }
  return accept(reachable);
}

/** @returns null when memory is insufficient, undefined after an interruption */
async function countOrders(
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
