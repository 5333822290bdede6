/** Spreads seeds that follow each other over all states (Knuth's multiplicative hash). */
const SPREAD = 2_654_435_761;

/**
 * Numbers from 0 up to 1 that are the same for the same seed: a linear congruence modulo 2³² (Numerical Recipes).
 *
 * @param {number} seed
 */
export function seededRandom(seed) {
  let state = Math.imul(seed, SPREAD) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
