import { defaultSetup, type GameSetupChoice } from '../../../online/game-setup-choice.ts';
import { readSetup, writeSetup } from '../../../online/setup-query.ts';
import { readStored, store } from '../../../storage/browser-storage.ts';
import { DEFAULT_GAME } from '../lobby/default-game.ts';

/** The key under which the browser stores the latest setup, as a query string. */
const STORAGE_KEY = 'halma.online.setup';

/**
 * Returns the setup of the game that was created most recently in this browser, or the default setup if
 * there is none.
 */
export function lastSetup(): GameSetupChoice {
  const stored = readStored(STORAGE_KEY);
  const query = new URLSearchParams(typeof stored === 'string' ? stored : '');
  return readSetup(query, defaultSetup(DEFAULT_GAME));
}

/** Stores the setup of a game that has just been created. */
export function rememberSetup(choice: GameSetupChoice): void {
  store(STORAGE_KEY, writeSetup(choice).toString());
}
