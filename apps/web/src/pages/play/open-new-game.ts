import { type DeviceGame, toStoredGame } from '../../game/device-game.ts';
import { storeGame } from '../../game/stored-games.ts';
import { navigate } from '../../navigation/address.ts';

let newGame: DeviceGame | undefined;

/**
 * Stores a new game and opens its page. The game opens even if the device cannot store it.
 *
 * @param mode `push` if the back button should return to the current URL, otherwise `replace`
 */
export function openNewGame(game: DeviceGame, mode: 'push' | 'replace'): void {
  storeGame(toStoredGame(game, Date.now()));
  newGame = game;
  navigate(`/play/${game.id}`, mode);
}

/** Returns the game that `openNewGame` has opened if it has this id, but only once; otherwise undefined. */
export function takeNewGame(id: string): DeviceGame | undefined {
  const game = newGame?.id === id ? newGame : undefined;
  newGame = undefined;
  return game;
}
