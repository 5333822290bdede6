import type { PhaseName, ReviewedPly } from '@halma/engine';
import type { Seat } from '@halma/rules';

/** A point of the graph: the lead of one seat after a turn. */
export interface GraphPoint {
  readonly ply: number;
  /** The lead in moves, limited to the range of the graph. */
  readonly lead: number;
  readonly isMistake: boolean;
  readonly phase: PhaseName | null;
}

/** The largest lead on the graph, in moves. Decided games run along this edge. */
export const MAX_LEAD = 10;

/**
 * Returns the lead of a seat after each reviewed turn, in moves. With more than two sides it uses only the seat's own turns, because
 * the scores of other seats do not measure its lead.
 */
export function graphOf(plies: readonly ReviewedPly[], seat: Seat, sides: number): readonly GraphPoint[] {
  return plies.flatMap((reviewed) => {
    const { assessment, ply, phase } = reviewed;
    if (assessment === null || (sides > 2 && reviewed.seat !== seat)) return [];
    const lead = reviewed.seat === seat ? assessment.playedLine.score : -assessment.playedLine.score;
    const shownLead = Math.min(MAX_LEAD, Math.max(-MAX_LEAD, lead));
    return [{ ply, lead: shownLead, isMistake: isMistake(reviewed), phase }];
  });
}

/** Returns whether a turn was a mistake or worse. */
function isMistake({ assessment }: ReviewedPly): boolean {
  return assessment?.judgement === 'mistake' || assessment?.judgement === 'blunder';
}

/** Returns up to `count` of the costliest turns, the worst first. Leaves out best and good moves. */
export function costliestMoves(plies: readonly ReviewedPly[], count: number): readonly ReviewedPly[] {
  const loss = ({ assessment }: ReviewedPly): number => assessment?.loss.chance ?? 0;
  return plies
    .filter(
      ({ assessment }) =>
        assessment !== null && assessment.judgement !== 'best' && assessment.judgement !== 'good',
    )
    .toSorted((one, other) => loss(other) - loss(one))
    .slice(0, count);
}
