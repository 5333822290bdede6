import { Kernel } from '@halma/kernel';
import { makeRules, parsePosition } from '@halma/rules';

/** The start of Halma for two. */
export const START = '11CCCCC/11CCCCC/12CCCC/13CCC/14CC/16/16/16/16/16/16/AA14/AAA13/AAAA12/AAAAA11/AAAAA11';

/** Positions of Halma for two after seeded random play, with A to move. */
export const MIDDLEGAMES = {
  'seed 1, 60 plies':
    '12C2C/10C2CC1/14C1/10C1C2C/10CCC1CC/13CC1/10CC1C2/16/6A9/16/A3A11/1A2A11/2AA12/1AA13/AA1A1A10/AAAA1A1A8',
  'seed 2, 100 plies':
    '9C6/8C1CC1CC1/13C1C/7C4C1C1/6C4C1CC1/10C1CC2/10C5/16/16/A5A9/A2A12/AA14/AA2A1A9/2AAA11/2AA3A8/1A1A4A7',
  'seed 3, 160 plies':
    '15C/5C4C3CC/8C4C2/9CC1CC2/7C1C2C1C1/7CC5C1/16/16/3A2A4C4/2A13/1A14/7A8/AAA13/1A2AA3A6/AAAA2A9/2A2A10',
};

/**
 * Parses a position.
 *
 * @param {string} placement the rows of a position of Halma for two
 * @returns the position with A to move
 */
export function positionOf(placement) {
  const rules = makeRules({ game: 'halma-2', preset: 'parker-1885' });
  const position = rules.ok ? parsePosition(rules.value, `H16:${placement} A - 0 1`) : rules;
  if (!position.ok) throw new Error(position.refusal.code);
  return position.value;
}

/**
 * Creates a kernel for a position.
 *
 * @param {import('@halma/rules').Position} position
 * @returns a kernel with the men of the position and a stopped clock
 */
export function kernelAt(position) {
  const kernel = new Kernel(position.rules, () => 0);
  kernel.setMen(position);
  return kernel;
}
