import { onCleanup } from 'solid-js';
import { type DeviceGame, restoreDeviceGame } from '../../../game/device-game.ts';
import { saveGame } from '../../../game/saved-game.ts';
import type { Session } from '../../../game/session.ts';
import { readStored } from '../../../storage/browser-storage.ts';

/**
 * Calls `onGame` with the stored game whenever another tab changes it.
 *
 * @param key the storage key of the game
 */
export function followOtherTabs(key: string, onGame: (game: DeviceGame) => void): void {
  const listen = (event: StorageEvent): void => {
    const stored = event.key === key ? restoreDeviceGame(readStored(key)) : undefined;
    if (stored !== undefined) onGame(stored);
  };
  addEventListener('storage', listen);
  onCleanup(() => removeEventListener('storage', listen));
}

/** Returns whether two sessions hold the same game with the same turns. */
export function isSameGame(one: Session, other: Session): boolean {
  return JSON.stringify(saveGame(one)) === JSON.stringify(saveGame(other));
}
