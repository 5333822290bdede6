import { onCleanup } from 'solid-js';
import { saveGame } from '../../game/saved-game.ts';
import type { Session } from '../../game/session.ts';
import { resumeTableGame, type TableGame } from '../../game/table-game.ts';
import { readStored } from '../../site/storage.ts';

/** Calls back with the kept game whenever another tab of this browser has changed it. */
export function hearOtherTabs(name: string, onGame: (game: TableGame) => void): void {
  const hear = ({ key }: StorageEvent): void => {
    const kept = key === name ? resumeTableGame(readStored(name)) : undefined;
    if (kept !== undefined) onGame(kept);
  };
  addEventListener('storage', hear);
  onCleanup(() => removeEventListener('storage', hear));
}

/** Are these the same game, as far as it has been played? */
export function isSameGame(one: Session, other: Session): boolean {
  return JSON.stringify(saveGame(one)) === JSON.stringify(saveGame(other));
}
