import { type Limits, type RemainingTime, thinkingTimeMs } from '@halma/engine';
import type { Position } from '@halma/rules';

/** The time limits for a move: a fixed time, a clock, both or neither. */
export interface MoveTime {
  /** The fixed time. */
  readonly milliseconds?: number;
  /** The clock of the seat to move. */
  readonly clock?: RemainingTime;
}

/**
 * Returns the time limit for a move; empty if there is neither a fixed time nor a clock, so that the engine
 * does not check the time.
 */
export function moveTimeLimit(
  position: Position,
  { milliseconds, clock }: MoveTime,
): Pick<Limits, 'milliseconds'> {
  if (clock === undefined) return milliseconds === undefined ? {} : { milliseconds };
  const share = thinkingTimeMs(position, clock);
  return { milliseconds: milliseconds === undefined ? share : Math.min(milliseconds, share) };
}
