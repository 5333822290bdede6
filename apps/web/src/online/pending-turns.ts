import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../storage/browser-storage.ts';

const STORAGE_KEY = 'halma.online.running';

const [count, setCount] = createSignal(0);

/** The number of online games that are waiting for the player's move. */
export const pendingTurns: Accessor<number> = count;

/** Records how many games are running, and how many of them are waiting for the player's move. Stores only the former. */
export function recordRunningGames(running: number, pending: number): void {
  setCount(pending);
  store(STORAGE_KEY, running);
}

/**
 * Returns how many of the player's online games were running at the last visit. Earlier builds of the site
 * stored only whether there were any.
 */
export function runningGamesAtLastVisit(): number {
  const stored = readStored(STORAGE_KEY);
  return typeof stored === 'number' ? stored : Number(stored === true);
}
