import type { GameListItem } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import { api } from './api.ts';
import { delay } from './delay.ts';
import { createGamesPoller } from './games-poller.ts';
import { recordRunningGames } from './pending-turns.ts';
import { waitingGames } from './players-turn.ts';

const [rows, setRows] = createSignal<readonly GameListItem[]>([]);

/** The player's running or upcoming games: first those waiting for the player's move, then those with the least time left. */
export const runningGames: Accessor<readonly GameListItem[]> = rows;

/** The maximum age of a response, in milliseconds, for the parts of a page that request it while the page loads. */
export const WHILE_LOADING_MS = 3000;

/**
 * Requests the games in progress immediately, and then at intervals while there are any.
 *
 * @param maxAgeMs the maximum age, in milliseconds, at which the latest response is still recent enough; by
 *   default, it never is
 */
export const requestRunningGames: (maxAgeMs?: number) => Promise<void> = createGamesPoller({
  read: () => api('listMyGames', { query: { running: 'yes' } }),
  schedule: delay,
  now: () => performance.now(),
  onGames: (games) => {
    setRows(games);
    recordRunningGames(games.length, waitingGames(games).length);
  },
});

// Browsers delay the timers of hidden pages.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && rows().length > 0) void requestRunningGames();
});
