import { type Figure, FigureSolver } from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { Pace } from '../pace.ts';
import { listCandidates } from './candidates.ts';
import { decideCalmly } from './decide.ts';
import { readFigure } from './read-figure.ts';
import { requestedYard, type YardChoice } from './requested-yard.ts';

/** Counts the orders of moves that lead to a figure, or to all figures of a yard. */
export async function orders(request: Request, work: Work): Promise<Reply<Answer>> {
  const choice = requestedYard(request);
  if (!choice.ok) return choice;
  const figures = await requestedFigures(request, choice.value, work);
  if (!figures.ok) return figures;
  const solver = new FigureSolver(choice.value.yard);
  const pace = new Pace(figures.value.length, work.now);
  let counted = 0;
  let all = 0n;
  for (const figure of figures.value) {
    const found = await countCalmly(solver, figure, work);
    if (found === null)
      return decline('undecided', 'There is not memory enough to count the orders of a figure.');
    if (found === undefined) break;
    counted += found > 0n ? 1 : 0;
    all += found;
    pace.advance(1);
    work.progress(pace.text('figures'));
  }
  return give({
    data: () => ({ figures: counted, orders: `${all}` }),
    text: () => `${counted} figures in ${all.toLocaleString('en-US')} orders of moves.`,
  });
}

/** The figure that is asked about, or all candidates that can be reached. */
async function requestedFigures(
  { figure }: Request,
  choice: YardChoice,
  work: Work,
): Promise<Reply<readonly Figure[]>> {
  if (figure !== undefined) {
    const read = readFigure(choice, figure);
    return read.ok ? give([read.value]) : read;
  }
  const list = await listCandidates(choice.yard, work);
  const solver = new FigureSolver(choice.yard);
  const pace = new Pace(list.count, work.now);
  const reachable: Figure[] = [];
  for (let number = 0; number < list.count && !work.stop.aborted; number += 1) {
    const candidate = list.at(number);
    const verdict = await decideCalmly(solver, candidate, work);
    if (verdict.kind !== 'impossible') reachable.push(candidate);
    pace.advance(1);
    work.progress(pace.text('candidates'));
  }
  return give(reachable);
}

/** @returns null for want of memory, undefined after an interruption */
async function countCalmly(
  solver: FigureSolver,
  figure: Figure,
  { breathe, stop }: Pick<Work, 'breathe' | 'stop'>,
): Promise<bigint | null | undefined> {
  const steps = solver.countOrders(figure);
  for (let step = steps.next(); !stop.aborted; step = steps.next()) {
    if (step.done === true) return step.value;
    await breathe();
  }
  return undefined;
}
