import type { PhaseName, ReviewedPly } from '@halma/engine';
import type { Seat } from '@halma/rules';

/** A point of the graph: how the side of the first seat stood after a turn. */
export interface GraphPoint {
  readonly ply: number;
  /** Moves ahead, as the graph shows it: never beyond its edge. */
  readonly lead: number;
  readonly mark: 'slip' | null;
  readonly phase: PhaseName | null;
}

/** The graph ends here; a game that is decided runs along its edge. */
export const EDGE = 10;

/**
 * The lead of a seat after each reviewed turn, in moves. With more than two sides it is told by that seat's own turns only,
 * as nobody else's score says how he stands.
 */
export function graphOf(plies: readonly ReviewedPly[], seat: Seat, sides: number): readonly GraphPoint[] {
  return plies.flatMap((reviewed) => {
    const { verdict, ply, phase } = reviewed;
    if (verdict === null || (sides > 2 && reviewed.seat !== seat)) return [];
    const lead = reviewed.seat === seat ? verdict.chosen.score : -verdict.chosen.score;
    return [
      { ply, lead: Math.min(EDGE, Math.max(-EDGE, lead)), mark: isSlip(reviewed) ? 'slip' : null, phase },
    ];
  });
}

/** Was a turn a mistake, or worse? */
export function isSlip({ verdict }: ReviewedPly): boolean {
  return verdict?.judgement === 'mistake' || verdict?.judgement === 'blunder';
}

/** The turns that gave away most, the worst first. */
export function worstOf(plies: readonly ReviewedPly[], count: number): readonly ReviewedPly[] {
  const loss = ({ verdict }: ReviewedPly): number => verdict?.loss.chance ?? 0;
  return plies
    .filter(({ verdict }) => verdict !== null && verdict.judgement !== 'best' && verdict.judgement !== 'good')
    .toSorted((one, other) => loss(other) - loss(one))
    .slice(0, count);
}
