import { listingPerft } from './listing.mjs';
import { buildNative, runNativePerft } from './native.mjs';
import { kernelAt, MIDDLEGAMES, positionOf } from './positions.mjs';
import { printRateHeadings, printRates, rateOf } from './rates.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('./rates.mjs').Rate} Rate */

const DEPTH = 3;
const ROUNDS = 5;

/**
 * The methods that visit every sequence of DEPTH moves. They list and play every move, or only count the last
 * moves; the native program can do both. `playsLastMove` states whether the method also plays the last
 * move. `prepare` returns a function that runs the method on a position.
 *
 * @type {readonly { name: string, playsLastMove: boolean, prepare: (position: Position) => () => Rate }[]}
 */
const METHODS = [
  {
    name: 'rules, listing',
    playsLastMove: true,
    prepare: (position) => () => rateOf(2, () => listingPerft(position, DEPTH)),
  },
  {
    name: 'kernel, listing',
    playsLastMove: true,
    prepare: (position) => {
      const kernel = kernelAt(position);
      return () => rateOf(4, () => kernel.perft(1, DEPTH, true));
    },
  },
  {
    name: 'kernel, counting',
    playsLastMove: false,
    prepare: (position) => {
      const kernel = kernelAt(position);
      return () => rateOf(30, () => kernel.perft(1, DEPTH));
    },
  },
];

/** Compares the move generators of the rules and the kernel with the native one. They run alternately. */
export function compareGenerators() {
  const program = buildNative('perft');
  printRateHeadings(`Every ${DEPTH} moves of halma-2, million per CPU second, medians of ${ROUNDS}`);
  for (const [name, placement] of Object.entries(MIDDLEGAMES)) {
    for (const method of METHODS) {
      const run = method.prepare(positionOf(placement));
      run();
      const ownRates = [];
      const nativeRates = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const result = run();
        ownRates.push(result.perSecond);
        if (program === null) continue;
        const nativeResult = runNativePerft(program, placement, DEPTH, method.playsLastMove);
        if (nativeResult.nodes !== result.nodes)
          throw new Error(
            `${name}: counted ${result.nodes} sequences, but the native program counted ${nativeResult.nodes}`,
          );
        nativeRates.push(nativeResult.perSecond);
      }
      printRates(name, method.name, { ownRates, nativeRates });
    }
  }
}
