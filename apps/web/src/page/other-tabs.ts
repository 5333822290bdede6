import { restoreGame, saveGame } from '../game/saved-game.ts';
import type { Session } from '../game/session.ts';
import { readStored } from './storage.ts';

/** Calls back with the kept game whenever another tab of this browser has changed it. */
export function hearOtherTabs(name: string, onGame: (session: Session) => void): void {
  addEventListener('storage', ({ key }) => {
    const kept = key === name ? restoreGame(readStored(name)) : undefined;
    if (kept !== undefined) onGame(kept);
  });
}

/** Are these the same game, as far as it has been played? */
export function isSameGame(one: Session, other: Session): boolean {
  return JSON.stringify(saveGame(one)) === JSON.stringify(saveGame(other));
}
