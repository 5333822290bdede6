import { isKeptGame, type KeptGame, resumeTableGame, type TableGame } from '../game/table-game.ts';
import { readStored, store } from './storage.ts';

const PREFIX = 'halma.game.';

/** The name under which the browser keeps a game. */
export function storedName(id: string): string {
  return `${PREFIX}${id}`;
}

/** A name for a new game: short enough for an address, and hardly ever drawn twice. */
export function newGameId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
}

/** The games kept on this device, the last played first. What cannot be read is passed over. */
export function keptGames(): readonly KeptGame[] {
  const games = storedNames().flatMap((name) => {
    const kept = readStored(name);
    return isKeptGame(kept) && storedName(kept.id) === name ? [kept] : [];
  });
  return games.sort((one, other) => other.changed - one.changed);
}

/** The game of that name, ready to be played on; undefined when it is not kept here. */
export function resumeKept(id: string): TableGame | undefined {
  return resumeTableGame(readStored(storedName(id)));
}

/** Keeps a game, or what has changed in it. */
export function keep(game: KeptGame): void {
  store(storedName(game.id), game);
}

/** Deletes a game from this device. */
export function forget(id: string): void {
  try {
    localStorage.removeItem(storedName(id));
  } catch {
    // A browser that keeps nothing has nothing to delete.
  }
}

function storedNames(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}
