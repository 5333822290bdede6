import { sha256 } from './sha256.ts';

/** A source of random whole numbers that a seed determines. */
export interface Random {
  /** Returns a whole number from 0 up to, but not including, the limit, each with the same probability. */
  readonly below: (limit: number) => number;
}

const WORD_COUNT = 2 ** 32;

/**
 * Returns the random source for a seed and a purpose, such as a round number: xoshiro128** (Blackman and
 * Vigna 2018), seeded with the first 128 bits of the SHA-256 of “seed/purpose”. Anyone who knows the seed can
 * repeat every choice.
 */
export function makeRandom(seed: string, purpose: string | number): Random {
  let [a = 0, b = 0, c = 0, d = 0] = sha256(`${seed}/${purpose}`);
  const next = (): number => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
  return {
    below: (limit) => {
      // Words beyond the last multiple of the limit would make small numbers more likely.
      const usableWords = WORD_COUNT - (WORD_COUNT % limit);
      let word = next();
      while (word >= usableWords) word = next();
      return word % limit;
    },
  };
}

/** Returns the items in random order. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

/** Rotates a 32-bit word to the left. */
function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
