import type { MoveCode, Position } from '@halma/rules';

/** The purposes of noise. The noise for one purpose is independent of the noise for another, even for the same move. */
const NOISE_PURPOSES = ['notice', 'preference', 'replies'] as const;

/**
 * Returns a pseudo-random number from 0 up to, but not including, 1. It depends only on the arguments, so a level
 * overlooks the same moves in a position whenever the seed is the same. The mixing function is the finalizer of
 * MurmurHash3. The measured strength of the levels depends on these values.
 */
export function moveNoise(
  purpose: (typeof NOISE_PURPOSES)[number],
  seed: number,
  { hash }: Pick<Position, 'hash'>,
  code: MoveCode,
): number {
  let bits = seed | 0;
  for (const part of [hash, code, NOISE_PURPOSES.indexOf(purpose)]) bits = mix(bits ^ part);
  return bits / 2 ** 32;
}

/** Returns 32 bits, each of which depends on all bits of the argument. */
function mix(bits: number): number {
  let mixed = bits + 0x9e37_79b9;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
