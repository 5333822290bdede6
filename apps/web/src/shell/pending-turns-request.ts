import { runningGamesAtLastVisit } from '../online/pending-turns.ts';

/** Requests the games in progress if there may be any, so that the site shows how many are waiting for the player's move. */
export function requestPendingTurns(): void {
  if (runningGamesAtLastVisit() === 0) return;
  // If there is no connection, there is no reminder, because the player could not move anyway.
  import('../online/running-games.ts')
    .then(({ requestRunningGames, WHILE_LOADING_MS }) => requestRunningGames(WHILE_LOADING_MS))
    .catch(() => undefined);
}
