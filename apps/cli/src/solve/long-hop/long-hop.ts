import { accept } from '@halma/rules';
import { type LongHopSolver, squareName } from '@halma/solver';
import { formatCount } from '../../drawing/position-text.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { drawArrangement } from './draw-arrangement.ts';
import { requestedLongHopSolver } from './requested-lattice.ts';
import { runSteps } from './run-steps.ts';

/** The result of a search. */
interface LongHop {
  readonly jumps: number | null;
  readonly men: number | null;
  readonly proven: boolean;
  readonly impossible: boolean;
  readonly cells: readonly number[];
}

/** Places the fewest men for the requested number of jumps, or for the most jumps that a number of men can force. */
export async function longHop(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const solver = requestedLongHopSolver(request);
  if (!solver.ok) return solver;
  for (const [flag, value] of [
    ['jumps', request.jumps],
    ['men', request.men],
  ] as const)
    if (value !== undefined && (!Number.isInteger(value) || value < 1))
      return refuse('bad-request', `--${flag} expects a whole number above 0.`);
  const found = await solve(request, solver.value, work);
  const { boardSide: side } = solver.value.lattice;
  const { cells, ...rest } = found;
  return accept({
    data: () => ({ ...rest, arrangement: cells.map((cell) => squareName(side, cell)) }),
    text: () =>
      found.jumps === null || found.impossible || !found.proven
        ? resultText(request, found)
        : `${drawArrangement(solver.value.lattice, cells)}\n\n${resultText(request, found)}`,
  });
}

async function solve({ jumps, men }: Request, solver: LongHopSolver, work: WorkContext): Promise<LongHop> {
  const nothing = { jumps: jumps ?? null, men: men ?? null, proven: false, impossible: false, cells: [] };
  const fewest = await runSteps('fewest men', solver.fewestMen(), work);
  if (fewest === null) return nothing;
  const wanted = jumps ?? mostJumps(fewest.value, men);
  const needed = wanted === null ? null : (fewest.value[wanted] ?? null);
  if (wanted === null || needed === null || (men !== undefined && needed > men))
    return { ...nothing, proven: true, impossible: true };
  const cells = await runSteps('arrangement', solver.findArrangement(wanted, needed), work);
  if (cells === null || cells.value === null) return nothing;
  return { jumps: wanted, men: needed, proven: true, impossible: false, cells: cells.value };
}

/** Returns the most jumps that at most `men` men can force; null where they force none. */
function mostJumps(fewest: readonly (number | null)[], men = Number.POSITIVE_INFINITY): number | null {
  const jumps = fewest.findLastIndex((needed) => needed !== null && needed <= men);
  return jumps < 0 ? null : jumps;
}

function resultText({ jumps, men }: Request, found: LongHop): string {
  if (!found.proven) return 'The search was interrupted before a decision.';
  const asked = jumps === undefined ? 'any hop at all' : `a shortest hop of ${formatCount(jumps, 'jump')}`;
  const by = men === undefined ? 'no number of men' : `no ${formatCount(men, 'man', 'men')}`;
  if (found.impossible) return `Proven: ${by} can force ${asked}.`;
  const best =
    jumps === undefined
      ? `and ${men === undefined ? 'no men' : `no ${formatCount(men, 'man', 'men')}`} can force more`
      : 'and fewer cannot';
  return `${formatCount(found.men ?? 0, 'man', 'men')} force a shortest hop of ${formatCount(found.jumps ?? 0, 'jump')}; proven, ${best}.`;
}
