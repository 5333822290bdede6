import { listingPerft } from './listing.mjs';
import { buildNative, nativePerft } from './native.mjs';
import { kernelAt, MIDDLES, positionOf } from './positions.mjs';
import { printRateHeadings, printRates, rateOf } from './rates.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('./rates.mjs').Rate} Rate */

const DEPTH = 3;
const ROUNDS = 5;

/**
 * Ways to go through every sequence of so many moves, each beside the native program doing the same: listing and playing
 * every move, or only counting the last one's. Each makes itself ready for a position and then runs as often as it is asked.
 *
 * @type {readonly { name: string, plays: boolean, prepare: (position: Position) => () => Rate }[]}
 */
const WAYS = [
  {
    name: 'rules, listing',
    plays: true,
    prepare: (position) => () => rateOf(2, () => listingPerft(position, DEPTH)),
  },
  {
    name: 'kernel, listing',
    plays: true,
    prepare: (position) => {
      const kernel = kernelAt(position);
      return () => rateOf(4, () => kernel.perft(1, DEPTH, true));
    },
  },
  {
    name: 'kernel, counting',
    plays: false,
    prepare: (position) => {
      const kernel = kernelAt(position);
      return () => rateOf(30, () => kernel.perft(1, DEPTH));
    },
  },
];

/** The move generators of rules and kernel beside the native one's, taking turns. */
export function compareGenerators() {
  const program = buildNative('perft');
  printRateHeadings(`Every ${DEPTH} moves of halma-2, million a CPU second, medians of ${ROUNDS}`);
  for (const [name, placement] of Object.entries(MIDDLES)) {
    for (const way of WAYS) {
      const run = way.prepare(positionOf(placement));
      run();
      const own = [];
      const native = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const mine = run();
        own.push(mine.perSecond);
        if (program === null) continue;
        const theirs = nativePerft(program, placement, DEPTH, way.plays);
        if (theirs.nodes !== mine.nodes)
          throw new Error(`${name}: ${mine.nodes} moves here, ${theirs.nodes} there`);
        native.push(theirs.perSecond);
      }
      printRates(name, way.name, { own, native });
    }
  }
}
