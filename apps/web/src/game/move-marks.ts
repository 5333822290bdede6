import type { HelperMark } from '@halma/board';
import { canonicalRoute, type Move, type Position } from '@halma/rules';
import type { Hinted } from './hint-note.ts';

/** A move as an arrow along its way; nothing for one that moves no man over the board. */
export function marksOfMove(before: Position, move: Move): readonly HelperMark[] {
  if (move.kind === 'drop') return [{ kind: 'straggler', cell: move.to }];
  if (move.kind === 'pass') return [];
  const route = move.route ?? canonicalRoute(before, move);
  return route === null || route.length < 2 ? [] : [{ kind: 'arrow', cells: route }];
}

/** A hint as an arrow. */
export function marksOfHint(hint: Hinted): readonly HelperMark[] {
  return typeof hint === 'string' ? [] : marksOfMove(hint.before, hint.move);
}
