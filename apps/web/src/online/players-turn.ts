import type { GameListItem, OnlineGameId } from '@halma/protocol';

/** Returns whether a game in the player's list is waiting for the player's move. */
export function isPlayersTurn({ seat, toMove }: GameListItem): boolean {
  return seat !== undefined && seat === toMove;
}

/** Returns the games that are waiting for the player's move, in list order. */
export function waitingGames(rows: readonly GameListItem[]): readonly GameListItem[] {
  return rows.filter(isPlayersTurn);
}

/**
 * Returns the next game after `from` that is waiting for the player's move, wrapping around at the end of the
 * list; undefined if there is no other.
 */
export function nextWaitingGame(rows: readonly GameListItem[], from: OnlineGameId): OnlineGameId | undefined {
  const waiting = waitingGames(rows).map(({ game }) => game);
  const next = waiting[(waiting.indexOf(from) + 1) % waiting.length];
  return next === from ? undefined : next;
}
