import { accept } from '@halma/rules';
import { squareName } from '@halma/solver';
import { drawTable } from '../../drawing/text-layout.ts';
import type { CommandResult } from '../../refusal.ts';
import type { Request } from '../../request/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { requestedLongHopSolver } from './requested-lattice.ts';
import { runSteps } from './run-steps.ts';

interface Row {
  readonly jumps: number;
  readonly men: number;
  /** Null where no arrangement was found. */
  readonly arrangement: readonly string[] | null;
}

/** Finds the fewest men for every number of jumps, with an arrangement for each. */
export async function hopTable(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const solver = requestedLongHopSolver(request);
  if (!solver.ok) return solver;
  const { boardSide: side } = solver.value.lattice;
  const rows: Row[] = [];
  const fewest = (await runSteps('fewest men', solver.value.fewestMen(), work))?.value ?? [];
  for (const [jumps, men] of fewest.entries()) {
    if (men === null) continue;
    const cells = await runSteps(`${jumps} jumps`, solver.value.findArrangement(jumps, men), work);
    if (cells === null) break;
    rows.push({ jumps, men, arrangement: cells.value?.map((cell) => squareName(side, cell)) ?? null });
  }
  const impossible = [...fewest.keys()].filter((jumps) => jumps > 0 && fewest[jumps] === null);
  return accept({
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
