import { transfers } from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { lonelyPosition } from './lonely-position.ts';
import { watchWays } from './watch-ways.ts';
import { wayAnswer } from './way-answer.ts';

const SECONDS = 60;
const MOST_WIDTH = 1_000_000;

/** Wider beams would only take time from the proof. */
const WIDTH_BESIDE_PROOF = 5000;

/** Finds the fewest moves in which an army crosses the board. */
export async function transfer(
  request: Request,
  work: Pick<Work, 'now' | 'breathe' | 'progress' | 'stop'>,
): Promise<Reply<Answer>> {
  const { prove = false, seconds = prove ? Number.POSITIVE_INFINITY : SECONDS } = request;
  const { width = prove ? WIDTH_BESIDE_PROOF : undefined } = request;
  if (!(seconds > 0)) return decline('bad-request', '--seconds expects a number above 0.');
  if (width !== undefined && (!Number.isInteger(width) || width < 1 || width > MOST_WIDTH))
    return decline('bad-request', `--width expects a whole number from 1 to ${MOST_WIDTH}.`);
  const position = lonelyPosition(request, request.from);
  if (!position.ok) return position;
  const limits = { clock: work.now, ...(width !== undefined && { width }) };
  const way = await watchWays(transfers(position.value, limits), seconds, work);
  return way.ok ? give(wayAnswer(position.value, way.value)) : way;
}
