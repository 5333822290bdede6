import { canonicalRoute, formatFullMove } from '@halma/rules';
import { count } from '../drawing/standing.ts';
import { give, type Reply } from '../faults.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { type PlayedMove, playText, requestedPosition } from '../request/position.ts';
import { need } from '../request/read-request.ts';
import type { Answer, AnsweringVerb } from './verb.ts';

export const route: AnsweringVerb = {
  kind: 'answers',
  name: 'route',
  summary: 'tells the way a move takes, jump by jump',
  notes: ['Of several ways it is the one of fewest jumps and, among those, the first in order of rows.'],
  fields: [...POSITION_FIELDS, 'move'],
  operands: ['move'],
  answer: answerRoute,
};

function answerRoute(request: Request): Reply<Answer> {
  const move = need('move', request.move);
  if (!move.ok) return move;
  const position = requestedPosition(request);
  if (!position.ok) return position;
  const played = playText(position.value, move.value, 1);
  if (!played.ok) return played;
  const text = formatFullMove(position.value, played.value.move);
  return give({ data: () => ({ route: text }), text: () => `${text}${jumpsText(played.value)}` });
}

/** How long a hop is; nothing for any other turn. */
function jumpsText({ before, move }: PlayedMove): string {
  if (!formatFullMove(before, move).includes('>') || (move.kind !== 'walk' && move.kind !== 'leave'))
    return '';
  const cells = canonicalRoute(before, move)?.length ?? 0;
  return ` (${count(move.kind === 'leave' ? cells : cells - 1, 'jump')})`;
}
