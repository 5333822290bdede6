import { accept, canonicalRoute, formatFullMove } from '@halma/rules';
import { formatCount } from '../drawing/position-text.ts';
import type { CommandResult } from '../refusal.ts';
import { POSITION_FIELDS, type Request } from '../request/fields/fields.ts';
import { type PlayedMove, playMoveText, requestedPosition } from '../request/position.ts';
import { requireField } from '../request/validate-request.ts';
import type { RequestVerb, VerbOutput } from './verb.ts';

export const route: RequestVerb = {
  kind: 'request',
  name: 'route',
  summary: 'Show the route of a move, jump by jump',
  details: [
    'If there are several routes, the command shows the one with the fewest jumps and, among those, the first in cell order.',
  ],
  examples: ['route a5-a6'],
  fields: [...POSITION_FIELDS, 'move'],
  operands: ['move'],
  run: showRoute,
};

function showRoute(request: Request): CommandResult<VerbOutput> {
  const move = requireField('move', request.move);
  if (!move.ok) return move;
  const position = requestedPosition(request);
  if (!position.ok) return position;
  const played = playMoveText(position.value, move.value, 1);
  if (!played.ok) return played;
  const text = formatFullMove(position.value, played.value.move);
  return accept({ data: () => ({ route: text }), text: () => `${text}${formatJumpCount(played.value)}` });
}

/** Formats the number of jumps of a hop; empty for any other move. */
function formatJumpCount({ before, move }: PlayedMove): string {
  if (!formatFullMove(before, move).includes('>') || (move.kind !== 'normal' && move.kind !== 'bear-off'))
    return '';
  const cells = canonicalRoute(before, move)?.length ?? 0;
  return ` (${formatCount(move.kind === 'bear-off' ? cells : cells - 1, 'jump')})`;
}
