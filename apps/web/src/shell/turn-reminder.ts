import { createEffect } from 'solid-js';
import { pageTitle } from '../navigation/page-title.ts';
import { pendingTurns, runningGamesAtLastVisit } from '../online/pending-turns.ts';

/**
 * Shows the number of pending turns before the title in the browser tab, and requests the games in progress
 * if there may be any.
 */
export function startTurnReminder(): void {
  createEffect(() => {
    document.title = `${pendingTurns() > 0 ? `(${pendingTurns()}) ` : ''}${pageTitle()}`;
  });
  if (runningGamesAtLastVisit() > 0) {
    // If there is no connection, there is no reminder, because the player could not move anyway.
    import('../online/running-games.ts')
      .then(({ requestRunningGames, WHILE_LOADING_MS }) => requestRunningGames(WHILE_LOADING_MS))
      .catch(() => undefined);
  }
}
