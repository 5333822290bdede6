import { packings } from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import { need } from '../../request/read-request.ts';
import type { Answer, Work } from '../../verbs/verb.ts';
import { lonelyPosition } from './lonely-position.ts';
import { watchWays } from './watch-ways.ts';
import { wayAnswer } from './way-answer.ts';

const SECONDS = 10;

/** Finds the fewest moves home from a position. */
export async function pack(
  request: Request,
  work: Pick<Work, 'now' | 'breathe' | 'progress' | 'stop'>,
): Promise<Reply<Answer>> {
  const { seconds = SECONDS } = request;
  if (!(seconds > 0)) return decline('bad-request', '--seconds expects a number above 0.');
  const text = need('position', request.position);
  if (!text.ok) return text;
  const position = lonelyPosition(request, text.value);
  if (!position.ok) return position;
  const way = await watchWays(packings(position.value, { clock: work.now }), seconds, work);
  return way.ok ? give(wayAnswer(position.value, way.value)) : way;
}
