import { createEffect } from 'solid-js';
import { pageTitle } from '../navigation/page-title.ts';
import { hadRunningGames, pendingTurns } from '../online/pending-turns.ts';

/** Shows the title in the browser's tab, after the number of pending turns, and asks the server for them if games may run. */
export function startTurnReminder(): void {
  createEffect(() => {
    document.title = `${pendingTurns() > 0 ? `(${pendingTurns()}) ` : ''}${pageTitle()}`;
  });
  if (hadRunningGames()) {
    // Without a connection there is no reminder, because no move could be made either.
    import('../online/running-games.ts')
      .then(({ requestRunningGames }) => requestRunningGames())
      .catch(() => undefined);
  }
}
