import type { Command } from '@halma/protocol';
import { gameSetup, PlayedGame } from './played-game.ts';

/** A command from the player in a seat, and the outcome that a test expects. */
export type Step = readonly [seat: string, command: Command, outcome: string];

/** Returns a two-player game of Halma that is waiting for its players. */
export function newGame(): PlayedGame {
  return new PlayedGame(gameSetup('halma-2'));
}

/** Returns a two-player game of Halma after four moves. */
export function startedGame(): PlayedGame {
  const game = newGame().seatPlayers();
  for (let count = 0; count < 4; count += 1) game.makeMove();
  return game;
}

export const move = { do: 'move', ply: 0, move: 'e1-e2' } as const;
export const offer = { do: 'offer-draw' } as const;
export const declineDraw = { do: 'decline-draw' } as const;
export const rematch = { do: 'rematch' } as const;

/**
 * Returns the command that takes moves back.
 *
 * @param to the ply of the position to return to
 */
export function takeBack(to: number): Extract<Command, { readonly do: 'take-back' }> {
  return { do: 'take-back', to };
}
