import type { Analysis, Limits, Line, Reason, ReviewedPly, SeatSummary } from '@halma/engine';
import type { RulesChoice, SeatLetter } from '@halma/rules';
import type { LineMove } from './line-moves.ts';
import type { SavedGame } from './saved-game.ts';

/** A message with the number of the request it is, or answers; so an answer nobody waits for any more is known. */
export type Numbered<Message> = Message & { readonly number: number };

/**
 * A number in memory that page and worker share: requests up to it are not waited for any more. A worker reads no messages
 * while it thinks, but it can look at this.
 */
export type Withdrawn = Int32Array<SharedArrayBuffer>;

/** A request as it is sent. */
export type SentRequest = Numbered<ComputerRequest> & { readonly withdrawn?: Withdrawn };

/** Asks for a move for the seat to move. One answer comes back. */
export interface MoveRequest {
  readonly kind: 'move';
  readonly game: SavedGame;
  readonly milliseconds: number;
}

/** What an analysis may use up. Without any limit it goes on until nothing is left to find. */
export type AnalysisLimits = Pick<Limits, 'nodes' | 'depth' | 'milliseconds'>;

/** A position to think about. */
interface PositionRequest {
  readonly rules: RulesChoice;
  /** In HFN. */
  readonly position: string;
  /** The seat that began the game. */
  readonly first: SeatLetter;
  readonly limits: AnalysisLimits;
}

/** Asks what to play in a position, and why. One answer comes back. */
export interface HintRequest extends PositionRequest {
  readonly kind: 'hint';
}

/** Asks for the best lines of a position. An answer comes back for each depth that is finished, and then the end. */
export interface AnalysisRequest extends PositionRequest {
  readonly kind: 'analysis';
  /** How many of the best lines to tell. */
  readonly lines: number;
}

/** Asks for a review of a whole game. An answer comes back for each turn, then one for the seats, and then the end. */
export interface ReviewRequest extends PositionRequest {
  readonly kind: 'review';
  /** The moves from that position on, as records write them. The limits are those of each. */
  readonly moves: readonly string[];
}

/** What the page asks of the worker. */
export type ComputerRequest = MoveRequest | HintRequest | AnalysisRequest | ReviewRequest;

/** A line with its first moves as they are shown: replaying them would take the page longer than drawing them. */
export type ShownLine = Line & { readonly shown: readonly LineMove[] };

/** What an analysis has found, as it is shown. */
export type ShownAnalysis = Omit<Analysis, 'lines'> & { readonly lines: readonly ShownLine[] };

/** The move, as records write it; what an analysis has found so far, or that it has ended; or what went wrong. */
export type ComputerAnswer =
  | { readonly kind: 'move'; readonly move: string }
  | { readonly kind: 'hint'; readonly move: string; readonly reasons: readonly Reason[] }
  | { readonly kind: 'reviewed'; readonly ply: ReviewedPly }
  | { readonly kind: 'summary'; readonly seats: readonly SeatSummary[] }
  | { readonly kind: 'found'; readonly analysis: ShownAnalysis }
  | { readonly kind: 'end' }
  | { readonly kind: 'problem'; readonly problem: string };
