import { checkPosition, type Move, type Position, type Seat } from '@halma/rules';
import { checkLimits } from '../check-arguments.ts';
import { explainMove } from '../explain/explain-move.ts';
import type { Reason } from '../explain/reason.ts';
import { determinePhase, type PhaseName } from '../features/phase.ts';
import { seatViewOf } from '../features/seat-view.ts';
import type { Limits } from '../limits.ts';
import { type EngineSettings, PositionAnalyser } from '../position-analyser.ts';
import { assessMove, type MoveAssessment } from './move-assessment.ts';
import { type SeatSummary, summariseReview } from './summary.ts';

/** One reviewed turn of a game. */
export interface ReviewedPly {
  /** The number of the turn in the game, starting at 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly move: Move;
  /** The phase of the game for the seat; null in games in which no man starts in a corner camp. */
  readonly phase: PhaseName | null;
  /** The reasons why the move was good or bad. */
  readonly reasons: readonly Reason[];
  /** Null if the seat had no choice: it could only pass, or had finished. */
  readonly assessment: MoveAssessment | null;
}

/**
 * Reviews a game turn by turn, as the caller requests the results. With a node limit alone, and without search threads,
 * the result is always the same.
 * Once `limits.shouldStop` returns true, the review ends after the last fully assessed turn.
 *
 * @param positions the start position and the position after each turn
 * @param limits the limits of each search; a turn usually takes two searches
 * @param settings the optional resources of the searches
 * @returns a summary for each seat, after the last turn
 * @throws RangeError or TypeError, at the first turn, if an argument is of the wrong type; RangeError if a position after
 *   the first has no last move
 */
export function* reviewGame(
  positions: readonly Position[],
  limits: Limits,
  settings: EngineSettings = {},
): Generator<ReviewedPly, readonly SeatSummary[]> {
  checkLimits(limits);
  for (const position of positions) checkPosition(position);
  const [start] = positions;
  if (start === undefined) return [];
  const search = { analyser: new PositionAnalyser(start.rules, settings), limits };
  const plies: ReviewedPly[] = [];
  for (const [index, position] of positions.slice(0, -1).entries()) {
    const move = positions[index + 1]?.lastMove;
    if (!move) throw new RangeError(`no move leads to position ${index + 1}`);
    const assessment = assessMove(move, position, search);
    if (limits.shouldStop?.() === true) break;
    const view = seatViewOf(position, position.toMove);
    const reviewedPly: ReviewedPly = {
      ply: position.ply + 1,
      seat: position.toMove,
      move,
      phase: view === null ? null : determinePhase(view).name,
      reasons: explainMove(position, move),
      assessment,
    };
    plies.push(reviewedPly);
    yield reviewedPly;
  }
  return summariseReview(start.rules, plies);
}
