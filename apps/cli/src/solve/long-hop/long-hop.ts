import { accept } from '@halma/rules';
import { type LongHopSolver, squareName } from '@halma/solver';
import { formatCount } from '../../drawing/position-text.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { drawArrangement } from './draw-arrangement.ts';
import { createLongHopSolver } from './requested-lattice.ts';
import { runSteps } from './run-steps.ts';

/** The result of a search. `cells` lists where the men are. */
interface LongHop {
  readonly jumps: number | null;
  readonly men: number | null;
  readonly proven: boolean;
  readonly impossible: boolean;
  readonly cells: readonly number[];
}

/**
 * Finds the fewest men that force the requested number of jumps or, without such a number, the most jumps that the
 * requested number of men can force.
 */
export async function findLongHop(request: Request, work: WorkContext): Promise<CommandResult<VerbOutput>> {
  const solver = createLongHopSolver(request);
  if (!solver.ok) return solver;
  for (const [flag, value] of [
    ['jumps', request.jumps],
    ['men', request.men],
  ] as const)
    if (value !== undefined && (!Number.isInteger(value) || value < 1))
      return refuse('bad-request', `--${flag} expects a whole number above 0.`);
  const longHop = await searchLongHop(request, solver.value, work);
  const { boardSide: side } = solver.value.lattice;
  const { cells, ...rest } = longHop;
  return accept({
    data: () => ({ ...rest, arrangement: cells.map((cell) => squareName(side, cell)) }),
    text: () =>
      longHop.jumps === null || longHop.impossible || !longHop.proven
        ? formatResult(request, longHop)
        : `${drawArrangement(solver.value.lattice, cells)}\n\n${formatResult(request, longHop)}`,
  });
}

async function searchLongHop(
  { jumps, men }: Request,
  solver: LongHopSolver,
  work: WorkContext,
): Promise<LongHop> {
  const unsolved = { jumps: jumps ?? null, men: men ?? null, proven: false, impossible: false, cells: [] };
  const fewest = await runSteps('fewest men', solver.fewestMen(), work);
  if (fewest === null) return unsolved;
  const targetJumps = jumps ?? mostJumps(fewest.value, men);
  const neededMen = targetJumps === null ? null : (fewest.value[targetJumps] ?? null);
  if (targetJumps === null || neededMen === null || (men !== undefined && neededMen > men))
    return { ...unsolved, proven: true, impossible: true };
  const cells = await runSteps('arrangement', solver.findArrangement(targetJumps, neededMen), work);
  if (cells === null || cells.value === null) return unsolved;
  return { jumps: targetJumps, men: neededMen, proven: true, impossible: false, cells: cells.value };
}

/** Returns the most jumps that at most `men` men can force; null when they cannot force any. */
function mostJumps(fewest: readonly (number | null)[], men = Number.POSITIVE_INFINITY): number | null {
  const jumps = fewest.findLastIndex((neededMen) => neededMen !== null && neededMen <= men);
  return jumps < 0 ? null : jumps;
}

function formatResult({ jumps, men }: Request, longHop: LongHop): string {
  if (!longHop.proven) return 'The search was interrupted, or found no arrangement.';
  const goal = jumps === undefined ? 'a hop' : `a shortest hop of ${formatCount(jumps, 'jump')}`;
  const subject = men === undefined ? 'no number of men' : `no ${formatCount(men, 'man', 'men')}`;
  if (longHop.impossible) return `Proven: ${subject} can force ${goal}.`;
  const comparison = jumps === undefined ? `and ${subject} can force more` : 'and fewer men cannot';
  return `${formatCount(longHop.men ?? 0, 'man', 'men')} force a shortest hop of ${formatCount(longHop.jumps ?? 0, 'jump')}; proven, ${comparison}.`;
}
