import type { GameStatus, GameTerms } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';

/** The time that a seat's clock shows. */
export interface TimeLeft {
  readonly kind: 'real-time' | 'days';
  /** The time in milliseconds, never below zero. */
  readonly left: number;
}

/**
 * Returns the time that a seat has left. Time runs only for the seat to move, after its delay. The first turn
 * of a seat in a real-time game is not charged.
 *
 * @param now the server's time in milliseconds since 1970
 * @param isFirstTurn whether the seat to move has not moved yet
 * @returns undefined if no time is shown: in a game without clocks, or in a correspondence game for a seat
 *   that is not to move
 */
export function timeLeft(
  { clock }: Pick<GameTerms, 'clock'>,
  status: Pick<GameStatus, 'toMove' | 'dueBy' | 'left'>,
  seat: SeatLetter,
  now: number | undefined,
  isFirstTurn: boolean,
): TimeLeft | undefined {
  const isRunning = status.toMove === seat && status.dueBy !== undefined && now !== undefined;
  const due = isRunning ? Math.max(0, status.dueBy - now) : undefined;
  if (clock.kind === 'days') return due === undefined ? undefined : { kind: 'days', left: due };
  const fullTime = status.left?.[seat];
  if (clock.kind === 'none' || fullTime === undefined) return undefined;
  return { kind: 'real-time', left: due === undefined || isFirstTurn ? fullTime : Math.min(fullTime, due) };
}
