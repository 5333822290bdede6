import type { PhaseName, ReviewedPly } from '@halma/engine';
import type { Seat } from '@halma/rules';

/** A point of the graph: the lead of the first seat's side after a turn. */
export interface GraphPoint {
  readonly ply: number;
  /** The lead in moves, limited to the edge of the graph. */
  readonly lead: number;
  readonly mark: 'slip' | null;
  readonly phase: PhaseName | null;
}

/** The edge of the graph, in moves. Decided games run along it. */
export const EDGE = 10;

/**
 * Returns the lead of a seat after each reviewed turn, in moves. With more than two sides it uses the seat's own turns only,
 * as the scores of other seats do not measure its lead.
 */
export function graphOf(plies: readonly ReviewedPly[], seat: Seat, sides: number): readonly GraphPoint[] {
  return plies.flatMap((reviewed) => {
    const { assessment: verdict, ply, phase } = reviewed;
    if (verdict === null || (sides > 2 && reviewed.seat !== seat)) return [];
    const lead = reviewed.seat === seat ? verdict.playedLine.score : -verdict.playedLine.score;
    return [
      { ply, lead: Math.min(EDGE, Math.max(-EDGE, lead)), mark: isMistake(reviewed) ? 'slip' : null, phase },
    ];
  });
}

/** Returns whether a turn was a mistake or worse. */
function isMistake({ assessment: verdict }: ReviewedPly): boolean {
  return verdict?.judgement === 'mistake' || verdict?.judgement === 'blunder';
}

/** Returns the costliest turns, the worst first. */
export function costliestMoves(plies: readonly ReviewedPly[], count: number): readonly ReviewedPly[] {
  const loss = ({ assessment: verdict }: ReviewedPly): number => verdict?.loss.chance ?? 0;
  return plies
    .filter(
      ({ assessment: verdict }) =>
        verdict !== null && verdict.judgement !== 'best' && verdict.judgement !== 'good',
    )
    .toSorted((one, other) => loss(other) - loss(one))
    .slice(0, count);
}
