import { accept, formatPosition, formatResult, legalMoves, type Position } from '@halma/rules';
import { drawPosition } from '../drawing/position-text.ts';
import { type CommandResult, refuse } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
import { playMoveText, requestedPosition } from '../request/position.ts';
import type { RequestVerb, VerbOutput } from './verb.ts';

export const apply: RequestVerb = {
  kind: 'request',
  name: 'apply',
  summary: 'Play moves and show the resulting position',
  details: [
    'Moves may be short or full. A pass is written --, and needs another -- before it: halma apply -- --',
  ],
  examples: ['apply a5-a6 p12-p11', 'apply --game star-2 --json a1-b2'],
  fields: [...POSITION_FIELDS, 'move', 'moves', 'counts'],
  operands: ['moves'],
  run: applyMoves,
};

function applyMoves(request: Request): CommandResult<VerbOutput> {
  const texts = requestedMoves(request);
  if (!texts.ok) return texts;
  const start = requestedPosition(request);
  if (!start.ok) return start;
  let position = start.value;
  const counts: number[] = [];
  for (const [index, text] of texts.value.entries()) {
    if (request.counts === true) counts.push(legalMoves(position).length);
    const played = playMoveText(position, text, index + 1);
    if (!played.ok) return played;
    position = played.value.after;
  }
  return accept({
    data: () => ({ ...createPositionData(position), ...(request.counts === true ? { counts } : {}) }),
    text: (paint) =>
      [
        drawPosition(position, paint),
        ...(request.counts === true ? ['', `Legal moves before each move: ${counts.join(' ')}`] : []),
      ].join('\n'),
  });
}

function requestedMoves({ move, moves }: Request): CommandResult<readonly string[]> {
  if (move !== undefined && moves !== undefined)
    return refuse('bad-request', '“move” and “moves” cannot be used together.');
  if (move !== undefined) return accept([move]);
  return moves === undefined
    ? refuse('bad-request', 'The field “moves” (or “move”) is missing.')
    : accept(moves);
}

/** Describes a position and the state of the game for programs. */
function createPositionData(position: Position): Readonly<Record<string, unknown>> {
  return {
    position: formatPosition(position),
    result: formatResult(position.outcome),
    termination: position.outcome?.termination ?? 'unfinished',
  };
}
