import { accept } from '@halma/rules';
import { type Candidates, type CornerCamp, FigureSolver, findCandidates } from '@halma/solver';
import { formatNumber, formatTable } from '../../drawing/text-layout.ts';
import type { CommandResult } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { requestedCamp } from './requested-camp.ts';

/** Counts the candidates of a camp by their highest row. */
export async function countCandidates(
  request: Request,
  work: WorkContext,
): Promise<CommandResult<VerbOutput>> {
  const choice = requestedCamp(request);
  if (!choice.ok) return choice;
  const list = await listCandidates(choice.value.camp, work);
  const countByRow = new Map<number, number>();
  for (let candidate = 0; candidate < list.count; candidate += 1) {
    const row = list.maxRow(candidate);
    countByRow.set(row, (countByRow.get(row) ?? 0) + 1);
  }
  const rows = [...countByRow].sort(([a], [b]) => a - b);
  return accept({
    data: () => ({ count: list.count, byGreatestRow: Object.fromEntries(rows) }),
    text: () =>
      formatTable(
        [
          ['highest row', 'candidates'],
          ...rows.map(([row, value]) => [`${row}`, formatNumber(value)]),
          ['all', formatNumber(list.count)],
        ],
        [0, 1],
      ),
  });
}

/** Finds all candidates of a camp and reports the progress. */
export async function listCandidates(
  camp: CornerCamp,
  { yieldToEventLoop, reportProgress }: Pick<WorkContext, 'yieldToEventLoop' | 'reportProgress'>,
): Promise<Candidates> {
  const search = findCandidates(new FigureSolver(camp));
  for (let step = search.next(); ; step = search.next()) {
    if (step.done === true) return step.value;
    reportProgress(`candidates: ${formatNumber(step.value)}`);
    await yieldToEventLoop();
  }
}
