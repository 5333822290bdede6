import type { Lead, Limits, PrincipalVariation, Reason, ReviewedPly, SearchInfo } from '@halma/engine';
import type { RulesConfig, SeatLetter } from '@halma/rules';
import type { LineMove } from './line-moves.ts';
import type { SavedGame } from './saved-game.ts';

/** A message with the number of its request. The page uses the number to drop responses to older requests. */
export type Numbered<Message> = Message & { readonly requestNumber: number };

/**
 * A number in memory that the page and the worker share. Requests up to this number are cancelled. A worker cannot
 * receive messages during a search, but it can read shared memory.
 */
export type CancelCounter = Int32Array<SharedArrayBuffer>;

/** A request as the page sends it. */
export type SentRequest = Numbered<ComputerRequest> & { readonly cancelCounter?: CancelCounter };

/** A change to a game that the worker already has. */
export interface GameChange {
  /** The number of turns that the worker keeps; later turns were taken back. */
  readonly keptCount: number;
  /** The new turns, in the format of `formatTurn`. */
  readonly added: readonly string[];
}

/** Requests a move by the seat whose turn it is. The worker sends one response. */
export interface MoveRequest {
  readonly kind: 'move';
  /** The whole game, or the change since the previous request to the same worker. */
  readonly game: SavedGame | GameChange;
  readonly milliseconds: number;
}

/** The limits of an analysis. If there are none, it runs until the search is complete. */
export type AnalysisLimits = Pick<Limits, 'nodes' | 'depth' | 'milliseconds'>;

/** A request about a position. */
interface PositionRequest {
  readonly rules: RulesConfig;
  /** The position in HFN. */
  readonly position: string;
  /** The seat that began the game. */
  readonly first: SeatLetter;
  readonly limits: AnalysisLimits;
}

/** Requests a move in a position, with the reasons for it. The worker sends one response. */
export interface HintRequest extends PositionRequest {
  readonly kind: 'hint';
}

/** Requests the best lines in a position. The worker responds after each completed depth, then reports the end. */
export interface AnalysisRequest extends PositionRequest {
  readonly kind: 'analysis';
  /** The number of best lines to report. */
  readonly lineCount: number;
  /**
   * Whether to keep the results of earlier analyses, so that the search quickly reaches their depth again.
   */
  readonly continues: boolean;
}

/** Requests a review of a whole game. The worker responds after each move, then reports the end. */
export interface ReviewRequest extends PositionRequest {
  readonly kind: 'review';
  /**
   * The moves and withdrawals played from the position, in the format of `formatTurn`. The limits apply to each move.
   */
  readonly turns: readonly string[];
  /** The number of moves already reviewed. The worker continues after them. */
  readonly reviewedCount: number;
}

/** A request from the page to the worker. */
export type ComputerRequest = MoveRequest | HintRequest | AnalysisRequest | ReviewRequest;

/**
 * A line with the text of its first moves and the lead of the seat to move. The worker writes the text
 * because replaying the moves would slow down the page.
 */
export type ShownLine = PrincipalVariation & {
  readonly shownMoves: readonly LineMove[];
  readonly lead: Lead;
};

/** The result of an analysis, in the form that the page shows. */
export type ShownAnalysis = Omit<SearchInfo, 'lines'> & { readonly lines: readonly ShownLine[] };

/** A response from the worker. A `move` is in record notation; reviews and analyses hold `Move` objects. */
export type ComputerResponse =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'hint'; readonly move: string; readonly reasons: readonly Reason[] }
  | { readonly kind: 'reviewed'; readonly ply: ReviewedPly }
  | { readonly kind: 'found'; readonly analysis: ShownAnalysis }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly problem: string };
