// Fits a table of travel costs to the results of games: the number of moves by which each side was ahead once the armies had
// passed each other. The fit corrects a base table.
//
//   node packages/engine/scripts/travel-costs/fit.mjs --game halma-2 --base formula --out table.txt games.bin …
//
// The score of a position, in moves, is a factor times its evaluation: the difference between the armies'
// costs, plus the largest gain of the side to move, minus a share of the largest gain of the other side. The
// factor depends on the distance that the armies still have to travel. The fit corrects the costs by least
// squares: by a polynomial in the distances to the target and to the mirror image, which also covers cells
// that the games rarely reach, and by a correction of each cell, with a penalty on the difference between the
// corrections of neighbouring cells. It chooses the weight of the penalty by the error on games that it
// leaves out.

import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { MARKED_KIND } from '@halma/rules';
import { measurePathTo } from '@halma/solver/race';
import { NormalEquations } from './least-squares.mjs';
import { readRecords } from './position-file.mjs';
import { startOf } from './seeded-game.mjs';
import { costOfCells, staticEvaluation } from './static-evaluation.mjs';
import { costIndices, formatTable, kindsOf, PLAIN_ON_TIP_COST, readTable } from './tables.mjs';

/** @typedef {import('./position-file.mjs').PositionRecord} PositionRecord */
/** @typedef {import('./tables.mjs').CostTable} CostTable */
/**
 * A position with its evaluation by the base table and its phase.
 *
 * @typedef {PositionRecord & { readonly value: number, readonly phase: number }} Row
 */

/** The number of phases of a game, each with its own factor. */
const PHASES = 12;
/** The limit on margins: a larger margin counts as this many moves. */
const MAX_MARGIN = 20;
/** The fit leaves out one in this many games. */
const HELD_OUT_INTERVAL = 5;
/** The weights of the penalty to try, per thousand positions. */
const PENALTIES = [1e-6, 1e-5, 1e-4, 3e-4, 1e-3, 3e-3, 1e-2, 3e-2];
/**
 * A tiny penalty on all corrections. It makes the solution unique: a constant added to all costs changes no evaluation, and
 * the games may never reach some cells.
 */
const RIDGE = 1e-9;
/** The terms of the polynomial: powers of the distance to the tip of the target, and of the distance to the mirror image. */
const TERMS = [
  [1, 0],
  [2, 0],
  [3, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [2, 1],
];
/** The divisor of the distances in the terms, so that the coefficients have the magnitude of costs. */
const LONGEST_DISTANCE = 30;
const TERM_SCALE = 100;
/**
 * A man in the target costs at least this much less than one outside. Otherwise an army might not come home.
 */
const TARGET_STEP = 8;
/** With larger costs the kernel would sort the cells into fewer levels. */
const LARGEST_COST = 2000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string', default: 'halma-2' },
    base: { type: 'string', default: 'formula' },
    out: { type: 'string', default: 'table.txt' },
  },
});

const start = startOf(values.game);
const { rules } = start;
const { board, camps, seats } = rules;
const [firstSeat = 0] = seats;
const camp = camps[firstSeat];
if (camp === undefined) throw new Error(`${values.game} has no camps`);
const base = readTable(rules, values.base);
const evaluate = staticEvaluation(start, base);

const mirror = board
  .symmetries()
  .find(({ isMirror, cells }) => isMirror && cells[camp.targetTip] === camp.targetTip);
const representatives = board.names.map((_, cell) => Math.min(cell, mirror?.cells[cell] ?? cell));
const classes = [...new Set(representatives)];
const kinds = kindsOf(rules);
/** For each cost index, its unknown. A cell and its mirror image share an unknown. */
const unknownOf = kinds.flatMap((_, index) =>
  representatives.map((cell) => index * classes.length + classes.indexOf(cell)),
);

const records = positionals.flatMap((path, file) =>
  readRecords(path, camp.home.length).map((record) => ({
    ...record,
    game: record.game * positionals.length + file,
  })),
);
const totals = records.map(
  ({ own, other }) => costOfCells(rules, base, own) + costOfCells(rules, base, other),
);
const sortedTotals = totals.toSorted((a, b) => a - b);
const edges = Array.from(
  { length: PHASES - 1 },
  (_, phase) => sortedTotals[Math.floor(((phase + 1) * totals.length) / PHASES)] ?? 0,
);
/** @type {Row[]} */
const rows = records.map((record, index) => ({
  ...record,
  margin: Math.max(-MAX_MARGIN, Math.min(MAX_MARGIN, record.margin)),
  value: evaluate(record),
  phase: edges.filter((edge) => (totals[index] ?? 0) >= edge).length,
}));
const isHeldOut = (/** @type {Row} */ { game }) => game % HELD_OUT_INTERVAL === HELD_OUT_INTERVAL - 1;
const training = rows.filter((row) => !isHeldOut(row));
const heldOut = rows.filter(isHeldOut);

/** For each phase, the moves per unit of evaluation. */
const factors = Array.from({ length: PHASES }, (_, phase) => {
  let [products, squares] = [0, 0];
  for (const row of training) {
    if (row.phase !== phase) continue;
    products += row.value * row.margin;
    squares += row.value ** 2;
  }
  return products / squares;
});

/** For each cell, the terms of the polynomial. */
const polynomial = board.names.map((_, cell) => {
  const { distance } = measurePathTo(rules, cell, camp.targetTip);
  const width = board.distance(cell, mirror?.cells[cell] ?? cell);
  return TERMS.map(
    ([p = 0, q = 0]) => TERM_SCALE * (distance / LONGEST_DISTANCE) ** p * (width / LONGEST_DISTANCE) ** q,
  );
});
const firstTerm = kinds.length * classes.length;
/** The last unknown: the share of the base table's evaluation. */
const share = firstTerm + kinds.length * TERMS.length;

/**
 * Returns the terms of a cost: the unknown of each term, and the factor of this unknown.
 *
 * @param {number} index
 * @returns {(readonly [number, number])[]}
 */
function termsOf(index) {
  const begin = firstTerm + Math.floor(index / board.cellCount) * TERMS.length;
  return (polynomial[index % board.cellCount] ?? []).map((power, term) => [begin + term, power]);
}

/**
 * Returns the entries of a row: for each unknown, how much the evaluation in moves grows with it.
 *
 * @param {Row} row
 */
function entriesOf({ own, other, value, phase }) {
  const factor = factors[phase] ?? 0;
  /** @type {Map<number, number>} */
  const entries = new Map([[share, factor * value]]);
  const add = (/** @type {Uint8Array} */ cells, /** @type {number} */ amount) => {
    for (const index of costIndices(rules, cells)) {
      const unknown = unknownOf[index] ?? 0;
      entries.set(unknown, (entries.get(unknown) ?? 0) + amount);
      for (const [term, power] of termsOf(index))
        entries.set(term, (entries.get(term) ?? 0) + amount * power);
    }
  };
  add(other, factor);
  add(own, -factor);
  return entries;
}

const equations = new NormalEquations(share + 1);
for (const row of training) {
  const entries = entriesOf(row);
  equations.addRow([...entries.keys()], [...entries.values()], row.margin);
}

/**
 * The pairs of corrections that should be similar: those of neighbouring cells, unless only one of the two is
 * in the target. The step into the target counts as a separate move.
 */
const neighbouring = kinds.flatMap((_, index) =>
  board.names.flatMap((_, cell) =>
    cellsNextTo(cell)
      .filter((next) => next > cell && camp.inTarget[next] === camp.inTarget[cell])
      .map((next) => [cell, next].map((paired) => unknownOf[index * board.cellCount + paired] ?? 0))
      .filter(([a, b]) => a !== b),
  ),
);

/** @param {number} cell */
function cellsNextTo(cell) {
  const { directions, neighbours, wall } = board;
  const first = cell * directions.length;
  return [...neighbours.subarray(first, first + directions.length)].filter((next) => next !== wall);
}

/**
 * Fits a table.
 *
 * @param {number} penalty the weight of the penalty on the corrections of cells
 */
function fit(penalty) {
  const penalized = equations.copy();
  const weight = (penalty * training.length) / 1000;
  for (const pair of neighbouring) penalized.addRow(pair, [1, -1], 0, weight);
  for (let unknown = 0; unknown < share; unknown += 1)
    penalized.addRow([unknown], [1], 0, RIDGE * training.length);
  const solution = penalized.solve();
  const baseShare = solution[share] ?? 1;
  const explained = r2(solution);
  console.log(`penalty ${penalty}: R² ${explained.toFixed(4)}, share of the base ${baseShare.toFixed(3)}`);
  const table = base.map((baseCost, index) => {
    const powers = termsOf(index).map(([term, power]) => power * (solution[term] ?? 0));
    return (
      baseCost +
      ((solution[unknownOf[index] ?? 0] ?? 0) + powers.reduce((sum, power) => sum + power, 0)) / baseShare
    );
  });
  return { table, explained };
}

/**
 * Returns the share of the variance that a fit explains in the games that it left out.
 *
 * @param {Float64Array} solution
 */
function r2(solution) {
  let [errors, variance] = [0, 0];
  for (const row of heldOut) {
    let estimate = 0;
    for (const [unknown, entry] of entriesOf(row)) estimate += entry * (solution[unknown] ?? 0);
    errors += (row.margin - estimate) ** 2;
    variance += row.margin ** 2;
  }
  return 1 - errors / variance;
}

/**
 * Lowers the costs in the target below all costs outside it, subtracts the lowest cost, and applies the upper limit. The
 * target of a marked man is the tip, where other men cost more than elsewhere in the target.
 *
 * @param {CostTable} table
 */
function finish(table) {
  const { cellCount } = board;
  const shifted = kinds.flatMap((kind, index) => {
    const isHome = (/** @type {number} */ cell) =>
      kind === MARKED_KIND ? cell === camp?.targetTip : camp?.inTarget[cell] === 1;
    const costs = table.slice(index * cellCount, (index + 1) * cellCount);
    const ceiling = Math.min(...costs.filter((_, cell) => !isHome(cell))) - TARGET_STEP;
    const lowered = costs.map((cost, cell) => (isHome(cell) ? Math.min(cost, ceiling) : cost));
    const lowest = Math.min(...lowered);
    return lowered.map((cost) => cost - lowest);
  });
  // A marked man rarely visits the side corners, so its costs there are extrapolated.
  const scale = Math.min(1, LARGEST_COST / Math.max(...shifted.slice(0, cellCount)));
  const scaled = shifted.map((cost) => Math.min(LARGEST_COST, Math.round(scale * cost)));
  const tip = camp?.targetTip ?? board.wall;
  if (kinds.length > 1) scaled[tip] = Math.max(scaled[tip] ?? 0, PLAIN_ON_TIP_COST);
  return scaled;
}

const unchanged = new Float64Array(share + 1);
unchanged[share] = 1;
console.log(
  `${training.length} positions to fit, ${heldOut.length} left out; R² of the base: ${r2(unchanged).toFixed(4)}`,
);
console.log(`cost of a move by phase: ${factors.map((factor) => (1 / factor).toFixed(0)).join(' ')}`);
const fits = PENALTIES.map(fit);
const [best] = fits.toSorted((a, b) => b.explained - a.explained);
if (best !== undefined) writeFileSync(values.out, `${formatTable(rules, finish(best.table))}\n`);
