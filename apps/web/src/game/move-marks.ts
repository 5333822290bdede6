import type { BoardMark } from '@halma/board';
import { canonicalRoute, type Move, type Position, type Seat } from '@halma/rules';
import type { HintStatus } from './hint-note.ts';

/** Returns the mark of a move: an arrow along its route, or a ring for a drop. A pass has no mark. */
export function marksOfMove(before: Position, move: Move): readonly BoardMark[] {
  if (move.kind === 'drop') return [{ kind: 'straggler', cell: move.to }];
  if (move.kind === 'pass') return [];
  const route = move.route ?? canonicalRoute(before, move);
  return route === null || route.length < 2 ? [] : [{ kind: 'arrow', cells: route }];
}

/** Returns a seat's premoves as dashed arrows in the seat's colour. */
export function marksOfPremoves(
  premoves: readonly { readonly before: Position; readonly move: Move }[],
  seat: Seat,
): readonly BoardMark[] {
  return premoves.flatMap(({ before, move }) =>
    marksOfMove(before, move).flatMap((mark): readonly BoardMark[] =>
      mark.kind === 'arrow' ? [{ kind: 'plan', cells: mark.cells, seat }] : [],
    ),
  );
}

/** Returns the mark for a hint. */
export function marksOfHint(hint: HintStatus): readonly BoardMark[] {
  return typeof hint === 'string' ? [] : marksOfMove(hint.before, hint.move);
}
