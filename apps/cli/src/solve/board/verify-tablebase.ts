import { accept } from '@halma/rules';
import { formatNumber } from '../../drawing/text-layout.ts';
import { type CommandResult, refuse } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { seededRandom } from '../../seeded-random.ts';
import type { VerbOutput, WorkContext } from '../../verbs/verb.ts';
import { readValues, withTablebase } from './read-tablebase.ts';
import { verifyBoards } from './verify-boards.ts';
import { verifyPositions } from './verify-positions.ts';

const DEFAULT_SAMPLE_SIZE = 10_000;

/**
 * Verifies positions of a tablebase with the moves and goals of the rules, and refuses the tablebase at the first wrong
 * value. It verifies random positions, or with `all` every position, which proves all values. Without a tablebase, `all`
 * solves small boards and verifies them.
 */
export async function verifyTablebase(
  request: Request,
  work: WorkContext,
): Promise<CommandResult<VerbOutput>> {
  const { sample = DEFAULT_SAMPLE_SIZE, seed = 1, all = false } = request;
  if (!Number.isInteger(sample) || sample < 0)
    return refuse('bad-request', '--sample expects a whole number of at least 0.');
  if (all && request.sample !== undefined) return refuse('bad-request', '--all takes no --sample.');
  if (all && request.tablebase === undefined) return verifyBoards(request, work);
  const path = request.tablebase;
  if (path === undefined) return refuse('bad-request', 'Name a tablebase, or use --all without one.');
  return withTablebase(path, async (tablebase) => {
    const values = await readValues(path, tablebase);
    if (!values.ok) return values;
    const { length } = values.value;
    const isWhole = all || sample >= length;
    const random = seededRandom(seed);
    const checked = await verifyPositions({
      board: tablebase.board,
      values: values.value,
      count: isWhole ? length : sample,
      indexOf: isWhole ? (index) => index : () => Math.floor(random() * length),
      work,
    });
    if (!checked.ok) return checked;
    return accept({
      data: () => ({ positions: length, verified: checked.value }),
      text: () =>
        `${formatNumber(checked.value)} of ${formatNumber(length)} positions verified; all values agree with the rules.`,
    });
  });
}
