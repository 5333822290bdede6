import { ILLEGAL, OPEN } from '../generated/tablebase/limits.ts';

/**
 * The value of a position with perfect play by all sides, for the side to move. With three sides, a side wins if it can
 * force a win against any play by the other two.
 */
export type PositionValue =
  | {
      readonly result: 'won' | 'lost';
      /** The plies to the end of the game. */
      readonly plies: number;
    }
  /** No side can force a win. */
  | { readonly result: 'drawn' }
  /** No game can reach the position. */
  | { readonly result: 'illegal' };

/**
 * Decodes the value of a position from its byte: the plies to the end, or one of two larger numbers. The winner moves
 * last, so the side to move wins if the number of plies is one more than a multiple of the number of sides.
 */
export function decodeValue(byte: number, sides = 2): PositionValue {
  if (byte === OPEN) return { result: 'drawn' };
  if (byte === ILLEGAL) return { result: 'illegal' };
  return { result: winnerAfter(byte, sides) === 0 ? 'won' : 'lost', plies: byte };
}

/** Returns which side wins in a number of plies: 0 is the side to move, and the others follow in the order of play. */
export function winnerAfter(plies: number, sides: number): number {
  return (plies + sides - 1) % sides;
}

/** Encodes a value as a byte. */
export function encodeValue(value: PositionValue): number {
  if (value.result === 'drawn') return OPEN;
  return value.result === 'illegal' ? ILLEGAL : value.plies;
}
