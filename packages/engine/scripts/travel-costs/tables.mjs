import { readFileSync } from 'node:fs';
import { defaultTravelWeights, travelCosts, travelCostsWithWeights } from '@halma/engine';
import { MARKED_KIND, manOf } from '@halma/rules';
import { FITTED_TABLES } from '../../dist/values/fitted-tables.js';

/** @typedef {import('@halma/rules').Rules} Rules */
/**
 * A travel cost for each cell, as the first of two opposite seats sees the board. In games with marked men, the costs of the
 * marked man follow.
 *
 * @typedef {number[]} CostTable
 */

/**
 * Returns the kinds of men in a game, in the order of a table.
 *
 * @param {Rules} rules
 */
export function kindsOf({ options }) {
  return options.marked === 'on' ? [0, MARKED_KIND] : [0];
}

/**
 * Returns the indices of the costs of an army in a table. In games with marked men, the first cell is the
 * marked man's.
 *
 * @param {Rules} rules
 * @param {ArrayLike<number>} cells
 */
export function costIndices(rules, cells) {
  const kinds = kindsOf(rules).length;
  return Array.from(cells, (cell, man) => (man < kinds - 1 ? rules.board.cellCount + cell : cell));
}

/**
 * Returns the cells with the marked man's cell first, in games with marked men.
 *
 * @param {Rules} rules
 * @param {readonly number[]} cells
 * @param {number | undefined} markedCell
 */
export function markedFirst({ options }, cells, markedCell) {
  if (options.marked === 'off' || markedCell === undefined) return cells;
  return [markedCell, ...cells.filter((cell) => cell !== markedCell)];
}

/**
 * Returns a function that maps a cell, as the first of two opposite seats sees the board, to the cell in the same place
 * as the second seat sees it.
 *
 * @param {Rules} rules
 * @param {number} seat
 * @returns {(cell: number) => number}
 */
export function cellMapper({ board, seats }, seat) {
  return seat === seats[0] ? (cell) => cell : (cell) => board.cellCount - 1 - cell;
}

/** The cost of a plain man on the tip of the target if a marked man has to go there; higher than elsewhere in the target. */
export const PLAIN_ON_TIP_COST = 150;

/**
 * Returns the table of the game without marked men on the same board, for men of both kinds.
 *
 * @param {Rules} rules
 * @returns {CostTable}
 */
function unmarkedTable({ board, camps, seats }) {
  const camp = camps[seats[0] ?? 0];
  const table = FITTED_TABLES.find(
    ({ board: id, men, markedCosts }) =>
      id === board.id && men === camp?.home.length && markedCosts === undefined,
  );
  if (table === undefined) throw new Error(`no table for ${board.id}`);
  const plain = table.costs.map((cost, cell) => (cell === camp?.targetTip ? PLAIN_ON_TIP_COST : cost));
  return [...plain, ...table.costs];
}

/**
 * Reads a table: `engine` for the costs that the engine uses, `formula` for the costs computed from its
 * weights, `unmarked` for a game with marked men and the table of the game without them, or a file written by
 * `formatTable`, with the numbers in cell order.
 *
 * @param {Rules} rules
 * @param {string} source
 * @returns {CostTable}
 */
export function readTable(rules, source) {
  if (source === 'unmarked') return unmarkedTable(rules);
  const { cellCount } = rules.board;
  const [seat = 0] = rules.seats;
  const costs =
    source === 'engine'
      ? travelCosts(rules)
      : source === 'formula'
        ? travelCostsWithWeights(rules, defaultTravelWeights(rules))
        : null;
  const table =
    costs === null
      ? readFileSync(source, 'utf8').trim().split(/\s+/).map(Number)
      : kindsOf(rules).flatMap((kind) => [...(costs[manOf(seat, kind)] ?? [])].slice(0, cellCount));
  const size = kindsOf(rules).length * cellCount;
  if (table.length !== size) throw new Error(`${source} has ${table.length} numbers, not ${size}`);
  return table;
}

/**
 * Formats a table as text, one line for each row of the board from the first seat's side, one kind of man
 * after another.
 *
 * @param {Rules} rules
 * @param {CostTable} table
 */
export function formatTable(rules, table) {
  const { cellCount, rows } = rules.board;
  return kindsOf(rules)
    .flatMap((_, index) => rows.map((row) => row.map((cell) => table[index * cellCount + cell]).join(' ')))
    .join('\n');
}

/**
 * Converts a table to the engine's travel costs.
 *
 * @param {Rules} rules
 * @param {CostTable} table
 * @returns {import('@halma/engine').TravelCosts}
 */
export function costsOf(rules, table) {
  /** @type {Float64Array[]} */
  const costs = [];
  for (const seat of rules.seats) {
    const cellOf = cellMapper(rules, seat);
    const { cellCount } = rules.board;
    kindsOf(rules).forEach((kind, index) => {
      costs[manOf(seat, kind)] = Float64Array.from({ length: cellCount + 2 }, (_, cell) =>
        cell < cellCount ? (table[index * cellCount + cellOf(cell)] ?? 0) : 0,
      );
    });
  }
  return costs;
}
