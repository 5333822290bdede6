import { type Candidates, FigureSolver, findCandidates, type Yard } from '@halma/solver';
import { drawTable, grouped } from '../../drawing/table.ts';
import { give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { requestedYard } from './requested-yard.ts';

/** Counts the candidates of a yard by their greatest row. */
export async function candidates(request: Request, work: Work): Promise<Reply<Answer>> {
  const choice = requestedYard(request);
  if (!choice.ok) return choice;
  const list = await listCandidates(choice.value.yard, work);
  const byRow = new Map<number, number>();
  for (let number = 0; number < list.count; number += 1) {
    const row = list.greatestRow(number);
    byRow.set(row, (byRow.get(row) ?? 0) + 1);
  }
  const rows = [...byRow].sort(([a], [b]) => a - b);
  return give({
    data: () => ({ count: list.count, byGreatestRow: Object.fromEntries(rows) }),
    text: () =>
      drawTable(
        [
          ['greatest row', 'candidates'],
          ...rows.map(([row, value]) => [`${row}`, grouped(value)]),
          ['all', grouped(list.count)],
        ],
        [0, 1],
      ),
  });
}

/** Finds all candidates of a yard, showing how many there are so far. */
export async function listCandidates(
  yard: Yard,
  { breathe, progress }: Pick<Work, 'breathe' | 'progress'>,
): Promise<Candidates> {
  const search = findCandidates(new FigureSolver(yard));
  for (let step = search.next(); ; step = search.next()) {
    if (step.done === true) return step.value;
    progress(`candidates: ${grouped(step.value)}`);
    await breathe();
  }
}
