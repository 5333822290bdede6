import { squareName } from '@halma/solver';
import { drawTable } from '../../drawing/table.ts';
import { give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { requestedSolver } from './requested-lattice.ts';
import { runSteps } from './run-steps.ts';

interface Row {
  readonly jumps: number;
  readonly men: number;
  /** Null where none was found. */
  readonly arrangement: readonly string[] | null;
}

/** Finds the fewest men for every number of jumps, and men who do it. */
export async function hopTable(request: Request, work: Work): Promise<Reply<Answer>> {
  const solver = requestedSolver(request);
  if (!solver.ok) return solver;
  const { side } = solver.value.lattice;
  const rows: Row[] = [];
  const fewest = (await runSteps('fewest men', solver.value.fewestMen(), work))?.value ?? [];
  for (const [jumps, men] of fewest.entries()) {
    if (men === null) continue;
    const cells = await runSteps(`${jumps} jumps`, solver.value.arrangement(jumps, men), work);
    if (cells === null) break;
    rows.push({ jumps, men, arrangement: cells.value?.map((cell) => squareName(side, cell)) ?? null });
  }
  const impossible = [...fewest.keys()].filter((jumps) => jumps > 0 && fewest[jumps] === null);
  return give({
    data: () => ({ side, rows, impossible }),
    text: () =>
      [
        drawTable(
          [
            ['jumps', 'men', 'arrangement'],
            ...rows.map(({ jumps, men, arrangement }) => [
              `${jumps}`,
              `${men}`,
              arrangement?.join(' ') ?? '?',
            ]),
          ],
          [0, 1],
        ),
        '',
        `No men can force ${impossible.join(', ')} or more than ${fewest.length - 1} jumps.`,
      ].join('\n'),
  });
}
