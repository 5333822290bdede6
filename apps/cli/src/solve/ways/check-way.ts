import { hasReachedGoal } from '@halma/rules';
import { drawBoard } from '../../drawing/board.ts';
import { count } from '../../drawing/standing.ts';
import { give, type Reply } from '../../faults.ts';
import type { Request } from '../../request/fields.ts';
import { playText } from '../../request/position.ts';
import { need } from '../../request/read-request.ts';
import type { Answer } from '../../verbs/verb.ts';
import { lonelyPosition } from './lonely-position.ts';

/** Plays the moves of one army by the rules. */
export function checkWay(request: Request): Reply<Answer> {
  const texts = need('moves', request.moves);
  if (!texts.ok) return texts;
  const start = lonelyPosition(request, request.from);
  if (!start.ok) return start;
  let end = start.value;
  for (const [index, text] of texts.value.entries()) {
    const played = playText(end, text, index + 1);
    if (!played.ok) return played;
    end = played.value.after;
  }
  const moves = texts.value.length;
  const home = hasReachedGoal(end, start.value.toMove);
  return give({
    data: () => ({ moves, home }),
    text: (paint) =>
      [
        drawBoard(end, paint),
        '',
        `${count(moves, 'move')}, all legal. The army is ${home ? '' : 'not '}home.`,
      ].join('\n'),
  });
}
