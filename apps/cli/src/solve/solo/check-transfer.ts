import { accept, hasReachedGoal } from '@halma/rules';
import { drawBoard } from '../../drawing/board.ts';
import { formatCount } from '../../drawing/position-text.ts';
import type { CommandResult } from '../../refusal.ts';
import type { Request } from '../../request/fields/fields.ts';
import { playMoveText } from '../../request/position.ts';
import { requireField } from '../../request/validate-request.ts';
import type { VerbOutput } from '../../verbs/verb.ts';
import { soloPosition } from './solo-position.ts';

/** Replays the moves of one army and reports whether the army is home. */
export function checkTransfer(request: Request): CommandResult<VerbOutput> {
  const texts = requireField('moves', request.moves);
  if (!texts.ok) return texts;
  const start = soloPosition(request, request.from);
  if (!start.ok) return start;
  let end = start.value;
  for (const [index, text] of texts.value.entries()) {
    const played = playMoveText(end, text, index + 1);
    if (!played.ok) return played;
    end = played.value.after;
  }
  const moves = texts.value.length;
  const isHome = hasReachedGoal(end, start.value.toMove);
  return accept({
    data: () => ({ moves, home: isHome }),
    text: (paint) =>
      [
        drawBoard(end, paint),
        '',
        `${formatCount(moves, 'move')}, all legal. The army is ${isHome ? '' : 'not '}home.`,
      ].join('\n'),
  });
}
