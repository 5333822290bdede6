import { type HopSolver, squareName } from '@halma/solver';
import { count } from '../../drawing/standing.ts';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { drawArrangement } from './draw-arrangement.ts';
import { requestedSolver } from './requested-lattice.ts';
import { runSteps } from './run-steps.ts';

/** What was found. */
interface LongHop {
  readonly jumps: number | null;
  readonly men: number | null;
  readonly proven: boolean;
  readonly impossible: boolean;
  readonly cells: readonly number[];
}

/** Places the fewest men for the jumps that are asked for, or for the most jumps that so many men can force. */
export async function longHop(request: Request, work: Work): Promise<Reply<Answer>> {
  const solver = requestedSolver(request);
  if (!solver.ok) return solver;
  for (const [flag, value] of [
    ['jumps', request.jumps],
    ['men', request.men],
  ] as const)
    if (value !== undefined && (!Number.isInteger(value) || value < 1))
      return decline('bad-request', `--${flag} expects a whole number above 0.`);
  const found = await solve(request, solver.value, work);
  const { side } = solver.value.lattice;
  const { cells, ...rest } = found;
  return give({
    data: () => ({ ...rest, arrangement: cells.map((cell) => squareName(side, cell)) }),
    text: () =>
      found.jumps === null || found.impossible || !found.proven
        ? sentence(request, found)
        : `${drawArrangement(solver.value.lattice, cells)}\n\n${sentence(request, found)}`,
  });
}

async function solve({ jumps, men }: Request, solver: HopSolver, work: Work): Promise<LongHop> {
  const nothing = { jumps: jumps ?? null, men: men ?? null, proven: false, impossible: false, cells: [] };
  const fewest = await runSteps('fewest men', solver.fewestMen(), work);
  if (fewest === null) return nothing;
  const wanted = jumps ?? mostJumps(fewest.value, men);
  const needed = wanted === null ? null : (fewest.value[wanted] ?? null);
  if (wanted === null || needed === null || (men !== undefined && needed > men))
    return { ...nothing, proven: true, impossible: true };
  const cells = await runSteps('arrangement', solver.arrangement(wanted, needed), work);
  if (cells === null || cells.value === null) return nothing;
  return { jumps: wanted, men: needed, proven: true, impossible: false, cells: cells.value };
}

/** The most jumps that no more than so many men can force; null where they can force none. */
function mostJumps(fewest: readonly (number | null)[], men = Number.POSITIVE_INFINITY): number | null {
  const jumps = fewest.findLastIndex((needed) => needed !== null && needed <= men);
  return jumps < 0 ? null : jumps;
}

function sentence({ jumps, men }: Request, found: LongHop): string {
  if (!found.proven) return 'It was not decided.';
  const asked = jumps === undefined ? 'any hop at all' : `a shortest hop of ${count(jumps, 'jump')}`;
  const by = men === undefined ? 'no number of men' : `no ${count(men, 'man', 'men')}`;
  if (found.impossible) return `Proven: ${by} can force ${asked}.`;
  const best =
    jumps === undefined
      ? `and ${men === undefined ? 'no men' : `no ${count(men, 'man', 'men')}`} can force more`
      : 'and fewer cannot';
  return `${count(found.men ?? 0, 'man', 'men')} force a shortest hop of ${count(found.jumps ?? 0, 'jump')}; proven, ${best}.`;
}
