import { formatFullMove, type Position, play } from '@halma/rules';
import type { WayHome } from '@halma/solver';
import { drawBoard } from '../../drawing/board.ts';
import { count } from '../../drawing/standing.ts';
import { wrap } from '../../drawing/table.ts';
import type { Answer } from '../../verbs/verb.ts';

/** A way, however it was found. */
type Way = Omit<WayHome, 'placements'>;

/** What is known of ways home from a position, for programs and for people. */
export function wayAnswer(position: Position, way: Way): Answer {
  const { best, bound, proven } = way;
  return {
    data: () => ({ best, bound, proven, moves: played(position, way).moves }),
    text: (paint, width) => {
      if (best === null) return `No way home was found. There is none of fewer than ${count(bound, 'move')}.`;
      const { moves, end } = played(position, way);
      const claim = proven ? 'proven the fewest' : `not proven the fewest: at least ${bound}`;
      return [drawBoard(end, paint), '', `${count(best, 'move')}, ${claim}.`, wrap(moves, '', width)]
        .join('\n')
        .trimEnd();
    },
  };
}

/** Plays a way by the rules. @returns its moves in full, and the position it ends in */
function played(
  position: Position,
  { moves }: Way,
): { readonly moves: readonly string[]; readonly end: Position } {
  let end = position;
  const texts = moves.map((move) => {
    const text = formatFullMove(end, move);
    const next = play(end, move);
    if (!next.ok) throw new Error(`the solver found an illegal move: ${text}`);
    end = next.value;
    return text;
  });
  return { moves: texts, end };
}
