import type { Move, Position, Seat } from '@halma/rules';
import { Analyst } from '../analyse.ts';
import { explainMove } from '../explain/explain-move.ts';
import type { Reason } from '../explain/reason.ts';
import { type PhaseName, phase } from '../features/phase.ts';
import { situationOf } from '../features/situation.ts';
import type { Limits } from '../limits.ts';
import { type SeatSummary, summarise } from './summary.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/** One turn of a game, looked at afterwards. */
export interface ReviewedPly {
  /** Counted from 1. */
  readonly ply: number;
  readonly seat: Seat;
  readonly played: Move;
  /** The part of the game, as the seat sees it; null in games without camps. */
  readonly phase: PhaseName | null;
  /** Why the move was good or bad. */
  readonly reasons: readonly Reason[];
  /** Null where nothing was to be chosen: a pass, or a seat that had finished. */
  readonly verdict: Verdict | null;
}

/**
 * Reviews a game turn by turn, each as soon as it is asked for. At a limit of nodes the same is found every time. Once
 * `limits.isStopped` says so it ends, after the last turn it could judge in full.
 *
 * @param positions of one game: where it began, and where it stood after each turn
 * @param limits for each turn
 * @returns after the last turn, what can be said of each seat
 */
export function* reviewGame(
  positions: readonly Position[],
  limits: Limits,
): Generator<ReviewedPly, readonly SeatSummary[]> {
  const [start] = positions;
  if (start === undefined) return [];
  const searching = { analyst: new Analyst(start.rules), limits };
  const plies: ReviewedPly[] = [];
  for (const [index, position] of positions.slice(0, -1).entries()) {
    const played = positions[index + 1]?.lastMove;
    if (!played) throw new RangeError(`no move leads to position ${index + 1}`);
    const verdict = verdictOn(played, position, searching);
    if (limits.isStopped?.() === true) break;
    const situation = situationOf(position, position.toMove);
    const reviewed: ReviewedPly = {
      ply: position.ply + 1,
      seat: position.toMove,
      played,
      phase: situation === null ? null : phase(situation).name,
      reasons: explainMove(position, played),
      verdict,
    };
    plies.push(reviewed);
    yield reviewed;
  }
  return summarise(start.rules, plies);
}
