import type { BoardMark } from '@halma/board';
import { canonicalRoute, type Move, type Position, type Seat } from '@halma/rules';
import type { HintStatus } from './hint-note.ts';

/** Returns a move as an arrow along its route; no mark for a move that does not cross the board. */
export function marksOfMove(before: Position, move: Move): readonly BoardMark[] {
  if (move.kind === 'drop') return [{ kind: 'straggler', cell: move.to }];
  if (move.kind === 'pass') return [];
  const route = move.route ?? canonicalRoute(before, move);
  return route === null || route.length < 2 ? [] : [{ kind: 'arrow', cells: route }];
}

/** Returns the planned moves of a seat as dashed arrows in its colour. */
export function marksOfPlans(
  plans: readonly { readonly before: Position; readonly move: Move }[],
  seat: Seat,
): readonly BoardMark[] {
  return plans.flatMap(({ before, move }) =>
    marksOfMove(before, move).flatMap((mark): readonly BoardMark[] =>
      mark.kind === 'arrow' ? [{ kind: 'plan', cells: mark.cells, seat }] : [],
    ),
  );
}

/** Returns a hint as an arrow. */
export function marksOfHint(hint: HintStatus): readonly BoardMark[] {
  return typeof hint === 'string' ? [] : marksOfMove(hint.before, hint.move);
}
