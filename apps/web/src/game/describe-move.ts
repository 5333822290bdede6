import { gameWords } from '@halma/locales/game';
import type { MoveEntry } from './move-list.ts';

/** Describes a turn in words: “g5 to o15, a hop of 8 jumps”. */
export function describeMove({
  kind,
  from,
  to,
  jumps,
  demand,
}: Pick<MoveEntry, 'kind' | 'from' | 'to' | 'jumps' | 'demand'>): string {
  switch (kind) {
    case 'normal':
      return (
        (jumps === 0 ? gameWords().moves.step(from, to) : gameWords().moves.hop(from, to, jumps)) +
        (demand ? gameWords().moves.demand : '')
      );
    case 'drop':
      return gameWords().moves.drop(to);
    case 'bear-off':
      return gameWords().moves.leave(from, jumps);
    case 'pass':
      return gameWords().moves.pass;
    default:
      return gameWords().moves[kind];
  }
}
