import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../storage/browser-storage.ts';

const STORAGE_KEY = 'halma.online.running';

const [count, setCount] = createSignal(0);

/** The number of online games that are waiting for the player's move. */
export const pendingTurns: Accessor<number> = count;

/** Records how many games are running, and how many of them are waiting for the player's move. Stores only whether any are running. */
export function recordRunningGames(running: number, pending: number): void {
  setCount(pending);
  store(STORAGE_KEY, running > 0);
}

/** Returns whether the player had running online games at the last visit. */
export function hadRunningGames(): boolean {
  return readStored(STORAGE_KEY) === true;
}
