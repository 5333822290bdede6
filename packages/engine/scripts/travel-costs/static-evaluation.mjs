import { fromCell, kindOf, listNormalMoves, MoveList, manOf, toCell, VACANT } from '@halma/rules';
import { cellMapper, costIndices, kindsOf } from './tables.mjs';

/** @typedef {import('@halma/rules').Position} Position */
/** @typedef {import('./position-file.mjs').PositionRecord} PositionRecord */
/** @typedef {import('./tables.mjs').CostTable} CostTable */

/** The share of a threat that counts, as in the kernel. */
const THREAT_SHARE = 10 / 16;

/**
 * Returns the cost of an army. In games with marked men, the first cell is the marked man's.
 *
 * @param {import('@halma/rules').Rules} rules
 * @param {CostTable} table
 * @param {ArrayLike<number>} cells
 */
export function costOfCells(rules, table, cells) {
  return costIndices(rules, cells).reduce((sum, index) => sum + (table[index] ?? 0), 0);
}

/**
 * Returns a function that evaluates positions as the last ply of a search does: the difference between the
 * armies' costs, plus the largest gain of the side to move, minus a share of the largest gain of the other
 * side.
 *
 * @param {Position} start
 * @param {CostTable} table
 * @returns {(record: Pick<PositionRecord, 'own' | 'other'>) => number}
 */
export function staticEvaluation({ rules, men: startMen }, table) {
  const { board, seats } = rules;
  const { cellCount } = board;
  const kinds = kindsOf(rules);
  const [firstSeat = 0, secondSeat = 0] = seats;
  const turned = cellMapper(rules, secondSeat);
  /** The men of the position to evaluate. The entries beyond the board do not change. */
  const men = startMen.slice();
  const moveList = new MoveList();

  /**
   * @param {number} seat
   * @param {number[]} cells
   */
  function largestGain(seat, cells) {
    const cellOf = cellMapper(rules, seat);
    moveList.count = 0;
    listNormalMoves(rules, men, seat, cells, cells.length, moveList);
    let largest = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moveList.count; index += 1) {
      const code = moveList.at(index);
      const first = kinds.indexOf(kindOf(men[fromCell(code)] ?? VACANT)) * cellCount;
      const costAt = (/** @type {number} */ cell) => table[first + cellOf(cell)] ?? 0;
      largest = Math.max(largest, costAt(fromCell(code)) - costAt(toCell(code)));
    }
    return moveList.count === 0 ? 0 : largest;
  }

  // The first seat stands for the side to move.
  return ({ own, other }) => {
    const ownCells = [...own];
    const otherCells = Array.from(other, turned);
    men.fill(VACANT, 0, cellCount);
    // The first man has the last kind.
    const kindOfMan = (/** @type {number} */ man) => kinds[man === 0 ? kinds.length - 1 : 0] ?? 0;
    ownCells.forEach((cell, man) => {
      men[cell] = manOf(firstSeat, kindOfMan(man));
    });
    otherCells.forEach((cell, man) => {
      men[cell] = manOf(secondSeat, kindOfMan(man));
    });
    const threat = Math.max(0, largestGain(secondSeat, otherCells));
    const difference = costOfCells(rules, table, other) - costOfCells(rules, table, own);
    return difference + largestGain(firstSeat, ownCells) - THREAT_SHARE * threat;
  };
}
