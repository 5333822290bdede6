import type { Standing, Terms } from '@halma/protocol';
import type { SeatLetter } from '@halma/rules';

/** What a seat's clock shows. */
export interface TimeLeft {
  readonly kind: 'real-time' | 'days';
  /** In milliseconds, never below zero. */
  readonly left: number;
}

/**
 * What a seat has left at an instant of the server's. Only the seat to move is charged, and while its delay runs not even
 * that one; a first turn of a real-time game costs nothing.
 *
 * @param isFirstTurn has the seat to move made no turn yet?
 * @returns undefined where nothing is shown: no clock, or in days a seat that is not to move
 */
export function timeLeft(
  { clock }: Pick<Terms, 'clock'>,
  standing: Standing,
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
