import { type Game, gameById } from '@halma/rules';

/** The game that the lobby selects by default. */
export const DEFAULT_GAME: Game = requiredGame('halma-2');

function requiredGame(id: string): Game {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no such game: ${id}`);
  return game;
}
