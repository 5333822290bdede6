import { collectMenCells, fromCell, listNormalMoves, MoveList, toCell, VACANT } from '@halma/rules';

/**
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').Seat} Seat
 */

/**
 * Counts sequences of moves. It lists and plays every move at every ply, including the last, as the native program does
 * with --nobulk.
 *
 * @param {Position} position a position of a game for two
 * @param {number} depth
 * @returns {number} the number of sequences of exactly `depth` moves
 */
export function listingPerft(position, depth) {
  const { rules } = position;
  const men = position.men.slice();
  const armyIndexOf = new Uint8Array(men.length);
  const armies = rules.seats.map((seat) => {
    const cells = new Uint16Array(256);
    const count = collectMenCells(men, seat, cells, rules.board.cellCount);
    cells.subarray(0, count).forEach((cell, armyIndex) => {
      armyIndexOf[cell] = armyIndex;
    });
    return { seat, cells, count };
  });
  const lists = Array.from({ length: depth }, () => new MoveList());
  const firstTurn = armies.findIndex(({ seat }) => seat === position.toMove);

  /** @type {(remainingPlies: number, turn: number) => number} */
  const countFrom = (remainingPlies, turn) => {
    const army = armies[turn];
    const list = lists[remainingPlies - 1];
    if (army === undefined || list === undefined) return 1;
    list.count = 0;
    listNormalMoves(rules, men, army.seat, army.cells, army.count, list);
    const { codes, count: moveCount } = list;
    let nodes = 0;
    for (let index = 0; index < moveCount; index += 1) {
      const code = /** @type {number} */ (codes[index]);
      const from = fromCell(code);
      const to = toCell(code);
      const man = /** @type {number} */ (men[from]);
      men[from] = VACANT;
      men[to] = man;
      if (remainingPlies === 1) nodes += 1;
      else {
        const armyIndex = /** @type {number} */ (armyIndexOf[from]);
        army.cells[armyIndex] = to;
        armyIndexOf[to] = armyIndex;
        nodes += countFrom(remainingPlies - 1, 1 - turn);
        army.cells[armyIndex] = from;
        armyIndexOf[from] = armyIndex;
      }
      men[to] = VACANT;
      men[from] = man;
    }
    return nodes;
  };
  return countFrom(depth, firstTurn);
}
