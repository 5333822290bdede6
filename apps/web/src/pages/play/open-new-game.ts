import { type DeviceGame, toStoredGame } from '../../game/device-game.ts';
import { storeGame } from '../../game/stored-games.ts';
import { navigate } from '../../navigation/address.ts';

/**
 * Stores a new game and opens its page.
 *
 * @param mode `push` if the back button should return to the current URL, otherwise `replace`
 */
export function openNewGame(game: DeviceGame, mode: 'push' | 'replace'): void {
  storeGame(toStoredGame(game, Date.now()));
  navigate(`/play/${game.id}`, mode);
}
