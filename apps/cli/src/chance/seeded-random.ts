/**
 * Random numbers from 0 up to 1, the same for the same seeds on every machine. The generator is SplitMix32: a counter that
 * goes up by the golden ratio, mixed by multiplications and shifts.
 *
 * @param seeds whole numbers; each changes everything that follows
 */
export function seededRandom(...seeds: readonly number[]): () => number {
  let state = 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
  for (const seed of seeds) state = (next() ^ seed) | 0;
  return () => next() / 2 ** 32;
}

/** One of the members of a list that is not empty, all of them equally likely. */
export function pick<Member>(list: readonly Member[], random: () => number): Member {
  const member = list[Math.floor(random() * list.length)];
  if (member === undefined) throw new RangeError('nothing to pick from');
  return member;
}
