import { accept } from '@halma/rules';
import { searchPacking } from '@halma/solver';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { requireField } from '../../request/validate-request.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { runSoloSearch } from './run-solo-search.ts';
import { createSoloOutput } from './solo-output.ts';
import { soloPosition } from './solo-position.ts';
import { refuseSoloArmy } from './solo-rules.ts';

const DEFAULT_SECONDS = 10;

/** Searches for the fewest moves that bring the army of the seat to move home. */
export async function packArmy(
  request: Request,
  work: Pick<WorkContext, 'now' | 'yieldToEventLoop' | 'reportProgress' | 'signal'>,
): Promise<CommandResult<VerbOutput>> {
  const { seconds = DEFAULT_SECONDS } = request;
  if (!(seconds > 0)) return refuse('bad-request', '--seconds expects a number above 0.');
  const text = requireField('position', request.position);
  if (!text.ok) return text;
  const position = soloPosition(request, text.value);
  if (!position.ok) return position;
  const solutions = searchPacking(position.value, { clock: work.now });
  if (solutions === null) return refuseSoloArmy(position.value.rules);
  return accept(createSoloOutput(position.value, await runSoloSearch(solutions, seconds, work)));
}
