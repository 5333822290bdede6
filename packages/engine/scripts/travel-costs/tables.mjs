import { readFileSync } from 'node:fs';
import { defaultTravelWeights, travelCosts, travelCostsBy } from '@halma/engine';
import { manOf } from '@halma/rules';

/** @typedef {import('@halma/rules').Rules} Rules */
/** A travel cost for each cell, as the first of two opposite seats sees the board. @typedef {number[]} CostTable */

/**
 * Returns the cell that looks to the second of two opposite seats as a cell looks to the first.
 *
 * @param {Rules} rules
 * @param {number} seat
 * @returns {(cell: number) => number}
 */
export function cellMapper({ board, seats }, seat) {
  return seat === seats[0] ? (cell) => cell : (cell) => board.cellCount - 1 - cell;
}

/**
 * Reads a table: `engine` for the costs that the engine uses, `formula` for the costs computed from its weights, or a
 * file with the numbers in the order of the cells.
 *
 * @param {Rules} rules
 * @param {string} source
 * @returns {CostTable}
 */
export function readTable(rules, source) {
  const { cellCount } = rules.board;
  const [seat = 0] = rules.seats;
  const costs =
    source === 'engine'
      ? travelCosts(rules)
      : source === 'formula'
        ? travelCostsBy(rules, defaultTravelWeights(rules))
        : null;
  const table =
    costs === null
      ? readFileSync(source, 'utf8').trim().split(/\s+/).map(Number)
      : [...(costs[manOf(seat, 0)] ?? [])].slice(0, cellCount);
  if (table.length !== cellCount) throw new Error(`${source} has ${table.length} numbers, not ${cellCount}`);
  return table;
}

/**
 * Writes a table as text, one line for each row of the board, from the first seat's side.
 *
 * @param {Rules} rules
 * @param {CostTable} table
 */
export function formatTable({ board }, table) {
  return board.rows.map((row) => row.map((cell) => table[cell]).join(' ')).join('\n');
}

/**
 * Returns a table as the travel costs of the engine.
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
    costs[manOf(seat, 0)] = Float64Array.from({ length: cellCount + 2 }, (_, cell) =>
      cell < cellCount ? (table[cellOf(cell)] ?? 0) : 0,
    );
  }
  return costs;
}
