import type { SavedGame } from './saved-game.ts';

/** What the page asks of the worker: a move for the seat to move. */
export interface ComputerRequest {
  /** Comes back with the answer, so that an answer nobody waits for any more is known. */
  readonly number: number;
  readonly game: SavedGame;
  readonly milliseconds: number;
}

/** The move, as records write it; or what went wrong. */
export type ComputerAnswer =
  | { readonly number: number; readonly move: string }
  | { readonly number: number; readonly problem: string };
