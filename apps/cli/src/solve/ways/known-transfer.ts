import { knownTransfer } from '@halma/solver';
import { decline, give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import type { Answer } from '../../verbs/verb.ts';
import { lonelyPosition } from './lonely-position.ts';
import { wayAnswer } from './way-answer.ts';

/** Shows the best way across the board that is known. */
export function knownWay(request: Request): Reply<Answer> {
  const start = lonelyPosition(request, undefined);
  if (!start.ok) return start;
  const { rules } = start.value;
  const way = knownTransfer(rules);
  return way === null
    ? decline('no-plain-army', `No way across the board of ${rules.game.id} is kept here.`)
    : give(wayAnswer(start.value, way));
}
