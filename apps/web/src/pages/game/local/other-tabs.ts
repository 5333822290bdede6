import { onCleanup } from 'solid-js';
import { saveGame } from '../../../game/saved-game.ts';
import type { Session } from '../../../game/session.ts';
import { resumeTableGame, type TableGame } from '../../../game/table-game.ts';
import { readStored } from '../../../storage/browser-storage.ts';

/** Calls back with the stored game whenever another tab of this browser changes it. */
export function followOtherTabs(name: string, onGame: (game: TableGame) => void): void {
  const listen = ({ key }: StorageEvent): void => {
    const stored = key === name ? resumeTableGame(readStored(name)) : undefined;
    if (stored !== undefined) onGame(stored);
  };
  addEventListener('storage', listen);
  onCleanup(() => removeEventListener('storage', listen));
}

/** Returns whether two sessions hold the same game with the same turns. */
export function isSameGame(one: Session, other: Session): boolean {
  return JSON.stringify(saveGame(one)) === JSON.stringify(saveGame(other));
}
