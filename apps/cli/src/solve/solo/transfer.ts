import { accept } from '@halma/rules';
import { searchTransfer } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { runSoloSearch } from './run-solo-search.ts';
import { createSoloOutput } from './solo-output.ts';
import { soloPosition } from './solo-position.ts';
import { refuseSoloArmy } from './solo-rules.ts';

const DEFAULT_SECONDS = 60;
const MAX_BEAM_WIDTH = 1_000_000;

/** The default beam width with --prove: a wider beam would leave less time for the proof. */
const BEAM_WIDTH_WITH_PROOF = 5000;

/** Searches for the fewest moves in which one army crosses the board. */
export async function findTransfer(
  request: Request,
  work: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'reportProgress' | 'signal'>,
): Promise<CommandResult<VerbOutput>> {
  const { prove = false, seconds = prove ? Number.POSITIVE_INFINITY : DEFAULT_SECONDS } = request;
  const { width = prove ? BEAM_WIDTH_WITH_PROOF : undefined } = request;
  if (!(seconds > 0)) return refuse('bad-request', '--seconds expects a number above 0.');
  if (width !== undefined && (!Number.isInteger(width) || width < 1 || width > MAX_BEAM_WIDTH))
    return refuse('bad-request', `--width expects a whole number from 1 to ${MAX_BEAM_WIDTH}.`);
  const position = soloPosition(request, request.from);
  if (!position.ok) return position;
  const limits = { clock: work.now, ...(width !== undefined && { beamWidth: width }) };
  const solutions = searchTransfer(position.value, limits);
  if (solutions === null) return refuseSoloArmy(position.value.rules);
  return accept(createSoloOutput(position.value, await runSoloSearch(solutions, seconds, work)));
}
