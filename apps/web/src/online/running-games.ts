import type { GameListItem } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import { api } from './api.ts';
import { delay } from './delay.ts';
import { createGamesPoller } from './games-poller.ts';
import { waitingGames } from './own-turn.ts';
import { recordRunningGames } from './pending-turns.ts';

const [rows, setRows] = createSignal<readonly GameListItem[]>([]);

/** The player's games that are running or about to start: first those that wait for the player's move, then by least time left. */
export const runningGames: Accessor<readonly GameListItem[]> = rows;

/** Requests the running games at once, and then at intervals while there are any. */
export const requestRunningGames: () => Promise<void> = createGamesPoller({
  read: () => api('listMyGames', { query: { running: 'yes' } }),
  schedule: delay,
  onGames: (games) => {
    setRows(games);
    recordRunningGames(games.length, waitingGames(games).length);
  },
});

// Browsers delay the timers of hidden pages.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && rows().length > 0) void requestRunningGames();
});
