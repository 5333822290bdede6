import type { GameListItem } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import { api } from './api.ts';
import { delay } from './delay.ts';
import { createGamesPoller } from './games-poller.ts';
import { waitingGames } from './own-turn.ts';
import { recordRunningGames } from './pending-turns.ts';

const [rows, setRows] = createSignal<readonly GameListItem[]>([]);

/** The player's games that run or are about to start: those that wait for its move first, then by least time left. */
export const runningGames: Accessor<readonly GameListItem[]> = rows;

/** Requests them at once, and again at intervals while there are any. */
export const requestRunningGames: () => Promise<void> = createGamesPoller({
  read: () => api('listMyGames', { query: { running: 'yes' } }),
  schedule: delay,
  onGames: (games) => {
    setRows(games);
    recordRunningGames(games.length, waitingGames(games).length);
  },
});

// Timers of a hidden page run late.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && rows().length > 0) void requestRunningGames();
});
