import { ILLEGAL, OPEN } from '../generated/tablebase/limits.ts';

/** The value of a position with perfect play by both sides, for the side to move. */
export type PositionValue =
  | { readonly result: 'won' | 'lost' /** The plies to the end of the game. */; readonly plies: number }
  /** Neither side can force a win. */
  | { readonly result: 'drawn' }
  /** No game can reach the position. */
  | { readonly result: 'illegal' };

/**
 * Decodes the value of a position from its byte: the plies to the end, odd for the winner and even for the loser, or one of
 * two larger numbers.
 */
export function decodeValue(byte: number): PositionValue {
  if (byte === OPEN) return { result: 'drawn' };
  if (byte === ILLEGAL) return { result: 'illegal' };
  return { result: byte % 2 === 1 ? 'won' : 'lost', plies: byte };
}

/** Encodes a value as a byte. */
export function encodeValue(value: PositionValue): number {
  if (value.result === 'drawn') return OPEN;
  return value.result === 'illegal' ? ILLEGAL : value.plies;
}
