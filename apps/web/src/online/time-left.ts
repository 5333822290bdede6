import type { GameStatus, GameTerms } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';

/** The display of a seat's clock. */
export interface TimeLeft {
  readonly kind: 'real-time' | 'days';
  /** In milliseconds, never below zero. */
  readonly left: number;
}

/**
 * Returns the time a seat has left at an instant of the server's time. Time runs only for the seat to move, after its
 * delay. The first turn of a real-time game costs nothing.
 *
 * @param isFirstTurn whether the seat to move has made no turn yet
 * @returns undefined where no time is shown: without a clock, or with days for a seat that is not to move
 */
export function timeLeft(
  { clock }: Pick<GameTerms, 'clock'>,
  standing: GameStatus,
  seat: SeatLetter,
  now: number | undefined,
  isFirstTurn: boolean,
): TimeLeft | undefined {
  const isRunning = standing.toMove === seat && standing.dueBy !== undefined && now !== undefined;
  const due = isRunning ? Math.max(0, standing.dueBy - now) : undefined;
  if (clock.kind === 'days') return due === undefined ? undefined : { kind: 'days', left: due };
  const full = standing.left?.[seat];
  if (clock.kind === 'none' || full === undefined) return undefined;
  return { kind: 'real-time', left: due === undefined || isFirstTurn ? full : Math.min(full, due) };
}
