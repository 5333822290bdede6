/** The multiplier of Knuth's multiplicative hash, which spreads consecutive seeds over all states. */
const SEED_MULTIPLIER = 2_654_435_761;

/**
 * Creates a generator of numbers from 0 up to, but not including, 1; the same seed gives the same numbers.
 * It is the linear congruential generator modulo 2³² from Numerical Recipes. Stored results depend on its
 * values.
 *
 * @param {number} seed
 */
export function seededRandom(seed) {
  let state = Math.imul(seed, SEED_MULTIPLIER) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
