import type { Session } from './session.ts';

/** Returns the length of a game in rounds: the round number of its last move, or 0 before the first move. */
export function roundCount({ turns, positions }: Pick<Session, 'turns' | 'positions'>): number {
  const last = turns.findLastIndex(({ kind }) => kind === 'move');
  return positions[last]?.round ?? 0;
}
