import type { Analysis, Limits } from '@halma/engine';
import type { RulesChoice, SeatLetter } from '@halma/rules';
import type { SavedGame } from './saved-game.ts';

/** A message with the number of the request it is, or answers; so an answer nobody waits for any more is known. */
export type Numbered<Message> = Message & { readonly number: number };

/** Asks for a move for the seat to move. One answer comes back. */
export interface MoveRequest {
  readonly kind: 'move';
  readonly game: SavedGame;
  readonly milliseconds: number;
}

/** What an analysis may use up. Without any limit it goes on until nothing is left to find. */
export type AnalysisLimits = Pick<Limits, 'nodes' | 'depth' | 'milliseconds'>;

/** Asks for the best lines of a position. An answer comes back for each depth that is finished, and then the end. */
export interface AnalysisRequest {
  readonly kind: 'analysis';
  readonly rules: RulesChoice;
  /** In HFN. */
  readonly position: string;
  /** The seat that began the game. */
  readonly first: SeatLetter;
  readonly limits: AnalysisLimits;
  /** How many of the best lines to tell. */
  readonly lines: number;
}

/** What the page asks of the worker. */
export type ComputerRequest = MoveRequest | AnalysisRequest;

/** The move, as records write it; what an analysis has found so far, or that it has ended; or what went wrong. */
export type ComputerAnswer =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'found'; readonly analysis: Analysis }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly problem: string };
