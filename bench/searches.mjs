import { legalMoves } from '@halma/rules';
import { buildNative, runNativeSearch } from './native.mjs';
import { kernelAt, MIDDLEGAMES, positionOf, START } from './positions.mjs';
import { printRateHeadings, printRates, rateOf } from './rates.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('./rates.mjs').Rate} Rate */

const ROUNDS = 5;

/** The positions to search, each with the depth that takes about a second, in plies. */
const SEARCHES = [
  { name: 'start', placement: START, depth: 10 },
  { name: 'seed 1, 60 plies', placement: MIDDLEGAMES['seed 1, 60 plies'], depth: 9 },
  { name: 'seed 2, 100 plies', placement: MIDDLEGAMES['seed 2, 100 plies'], depth: 9 },
  { name: 'seed 3, 160 plies', placement: MIDDLEGAMES['seed 3, 160 plies'], depth: 10 },
];

/** The ratio of the kernel's costs to the native program's. */
const COST_SCALE = 4;

/**
 * Returns the cost of a man as the native program computes it, from its distance along both axes, the square of that
 * distance, and its offset from the diagonal.
 *
 * @type {(position: Position, seat: number, cell: number) => number}
 */
function costOf({ rules: { board, camps } }, seat, cell) {
  const tip = camps[seat]?.targetTip ?? 0;
  const columns = Math.abs((board.x[cell] ?? 0) - (board.x[tip] ?? 0));
  const rows = Math.abs((board.y[cell] ?? 0) - (board.y[tip] ?? 0));
  const distance = columns + rows;
  return COST_SCALE * (8 * distance + Math.floor((distance * distance) / 4) + Math.abs(columns - rows));
}

/**
 * Returns a function that searches like the native program: with iterative deepening from two plies, an empty
 * transposition table and no threat weight.
 *
 * @param {Position} position a position of Halma for two, with A to move
 * @param {number} depth
 * @returns {() => Rate}
 */
function prepareKernelSearch(position, depth) {
  const { seats, camps } = position.rules;
  const kernel = kernelAt(position);
  kernel.setCosts((seat, cell) => costOf(position, seat, cell));
  /** @type {(seat: number) => number} */
  const homeCostOf = (seat) =>
    (camps[seat]?.target ?? []).reduce((sum, cell) => sum + costOf(position, seat, cell), 0);
  const [first = 0, second = 0] = seats;
  /** @type {[number, number]} */
  const homeCosts = [homeCostOf(first), homeCostOf(second)];
  /** @type {import('@halma/kernel').KernelSearchSetup} */
  const setup = {
    sides: [0, 1],
    homeCosts,
    sideHomeCosts: homeCosts,
    threatWeight: 0,
    hashSalt: 0,
  };
  const moves = legalMoves(position)
    .flatMap((move) => (move.kind === 'normal' ? [move] : []))
    .map(({ from, to }) => ({ from, to, gain: costOf(position, first, from) - costOf(position, first, to) }))
    .sort((one, other) => other.gain - one.gain)
    .map(({ from, to }) => ({ from, to, bias: 0 }));
  return () => {
    kernel.clearTable();
    return rateOf(1, () => {
      kernel.beginSearch(setup, moves, { deadline: 1, nodes: Number.POSITIVE_INFINITY });
      for (let plies = 2; plies <= depth; plies += 1) kernel.searchDepth(first, plies, 0, moves.length);
      return kernel.nodes;
    });
  };
}

/** Compares the kernel's search with a native search that uses the same methods. The two run alternately. */
export function compareSearches() {
  const program = buildNative('refengine');
  printRateHeadings(`\nSearch of halma-2, million positions per CPU second, medians of ${ROUNDS}`);
  for (const { name, placement, depth } of SEARCHES) {
    const run = prepareKernelSearch(positionOf(placement), depth);
    run();
    const ownRates = [];
    const nativeRates = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      ownRates.push(run().perSecond);
      if (program !== null) nativeRates.push(runNativeSearch(program, placement, depth).perSecond);
    }
    printRates(name, `kernel, ${depth} plies`, { ownRates, nativeRates });
  }
}
