import { legalMoves } from '@halma/rules';
import { buildNative, nativeSearch } from './native.mjs';
import { kernelAt, MIDDLES, positionOf, START } from './positions.mjs';
import { printRateHeadings, printRates, rateOf } from './rates.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('./rates.mjs').Rate} Rate */

const ROUNDS = 5;

/** How deep to search for about a second. */
const SEARCHES = [
  { name: 'start', placement: START, depth: 10 },
  { name: 'seed 1, 60 plies', placement: MIDDLES['seed 1, 60 plies'], depth: 9 },
  { name: 'seed 2, 100 plies', placement: MIDDLES['seed 2, 100 plies'], depth: 9 },
  { name: 'seed 3, 160 plies', placement: MIDDLES['seed 3, 160 plies'], depth: 10 },
];

/** The kernel's costs are four times those of the native program, as its margins are. */
const SCALE = 4;

/**
 * What a man costs the native program: his way along both axes, more the further it is and the further he is off the diagonal.
 *
 * @type {(position: Position, seat: number, cell: number) => number}
 */
function costOf({ rules: { board, yards } }, seat, cell) {
  const tip = yards[seat]?.targetTip ?? 0;
  const columns = Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0));
  const rows = Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0));
  const way = columns + rows;
  return SCALE * (8 * way + Math.floor((way * way) / 4) + Math.abs(columns - rows));
}

/**
 * Searches as the native program does: from two plies on deeper and deeper, with nothing remembered from before and no fear
 * of threats.
 *
 * @param {Position} position of Halma for two, A to move
 * @param {number} depth
 * @returns {() => Rate} runs the search
 */
function kernelSearch(position, depth) {
  const { seats, yards } = position.rules;
  const kernel = kernelAt(position);
  kernel.setCosts((seat, cell) => costOf(position, seat, cell));
  /** @type {(seat: number) => number} */
  const home = (seat) =>
    (yards[seat]?.target ?? []).reduce((sum, cell) => sum + costOf(position, seat, cell), 0);
  const [first = 0, second = 0] = seats;
  /** @type {[number, number]} */
  const homeCosts = [home(first), home(second)];
  /** @type {import('@halma/kernel').KernelGame} */
  const game = {
    sides: [0, 1],
    homeCosts,
    sideHomeCosts: homeCosts,
    fear: 0,
    salt: 0,
  };
  const moves = legalMoves(position)
    .flatMap((move) => (move.kind === 'walk' ? [move] : []))
    .map(({ from, to }) => ({ from, to, gain: costOf(position, first, from) - costOf(position, first, to) }))
    .sort((one, other) => other.gain - one.gain)
    .map(({ from, to }) => ({ from, to, bias: 0 }));
  return () => {
    kernel.forget();
    return rateOf(1, () => {
      kernel.beginSearch(game, moves, { until: 1, nodes: Number.POSITIVE_INFINITY });
      for (let plies = 2; plies <= depth; plies += 1) kernel.searchDepth(first, plies, 0, moves.length);
      return kernel.nodes;
    });
  };
}

/** The kernel's search beside the native one with the same method, taking turns. */
export function compareSearches() {
  const program = buildNative('refengine');
  printRateHeadings(`\nSearch of halma-2, million positions a CPU second, medians of ${ROUNDS}`);
  for (const { name, placement, depth } of SEARCHES) {
    const run = kernelSearch(positionOf(placement), depth);
    run();
    const own = [];
    const native = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      own.push(run().perSecond);
      if (program !== null) native.push(nativeSearch(program, placement, depth).perSecond);
    }
    printRates(name, `kernel, ${depth} plies`, { own, native });
  }
}
