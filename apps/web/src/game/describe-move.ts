import { gameStrings } from '@halma/locales/game';
import type { MoveEntry } from './move-list.ts';

/** Describes a turn in words: “g5 to o15, a hop of 8 jumps”. */
export function describeMove(entry: Pick<MoveEntry, 'kind' | 'from' | 'to' | 'jumps' | 'demand'>): string {
  const { kind, from, to, jumps } = entry;
  switch (kind) {
    case 'normal':
      return `${gameStrings().moves.fromTo(from, to)}, ${describeMoveDetail(entry)}`;
    case 'drop':
      return gameStrings().moves.drop(to);
    case 'bear-off':
      return gameStrings().moves.leave(from, jumps);
    default:
      return gameStrings().moves[kind];
  }
}

/**
 * Describes the kind of a move in words that follow the notation “g5–o15”: “a hop of 8 jumps”. Returns an
 * empty string for a turn that moves no man on the board.
 */
export function describeMoveDetail({
  from,
  jumps,
  demand,
}: Pick<MoveEntry, 'from' | 'jumps' | 'demand'>): string {
  const { moves } = gameStrings();
  return from && moves.stepOrHop(jumps) + (demand ? moves.demand : '');
}
