import type { HelperMark } from '@halma/board';
import { canonicalRoute, type Move, type Position, type Seat } from '@halma/rules';
import type { Hinted } from './hint-note.ts';

/** A move as an arrow along its way; nothing for one that moves no man over the board. */
export function marksOfMove(before: Position, move: Move): readonly HelperMark[] {
  if (move.kind === 'drop') return [{ kind: 'straggler', cell: move.to }];
  if (move.kind === 'pass') return [];
  const route = move.route ?? canonicalRoute(before, move);
  return route === null || route.length < 2 ? [] : [{ kind: 'arrow', cells: route }];
}

/** Moves that a seat means to make, as broken arrows in its colour. */
export function marksOfPlans(
  plans: readonly { readonly before: Position; readonly move: Move }[],
  seat: Seat,
): readonly HelperMark[] {
  return plans.flatMap(({ before, move }) =>
    marksOfMove(before, move).flatMap((mark): readonly HelperMark[] =>
      mark.kind === 'arrow' ? [{ kind: 'plan', cells: mark.cells, seat }] : [],
    ),
  );
}

/** A hint as an arrow. */
export function marksOfHint(hint: Hinted): readonly HelperMark[] {
  return typeof hint === 'string' ? [] : marksOfMove(hint.before, hint.move);
}
