import { accept } from '@halma/rules';
import { checkValue, type PositionValue, rulesOfSmallBoard } from '@halma/solver';
import { formatNumber } from '../../drawing/text-layout.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields.ts';
import { requireField } from '../../request/validate-request.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { ProgressMeter } from '../progress-meter.ts';
import { readValues, withTablebase } from './read-tablebase.ts';

const DEFAULT_SAMPLE_SIZE = 10_000;
/** The number of positions between two yields to the event loop. */
const POSITIONS_PER_YIELD = 500;

/**
 * Verifies random positions of a tablebase with the moves and goals of the rules, and refuses it at the first wrong value. If
 * the sample is as large as the tablebase, it verifies every position, which proves all values.
 */
export async function verifyTablebase(
  request: Request,
  work: WorkContext,
): Promise<CommandResult<VerbOutput>> {
  const { sample = DEFAULT_SAMPLE_SIZE, seed = 1 } = request;
  if (!Number.isInteger(sample) || sample < 0)
    return refuse('bad-request', '--sample expects a whole number of at least 0.');
  const path = requireField('tablebase', request.tablebase);
  if (!path.ok) return path;
  return withTablebase(path.value, async (tablebase) => {
    const { board } = tablebase;
    const rules = rulesOfSmallBoard(board);
    const values = await readValues(path.value, tablebase);
    if (!values.ok) return values;
    const valueAt = (index: number): number => values.value[index] ?? 0;
    const isWhole = sample >= values.value.length;
    const count = isWhole ? values.value.length : sample;
    const random = seededRandom(seed);
    const meter = new ProgressMeter(count, work.now);
    let checked = 0;
    for (; checked < count && !work.signal.aborted; checked += 1) {
      const index = isWhole ? checked : Math.floor(random() * values.value.length);
      const fault = checkValue(board, rules, valueAt, index);
      if (fault !== null)
        return refuse(
          'false-tablebase',
          `The value of ${fault.position} is ${describe(fault.stored)}, but its moves make it ${describe(fault.implied)}.`,
        );
      if (checked % POSITIONS_PER_YIELD !== 0) continue;
      meter.advance(POSITIONS_PER_YIELD);
      work.reportProgress(`verified ${meter.format('positions')}`);
      await work.yieldToEventLoop();
    }
    return accept({
      data: () => ({ positions: values.value.length, verified: checked }),
      text: () =>
        `${formatNumber(checked)} of ${formatNumber(values.value.length)} positions verified; all values agree with the rules.`,
    });
  });
}

function describe(value: PositionValue): string {
  return 'plies' in value ? `${value.result} in ${value.plies} plies` : value.result;
}
