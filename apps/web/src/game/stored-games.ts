import { readStored, store } from '../storage/browser-storage.ts';
import { type DeviceGame, isStoredGame, restoreDeviceGame, type StoredGame } from './device-game.ts';

const PREFIX = 'halma.game.';

/** Returns the storage key of a game. */
export function storageKeyOf(id: string): string {
  return `${PREFIX}${id}`;
}

/** Returns a random id for a new game, short enough for a URL. */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
}

/** Returns the games stored on this device, most recently played first. Skips unreadable games. */
export function listStoredGames(): readonly StoredGame[] {
  const games = storageKeys().flatMap((name) => {
    const stored = readStored(name);
    return isStoredGame(stored) && storageKeyOf(stored.id) === name ? [stored] : [];
  });
  return games.sort((one, other) => other.changed - one.changed);
}

/** Returns the game with the given id, ready to continue; undefined if this device does not have it. */
export function loadGame(id: string): DeviceGame | undefined {
  return restoreDeviceGame(readStored(storageKeyOf(id)));
}

/** Returns whether this device has the game with the given id, readable or not. */
export function hasGame(id: string): boolean {
  return readStored(storageKeyOf(id)) !== undefined;
}

/**
 * Stores a game, replacing any earlier version.
 *
 * @returns false if the storage is full or blocked
 */
export function storeGame(game: StoredGame): boolean {
  return store(storageKeyOf(game.id), game);
}

/** Deletes a game from this device. */
export function deleteGame(id: string): void {
  try {
    localStorage.removeItem(storageKeyOf(id));
  } catch {
    // If the storage is blocked, there is nothing to delete.
  }
}

function storageKeys(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}
