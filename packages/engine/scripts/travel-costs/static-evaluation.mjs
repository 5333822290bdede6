import { fromCell, listNormalMoves, MoveList, manOf, toCell, VACANT } from '@halma/rules';
import { cellMapper } from './tables.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('./position-file.mjs').PositionRecord} PositionRecord */
/** @typedef {import('./tables.mjs').CostTable} CostTable */

/** The share of a threat that counts, as in the kernel. */
const THREAT_SHARE = 10 / 16;

/**
 * Returns the cost of men on cells.
 *
 * @param {CostTable} table
 * @param {Uint8Array} cells
 */
export function costOfCells(table, cells) {
  let sum = 0;
  for (const cell of cells) sum += table[cell] ?? 0;
  return sum;
}

/**
 * Returns a function that evaluates positions as the last ply of a search does: the difference of the armies' costs, plus
 * the largest gain of the side to move, minus a share of the largest gain of the other side.
 *
 * @param {Position} start
 * @param {CostTable} table
 * @returns {(record: Pick<PositionRecord, 'own' | 'other'>) => number}
 */
export function staticEvaluation({ rules, men: startMen }, table) {
  const { board, seats } = rules;
  const [firstSeat = 0, secondSeat = 0] = seats;
  const turned = cellMapper(rules, secondSeat);
  /** The men of the position to evaluate. The entries beyond the board stay as they are. */
  const men = startMen.slice();
  const moveList = new MoveList();

  /** @param {number} seat @param {number[]} cells */
  function largestGain(seat, cells) {
    const cellOf = cellMapper(rules, seat);
    moveList.count = 0;
    listNormalMoves(rules, men, seat, cells, cells.length, moveList);
    let largest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moveList.count; index += 1) {
      const code = moveList.at(index);
      largest = Math.max(largest, (table[cellOf(fromCell(code))] ?? 0) - (table[cellOf(toCell(code))] ?? 0));
    }
    return moveList.count === 0 ? 0 : largest;
  }

  // The first seat stands for the side to move.
  return ({ own, other }) => {
    const ownCells = [...own];
    const otherCells = Array.from(other, turned);
    men.fill(VACANT, 0, board.cellCount);
    for (const cell of ownCells) men[cell] = manOf(firstSeat, 0);
    for (const cell of otherCells) men[cell] = manOf(secondSeat, 0);
    const threat = Math.max(0, largestGain(secondSeat, otherCells));
    const difference = costOfCells(table, other) - costOfCells(table, own);
    return difference + largestGain(firstSeat, ownCells) - THREAT_SHARE * threat;
  };
}
