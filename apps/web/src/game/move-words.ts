import { MOVES } from '../words/english.ts';
import type { MoveEntry } from './move-list.ts';

/** A turn in words: “g5 to o15, a hop of 8 jumps”. */
export function moveInWords({
  kind,
  from,
  to,
  jumps,
  demand,
}: Pick<MoveEntry, 'kind' | 'from' | 'to' | 'jumps' | 'demand'>): string {
  switch (kind) {
    case 'walk':
      return (jumps === 0 ? MOVES.step(from, to) : MOVES.hop(from, to, jumps)) + (demand ? MOVES.demand : '');
    case 'drop':
      return MOVES.drop(to);
    case 'leave':
      return MOVES.leave(from, jumps);
    case 'pass':
      return MOVES.pass;
    default:
      return MOVES[kind];
  }
}
