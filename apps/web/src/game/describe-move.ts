import { gameStrings } from '@halma/locales/game';
import type { MoveEntry } from './move-list.ts';

/** Describes a turn in words: “g5 to o15, a hop of 8 jumps”. */
export function describeMove(entry: Pick<MoveEntry, 'kind' | 'from' | 'to' | 'jumps' | 'demand'>): string {
  const { kind, from, to, jumps } = entry;
  switch (kind) {
    case 'normal':
      return `${gameStrings().moves.fromTo(from, to)}, ${describeWay(entry)}`;
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

/**
 * Describes a turn in words that follow its notation: “a hop of 8 jumps” after “g5–o15”. Empty where the notation says it all.
 */
export function describeWay(entry: Pick<MoveEntry, 'kind' | 'to' | 'jumps' | 'demand'>): string {
  const { moves } = gameStrings();
  if (entry.kind === 'drop') return moves.drop(entry.to);
  if (entry.kind !== 'normal' && (entry.kind !== 'bear-off' || entry.jumps === 0)) return '';
  return moves.way(entry.jumps) + (entry.demand ? moves.demand : '');
}
