import { type ClockTime, type Limits, millisecondsFor } from '@halma/engine';
import type { Position } from '@halma/rules';

/** What limits the time of a move: a time of its own, a clock it takes its share of, both, or neither. */
export interface MoveTime {
  readonly milliseconds?: number;
  /** Of the seat to move. */
  readonly clock?: ClockTime;
}

/** How long to think about a move. Where nothing limits it no time is stated: the engine then looks at no clock at all. */
export function timeLimit(
  position: Position,
  { milliseconds, clock }: MoveTime,
): Pick<Limits, 'milliseconds'> {
  if (clock === undefined) return milliseconds === undefined ? {} : { milliseconds };
  const share = millisecondsFor(position, clock);
  return { milliseconds: milliseconds === undefined ? share : Math.min(milliseconds, share) };
}
