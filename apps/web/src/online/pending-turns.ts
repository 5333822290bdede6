import { type Accessor, createSignal } from 'solid-js';
import { readStored, store } from '../storage/browser-storage.ts';

const STORED = 'halma.online.running';

const [count, setCount] = createSignal(0);

/** The number of online games that wait for a move of the player here. */
export const pendingTurns: Accessor<number> = count;

/** Records how many games of the player run, and how many of them wait for its move. Stores only whether any run. */
export function recordRunningGames(running: number, pending: number): void {
  setCount(pending);
  store(STORED, running > 0);
}

/** Returns whether online games of the player were running on the last visit. */
export function hadRunningGames(): boolean {
  return readStored(STORED) === true;
}
