import { accept } from '@halma/rules';
import { squareName } from '@halma/solver';
import { formatTable } from '../../drawing/text-layout.ts';
import type { CommandResult } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { createLongHopSolver } from './requested-lattice.ts';
import { runSteps } from './run-steps.ts';

/** A number of jumps and the fewest men that force it. */
interface Row {
  readonly jumps: number;
  readonly men: number;
  /** Null when no arrangement was found. */
  readonly arrangement: readonly string[] | null;
}

/** Finds the fewest men that force each number of jumps, and an arrangement of these men. */
export async function makeHopTable(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const solver = createLongHopSolver(request);
  if (!solver.ok) return solver;
  const { boardSide: side } = solver.value.lattice;
  const rows: Row[] = [];
  const counted = await runSteps('fewest men', solver.value.fewestMen(), work);
  const fewestMen = counted?.value ?? [];
  for (const [jumps, men] of fewestMen.entries()) {
    if (men === null) continue;
    const cells = await runSteps(`${jumps} jumps`, solver.value.findArrangement(jumps, men), work);
    if (cells === null) break;
    rows.push({ jumps, men, arrangement: cells.value?.map((cell) => squareName(side, cell)) ?? null });
  }
  const impossible = [...fewestMen.keys()].filter((jumps) => jumps > 0 && fewestMen[jumps] === null);
  return accept({
    data: () => ({ side, rows, impossible }),
    text: () =>
      [
        formatTable(
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
        counted === null ? 'Interrupted before the fewest men were known.' : impossibleText(fewestMen),
      ].join('\n'),
  });
}

/** Names the numbers of jumps that cannot be forced. */
function impossibleText(fewestMen: readonly (number | null)[]): string {
  const mostJumps = fewestMen.findLastIndex((men) => men !== null);
  const gaps = [...fewestMen.keys()].filter(
    (jumps) => jumps > 0 && jumps < mostJumps && fewestMen[jumps] === null,
  );
  const numbers = gaps.length === 0 ? '' : `${gaps.join(', ')} or `;
  return `No men can force ${numbers}more than ${mostJumps} jumps.`;
}
