import type { GameId, GameRow } from '@halma/protocol';

/** Is it one's own turn in a game of one's own list? */
export function isOwnTurn({ seat, toMove }: GameRow): boolean {
  return seat !== undefined && seat === toMove;
}

/** The games that wait for one's own move, in the order of the list. */
export function waitingGames(rows: readonly GameRow[]): readonly GameRow[] {
  return rows.filter(isOwnTurn);
}

/** The game to go on to from another: the one that waits behind it in the list, and round again, so that all have their turn. */
export function nextWaiting(rows: readonly GameRow[], from: GameId): GameId | undefined {
  const waiting = waitingGames(rows).map(({ game }) => game);
  const next = waiting[(waiting.indexOf(from) + 1) % waiting.length];
  return next === from ? undefined : next;
}
