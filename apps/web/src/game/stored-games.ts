import { readStored, store } from '../storage/browser-storage.ts';
import { isKeptGame, type KeptGame, resumeTableGame, type TableGame } from './table-game.ts';

const PREFIX = 'halma.game.';

/** Returns the storage key of a game. */
export function storedName(id: string): string {
  return `${PREFIX}${id}`;
}

/** Returns a random id for a new game, short enough for an address. */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
}

/** Returns the games stored on this device, the last played first. Skips unreadable ones. */
export function keptGames(): readonly KeptGame[] {
  const games = storedNames().flatMap((name) => {
    const kept = readStored(name);
    return isKeptGame(kept) && storedName(kept.id) === name ? [kept] : [];
  });
  return games.sort((one, other) => other.changed - one.changed);
}

/** Returns the game of an id, ready to continue; undefined when it is not stored here. */
export function resumeKept(id: string): TableGame | undefined {
  return resumeTableGame(readStored(storedName(id)));
}

/** Stores a game or its changes. */
export function keep(game: KeptGame): void {
  store(storedName(game.id), game);
}

/** Deletes a game from this device. */
export function forget(id: string): void {
  try {
    localStorage.removeItem(storedName(id));
  } catch {
    // Without a storage there is nothing to delete.
  }
}

function storedNames(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}
