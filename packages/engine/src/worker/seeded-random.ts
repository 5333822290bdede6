/**
 * Creates a generator of numbers from 0 up to, but not including, 1: SplitMix32, which is enough to break ties between
 * moves. Equal arguments give equal numbers on every machine.
 */
export function seededRandom(seed: number, ply: number): () => number {
  let state = Math.imul(seed, 0x9e37_79b9) ^ Math.imul(ply + 1, 0x85eb_ca6b);
  return () => {
    state = (state + 0x9e37_79b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0_aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a_2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
}
