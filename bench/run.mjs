// Speed: the move generators of rules and kernel beside a native program in the same run, and random games of every game.
// Figures are ratios and rates of this machine; nothing here passes or fails.
import { Kernel } from '@halma/kernel';
import { GAMES, makeRules, parsePosition } from '@halma/rules';
import { listingPerft } from './listing.mjs';
import { buildNative, nativeRate } from './native.mjs';
import { randomPlayouts, TURN_CAP } from './playouts.mjs';

const DEPTH = 3;
const ROUNDS = 5;

/** Halma for two after seeded random play, A to move. */
const MIDDLES = {
  'seed 1, 60 plies':
    '12C2C/10C2CC1/14C1/10C1C2C/10CCC1CC/13CC1/10CC1C2/16/6A9/16/A3A11/1A2A11/2AA12/1AA13/AA1A1A10/AAAA1A1A8',
  'seed 2, 100 plies':
    '9C6/8C1CC1CC1/13C1C/7C4C1C1/6C4C1CC1/10C1CC2/10C5/16/16/A5A9/A2A12/AA14/AA2A1A9/2AAA11/2AA3A8/1A1A4A7',
  'seed 3, 160 plies':
    '15C/5C4C3CC/8C4C2/9CC1CC2/7C1C2C1C1/7CC5C1/16/16/3A2A4C4/2A13/1A14/7A8/AAA13/1A2AA3A6/AAAA2A9/2A2A10',
};

/** Seconds of CPU time, so that a busy machine does not change a rate. The native program counts the same. */
const cpuSeconds = () => process.cpuUsage().user / 1e6;

/** @type {(values: readonly number[]) => number} */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
/** @type {(perSecond: number) => string} */
const millions = (perSecond) => (perSecond / 1e6).toFixed(1);

/** @typedef {{ nodes: number, perSecond: number }} Rate */

/** @type {(times: number, count: () => number) => Rate} */
const rateOf = (times, count) => {
  const begun = cpuSeconds();
  let nodes = 0;
  for (let time = 0; time < times; time += 1) nodes = count();
  return { nodes, perSecond: (times * nodes) / (cpuSeconds() - begun) };
};

/** @type {(placement: string) => import('@halma/rules').Position} */
const positionOf = (placement) => {
  const rules = makeRules({ game: 'halma-2', preset: 'parker-1885' });
  const position = rules.ok ? parsePosition(rules.value, `H16:${placement} A - 0 1`) : rules;
  if (!position.ok) throw new Error(position.refusal.code);
  return position.value;
};

/** @type {(placement: string) => Kernel} */
const kernelAt = (placement) => {
  const position = positionOf(placement);
  const kernel = new Kernel(position.rules, () => 0);
  kernel.setMen(position);
  return kernel;
};

/**
 * Ways to go through every sequence of so many moves, each beside the native program doing the same: listing and playing
 * every move, or only counting the last one's. Each makes itself ready for a position and then runs as often as it is asked.
 *
 * @type {readonly { name: string, plays: boolean, prepare: (placement: string) => () => Rate }[]}
 */
const WAYS = [
  {
    name: 'rules, listing',
    plays: true,
    prepare: (placement) => {
      const position = positionOf(placement);
      return () => rateOf(2, () => listingPerft(position, DEPTH));
    },
  },
  {
    name: 'kernel, listing',
    plays: true,
    prepare: (placement) => {
      const kernel = kernelAt(placement);
      return () => rateOf(4, () => kernel.perft(1, DEPTH, true));
    },
  },
  {
    name: 'kernel, counting',
    plays: false,
    prepare: (placement) => {
      const kernel = kernelAt(placement);
      return () => rateOf(30, () => kernel.perft(1, DEPTH));
    },
  },
];

function compareGenerators() {
  const native = buildNative();
  console.log(`Every ${DEPTH} moves of halma-2, million a CPU second, medians of ${ROUNDS}`);
  if (native === null)
    console.log('No C++ compiler with AVX2 and BMI2 here: the native program is left out.');
  console.log(
    `${'position'.padEnd(20)}${'way'.padEnd(18)}${'here'.padStart(8)}${'native'.padStart(8)}${'ratio'.padStart(8)}`,
  );
  for (const [name, placement] of Object.entries(MIDDLES)) {
    for (const way of WAYS) {
      const run = way.prepare(placement);
      run();
      const own = [];
      const other = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const mine = run();
        own.push(mine.perSecond);
        if (native === null) continue;
        const theirs = nativeRate(native, placement, DEPTH, way.plays);
        if (theirs.nodes !== mine.nodes)
          throw new Error(`${name}: ${mine.nodes} moves here, ${theirs.nodes} there`);
        other.push(theirs.perSecond);
      }
      const ratio = native === null ? '–' : (median(own) / median(other)).toFixed(2);
      const theirs = native === null ? '–' : millions(median(other));
      console.log(
        `${name.padEnd(20)}${way.name.padEnd(18)}${millions(median(own)).padStart(8)}${theirs.padStart(8)}${ratio.padStart(8)}`,
      );
    }
  }
}

function countPlayouts() {
  console.log(`\nRandom games a CPU second from the start, cut off after ${TURN_CAP} turns`);
  console.log(`${'game'.padEnd(24)}${'games/s'.padStart(10)}${'turns/s'.padStart(12)}`);
  for (const { id } of GAMES) {
    const { games, turns, seconds } = randomPlayouts(id, 0.5);
    console.log(
      `${id.padEnd(24)}${(games / seconds).toFixed(0).padStart(10)}${(turns / seconds).toFixed(0).padStart(12)}`,
    );
  }
}

compareGenerators();
countPlayouts();
