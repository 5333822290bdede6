import { gameStrings } from '@halma/locales/game';
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
        (jumps === 0 ? gameStrings().moves.step(from, to) : gameStrings().moves.hop(from, to, jumps)) +
        (demand ? gameStrings().moves.demand : '')
      );
    case 'drop':
      return gameStrings().moves.drop(to);
    case 'bear-off':
      return gameStrings().moves.leave(from, jumps);
    case 'pass':
      return gameStrings().moves.pass;
    default:
      return gameStrings().moves[kind];
  }
}
