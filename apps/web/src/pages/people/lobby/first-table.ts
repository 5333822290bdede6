import { type Game, gameOfId } from '@halma/rules';

/** The game that is offered first. */
export const FIRST_TABLE: Game = firstGame('halma-2');

function firstGame(id: string): Game {
  const game = gameOfId(id);
  if (game === undefined) throw new Error(`no such game: ${id}`);
  return game;
}
