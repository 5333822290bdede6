// Determines from self-play games what an evaluation means in each phase of a game: the travel cost that corresponds to
// a lead of one move once the armies have passed each other, and the lead that multiplies the odds of winning by e.
// Writes the phases of a fitted table. Prints the Brier score of the winning chances on games left out of the fit, and
// the same score with constant scales.
//
//   node packages/engine/scripts/travel-costs/calibrate.mjs --game halma-2 --table table.txt --out scales.txt games.bin
//
// With --scales scales.txt, the script only tests these scales, on all games.

import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readRecords } from './position-file.mjs';
import { startOf } from './seeded-game.mjs';
import { costOfCells } from './static-evaluation.mjs';
import { markedFirst, readTable } from './tables.mjs';

const PHASES = 10;
/** The fit leaves out one in this many games. */
const HELD_OUT_INTERVAL = 4;
/** The script rounds shares and scales to hundredths. */
const ROUNDING = 100;
/** The number of steps in the search for a scale, and the bounds of the scale. */
const SCALE_STEPS = 40;
const [MIN_SCALE, MAX_SCALE] = [0.05, 20];
/** The constant scale of the odds in games without a fitted table. */
const CONSTANT_ODDS_SCALE = 1.5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'halma-2' },
    table: { type: 'string', default: 'engine' },
    out: { type: 'string', default: 'scales.txt' },
    scales: { type: 'string' },
    /** The number of moves that a seat makes in a whole game, for the constant scales. */
    moves: { type: 'string', default: '78' },
  },
});

const { rules } = startOf(values.game);
const [firstSeat = 0] = rules.seats;
const { home = [], target = [], homeTip, targetTip } = rules.camps[firstSeat] ?? {};
const table = readTable(rules, values.table);
const costOf = (/** @type {ArrayLike<number>} */ cells) => costOfCells(rules, table, cells);
const startCost = costOf(markedFirst(rules, home, homeTip));
const homeCost = costOf(markedFirst(rules, target, targetTip));
const share = (/** @type {Uint8Array} */ cells) =>
  Math.min(1, Math.max(0, (costOf(cells) - homeCost) / (startCost - homeCost)));

const rows = positionals
  .flatMap((path) => readRecords(path, home.length))
  .map(({ game, own, other, score, margin }) => ({
    game,
    score,
    margin,
    hasWon: margin > 0 ? 1 : 0,
    remaining: (share(own) + share(other)) / 2,
  }))
  .sort((a, b) => a.remaining - b.remaining);
const isHeldOut = (/** @type {{ game: number }} */ { game }) =>
  values.scales !== undefined || game % HELD_OUT_INTERVAL === HELD_OUT_INTERVAL - 1;
const training = rows.filter((row) => !isHeldOut(row));
const heldOut = rows.filter(isHeldOut);

/** @typedef {(typeof rows)[number]} Row */
/** @typedef {{ rows: Row[], remaining: number, products: number, squares: number }} Bin */

const size = Math.ceil(training.length / PHASES);
/** @type {Bin[]} */
const bins = Array.from({ length: PHASES }, (_, phase) => {
  const inBin = training.slice(phase * size, (phase + 1) * size);
  const sum = (/** @type {(row: Row) => number} */ measure) =>
    inBin.reduce((total, row) => total + measure(row), 0);
  return {
    rows: inBin,
    remaining: sum((row) => row.remaining) / inBin.length,
    products: sum((row) => row.score * row.margin),
    squares: sum((row) => row.score ** 2),
  };
});

/**
 * Returns the cost of a move in each phase. The cost must not fall as the distance grows, so neighbouring phases in which it
 * would fall share one cost.
 */
function moveCosts() {
  /** @type {{ products: number, squares: number, count: number }[]} */
  const groups = [];
  for (const { products, squares } of bins) {
    groups.push({ products, squares, count: 1 });
    for (;;) {
      const [before, last] = groups.slice(-2);
      if (
        before === undefined ||
        last === undefined ||
        before.products / before.squares >= last.products / last.squares
      )
        break;
      groups.splice(-2, 2, {
        products: before.products + last.products,
        squares: before.squares + last.squares,
        count: before.count + last.count,
      });
    }
  }
  return groups.flatMap(({ products, squares, count }) => new Array(count).fill(squares / products));
}

const costs = moveCosts();

const chance = (/** @type {number} */ lead, /** @type {number} */ scale) => 1 / (1 + Math.exp(-lead / scale));

/**
 * Returns the scale with the greatest likelihood, by a golden-section search.
 *
 * @param {readonly Row[]} inBin
 * @param {number} moveCost
 */
function oddsScale(inBin, moveCost) {
  const loss = (/** @type {number} */ scale) =>
    inBin.reduce((sum, { score, hasWon }) => {
      const p = chance(score / moveCost, scale);
      return sum - Math.log(Math.max(1e-12, hasWon === 1 ? p : 1 - p));
    }, 0);
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(MIN_SCALE), Math.log(MAX_SCALE)];
  for (let step = 0; step < SCALE_STEPS; step += 1) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (loss(Math.exp(left)) < loss(Math.exp(right))) high = right;
    else low = left;
  }
  return Math.exp((low + high) / 2);
}

/** @returns {{ remaining: number, moveCost: number, oddsScale: number }[]} */
function fittedPhases() {
  return bins.map(({ rows: inBin, remaining }, phase) => ({
    remaining: Math.round(ROUNDING * remaining) / ROUNDING,
    moveCost: Math.round(costs[phase] ?? 1),
    oddsScale: Math.round(ROUNDING * oddsScale(inBin, costs[phase] ?? 1)) / ROUNDING,
  }));
}

/** @type {ReturnType<typeof fittedPhases>} */
const phases =
  values.scales === undefined
    ? fittedPhases()
    : JSON.parse(`[${readFileSync(values.scales, 'utf8').trim().replace(/,$/, '')}]`);

/**
 * Returns the scales when a share of the distance remains.
 *
 * @param {number} remaining
 */
function scaleAt(remaining) {
  const above = phases.findIndex((phase) => phase.remaining >= remaining);
  const [low, high] = [phases[above - 1], phases[above]];
  if (low === undefined || high === undefined)
    return high ?? phases[PHASES - 1] ?? { moveCost: 1, oddsScale: 1 };
  const part = (remaining - low.remaining) / (high.remaining - low.remaining);
  return {
    moveCost: low.moveCost + part * (high.moveCost - low.moveCost),
    oddsScale: low.oddsScale + part * (high.oddsScale - low.oddsScale),
  };
}

/**
 * Returns the Brier score of chances on the games that the fit left out.
 *
 * @param {(row: Row) => number} chanceOf
 */
const brier = (chanceOf) =>
  heldOut.reduce((sum, row) => sum + (chanceOf(row) - row.hasWon) ** 2, 0) / heldOut.length;

/** @param {Row} row */
function fittedChance({ score, remaining }) {
  const { moveCost, oddsScale: scale } = scaleAt(remaining);
  return chance(score / moveCost, scale);
}

if (values.scales === undefined)
  writeFileSync(values.out, phases.map((phase) => `${JSON.stringify(phase)},\n`).join(''));
console.log(`${training.length} positions to fit, ${heldOut.length} left out, of ${values.game}`);
console.log(`Brier score by phase: ${brier(fittedChance).toFixed(4)}`);
const moveCost = (startCost - homeCost) / Number(values.moves);
const constant = brier(({ score }) => chance(score / moveCost, CONSTANT_ODDS_SCALE));
console.log(`Brier score with constant scales: ${constant.toFixed(4)}`);
// The reliability of the chances, in tenths.
for (let tenth = 0; tenth < 10; tenth += 1) {
  const inTenth = heldOut.filter((row) => Math.min(9, Math.floor(10 * fittedChance(row))) === tenth);
  const mean = (/** @type {(row: Row) => number} */ measure) =>
    (inTenth.reduce((sum, row) => sum + measure(row), 0) / inTenth.length).toFixed(3);
  console.log(`| ${inTenth.length} | ${mean(fittedChance)} | ${mean(({ hasWon }) => hasWon)} |`);
}
