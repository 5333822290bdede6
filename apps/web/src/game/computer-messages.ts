import type { Limits, PrincipalVariation, Reason, ReviewedPly, SearchInfo, SeatSummary } from '@halma/engine';
import type { RulesConfig, SeatLetter } from '@halma/rules';
import type { LineMove } from './line-moves.ts';
import type { SavedGame } from './saved-game.ts';

/** A message with the number of its request, by which the page drops answers to older requests. */
export type Numbered<Message> = Message & { readonly number: number };

/**
 * A number in memory that page and worker share: requests up to it are cancelled. A worker reads no messages while it
 * searches, but it can read this.
 */
export type CancelCounter = Int32Array<SharedArrayBuffer>;

/** A request as it is sent. */
export type SentRequest = Numbered<ComputerRequest> & { readonly cancelCounter?: CancelCounter };

/** The change to a game that the worker already has. */
export interface GameChange {
  /** The number of turns that remain; later ones were taken back. */
  readonly kept: number;
  /** Turns as `formatTurn` writes them. */
  readonly added: readonly string[];
}

/** Asks for a move for the seat to move. One answer comes back. */
export interface MoveRequest {
  readonly kind: 'move';
  /** The whole game, or what has changed since the last request to the same worker. */
  readonly game: SavedGame | GameChange;
  readonly milliseconds: number;
}

/** The limits of an analysis. Without a limit it runs until the search is complete. */
export type AnalysisLimits = Pick<Limits, 'nodes' | 'depth' | 'milliseconds'>;

/** A request about a position. */
interface PositionRequest {
  readonly rules: RulesConfig;
  /** In HFN. */
  readonly position: string;
  /** The seat that began the game. */
  readonly first: SeatLetter;
  readonly limits: AnalysisLimits;
}

/** Asks for a move in a position with its reasons. One answer comes back. */
export interface HintRequest extends PositionRequest {
  readonly kind: 'hint';
}

/** Asks for the best lines of a position. An answer comes back for each finished depth, then the end. */
export interface AnalysisRequest extends PositionRequest {
  readonly kind: 'analysis';
  /** The number of best lines to report. */
  readonly lines: number;
}

/** Asks for a review of a whole game. An answer comes back for each turn, then one for the seats, and then the end. */
export interface ReviewRequest extends PositionRequest {
  readonly kind: 'review';
  /** The moves from that position on, in the notation of records. The limits apply to each move. */
  readonly moves: readonly string[];
}

/** A request of the page to the worker. */
export type ComputerRequest = MoveRequest | HintRequest | AnalysisRequest | ReviewRequest;

/** A line with the text of its first moves: replaying them would take the page longer than drawing them. */
type ShownLine = PrincipalVariation & { readonly shown: readonly LineMove[] };

/** The result of an analysis in the form that the page shows. */
export type ShownAnalysis = Omit<SearchInfo, 'lines'> & { readonly lines: readonly ShownLine[] };

/** An answer of the worker: a move in the notation of records, results of an analysis or its end, or a problem. */
export type ComputerAnswer =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'hint'; readonly move: string; readonly reasons: readonly Reason[] }
  | { readonly kind: 'reviewed'; readonly ply: ReviewedPly }
  | { readonly kind: 'summary'; readonly seats: readonly SeatSummary[] }
  | { readonly kind: 'found'; readonly analysis: ShownAnalysis }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly problem: string };
