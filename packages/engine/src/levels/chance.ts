import type { MoveCode, Position } from '@halma/rules';

/** What a chance is for: different questions about the same move get different answers. */
const QUESTIONS = ['notice', 'fancy'] as const;

/**
 * A number from 0 up to 1 that looks random and depends on nothing but what is given, so that whoever overlooks a move
 * overlooks it for as long as the position stays. The mixing is that of MurmurHash3.
 */
export function chanceOf(
  question: (typeof QUESTIONS)[number],
  seed: number,
  { hash }: Pick<Position, 'hash'>,
  code: MoveCode,
): number {
  let word = seed | 0;
  for (const part of [hash, code, QUESTIONS.indexOf(question)]) word = mix(word ^ part);
  return word / 2 ** 32;
}

/** Spreads every bit over all 32. */
function mix(word: number): number {
  let mixed = word + 0x9e37_79b9;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
