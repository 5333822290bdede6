import { onCleanup } from 'solid-js';
import { type DeviceGame, restoreDeviceGame } from '../../../game/device-game.ts';
import { saveGame } from '../../../game/saved-game.ts';
import type { Session } from '../../../game/session.ts';
import { readStored } from '../../../storage/browser-storage.ts';

/**
 * Calls `onGame` with the stored game whenever another tab stores it, and when the browser returns to a page that it kept
 * for the back button.
 *
 * @param key the storage key of the game
 * @param onGame `wasKept` states whether the browser kept this page, whose clock has then run on
 */
export function followOtherTabs(key: string, onGame: (game: DeviceGame, wasKept: boolean) => void): void {
  const listen = (event: StorageEvent): void => {
    const stored = event.key === key ? restoreDeviceGame(readStored(key)) : undefined;
    // The events that the page sends to itself are not trusted.
    if (stored !== undefined) onGame(stored, !event.isTrusted);
  };
  addEventListener('storage', listen);
  onCleanup(() => removeEventListener('storage', listen));
}

/** Returns whether two sessions hold the same game with the same turns. */
export function isSameGame(one: Session, other: Session): boolean {
  return JSON.stringify(saveGame(one)) === JSON.stringify(saveGame(other));
}
