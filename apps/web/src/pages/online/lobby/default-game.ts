import { type Game, gameById } from '@halma/rules';

/** The game that the lobby selects first. */
export const DEFAULT_GAME: Game = firstGame('halma-2');

function firstGame(id: string): Game {
  const game = gameById(id);
  if (game === undefined) throw new Error(`no such game: ${id}`);
  return game;
}
