import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { mersenne } from 'pure-rand/generator/mersenne';

/**
 * Creates a generator of random numbers from 0 up to, but not including, 1. Equal seeds give equal numbers on
 * every machine.
 *
 * @param seeds whole numbers; a change to one of them changes the whole sequence
 */
export function seededRandom(...seeds: readonly number[]): () => number {
  // The Mersenne Twister scrambles its seed before the first number, so consecutive seeds give unrelated sequences.
  const combinedSeed = seeds.reduce((state, seed) => mersenne(state ^ seed).next(), 0);
  const generator = mersenne(combinedSeed);
  return () => uniformFloat64(generator);
}

/** Picks a random member of a list, each with the same probability. Throws for an empty list. */
export function pickRandom<Member>(list: readonly Member[], random: () => number): Member {
  const member = list[Math.floor(random() * list.length)];
  if (member === undefined) throw new RangeError('cannot pick from an empty list');
  return member;
}
