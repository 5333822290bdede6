import { formatPosition, legalMoves, type Position, resultText } from '@halma/rules';
import { drawStanding } from '../drawing/standing.ts';
import { decline, give, type Reply } from '../faults.ts';
import { POSITION_FIELDS, type Request } from '../request/fields.ts';
import { playText, requestedPosition } from '../request/position.ts';
import type { Answer, AnsweringVerb } from './verb.ts';

export const apply: AnsweringVerb = {
  kind: 'answers',
  name: 'apply',
  summary: 'plays moves and tells the position they lead to',
  notes: ['Moves may be short or full. A pass is written after a double dash: halma apply -- --'],
  fields: [...POSITION_FIELDS, 'move', 'moves', 'counts'],
  operands: ['moves'],
  answer: answerApply,
};

function answerApply(request: Request): Reply<Answer> {
  const texts = requestedMoves(request);
  if (!texts.ok) return texts;
  const start = requestedPosition(request);
  if (!start.ok) return start;
  let position = start.value;
  const counts: number[] = [];
  for (const [index, text] of texts.value.entries()) {
    if (request.counts === true) counts.push(legalMoves(position).length);
    const played = playText(position, text, index + 1);
    if (!played.ok) return played;
    position = played.value.after;
  }
  return give({
    data: () => ({ ...positionData(position), ...(request.counts === true ? { counts } : {}) }),
    text: (paint) =>
      [
        drawStanding(position, paint),
        ...(request.counts === true ? ['', `Legal moves before each: ${counts.join(' ')}`] : []),
      ].join('\n'),
  });
}

function requestedMoves({ move, moves }: Request): Reply<readonly string[]> {
  if (move !== undefined && moves !== undefined)
    return decline('bad-request', 'State either “move” or “moves”, not both.');
  if (move !== undefined) return give([move]);
  return moves === undefined
    ? decline('bad-request', 'The field “moves” (or “move”) is missing.')
    : give(moves);
}

/** A position and how its game stands, for programs. */
function positionData(position: Position): Readonly<Record<string, unknown>> {
  return {
    position: formatPosition(position),
    result: resultText(position.outcome),
    termination: position.outcome?.termination ?? 'unfinished',
  };
}
