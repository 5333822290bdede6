import type { Position } from '@halma/rules';

/**
 * Returns a move's number as it is written in records: `24.` for the seat that moves first, otherwise `24…`.
 */
export function moveNumber({ round, toMove, firstSeat }: Position): string {
  return toMove === firstSeat ? `${round}.` : `${round}…`;
}
