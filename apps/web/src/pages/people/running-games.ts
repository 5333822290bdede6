import type { GameRow } from '@halma/protocol';
import { type Accessor, createSignal } from 'solid-js';
import { waitingGames } from '../../online/own-turn.ts';
import { createReminder } from '../../online/reminder.ts';
import { rememberGames } from '../../site/reminder.ts';
import { api } from './api.ts';
import { later } from './later.ts';

const [rows, setRows] = createSignal<readonly GameRow[]>([]);

/** One's own games that go on or are about to begin: one's own turns first, then by least time left. */
export const runningGames: Accessor<readonly GameRow[]> = rows;

/** Asks for them again; as long as there are any, they are asked for again and again. */
export const askForGames: () => Promise<void> = createReminder({
  read: () => api('myGames', { query: { running: 'yes' } }),
  later,
  onGames: (games) => {
    setRows(games);
    rememberGames(games.length, waitingGames(games).length);
  },
});

// Timers of a page that is not looked at run late.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && rows().length > 0) void askForGames();
});
