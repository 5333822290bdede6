// Puts the men of a set of cells on the board, and lists their moves. Two armies on a board of at most 128 cells share
// one set: the numbers of the second army's cells are 128 higher.

import { MAX_MOVES } from '../../../kernel/assembly/limits';
import { listMovesFrom, occupy, vacate } from './board';
import { wordAt } from './cell-set';

/** The moves of an army, 16 bits each: 256 × from + to. */
export const MOVES: usize = memory.data(2 * MAX_MOVES);

/** The mask that turns a cell of the set into a cell of the board. */
let boardMask: i32 = 255;
/** The number of words of the set for each army. */
let wordsPerArmy: i32 = 4;

/** Sets the number of armies in a set, 1 or 2. */
export function setArmyCount(count: i32): void {
  boardMask = (256 >> (count - 1)) - 1;
  wordsPerArmy = 4 >> (count - 1);
}

/** Returns the cell of the board for a cell of the set. */
@inline
export function boardCell(cell: i32): i32 {
  return cell & boardMask;
}

/** Puts the men of a set on the board, or removes them. */
@inline
export function setMen(set: usize, occupies: bool): void {
  for (let w = 0; w < 4; w += 1) {
    for (let men = wordAt(set, w); men != 0; men &= men - 1) {
      const cell = boardCell((w << 6) | <i32>ctz(men));
      if (occupies) occupy(cell);
      else vacate(cell);
    }
  }
}

/**
 * Lists the moves of army 0 or 1 in MOVES. The men of the set must be on the board.
 *
 * @returns the end of the list
 */
@inline
export function listMoves(set: usize, army: i32): usize {
  let end = MOVES;
  const first = army * wordsPerArmy;
  for (let w = 0; w < wordsPerArmy; w += 1) {
    for (let men = wordAt(set, first + w); men != 0; men &= men - 1) end = listMovesFrom((w << 6) | <i32>ctz(men), end);
  }
  if (army == 0) return end;
  for (let address = MOVES; address < end; address += 2) store<u16>(address, load<u16>(address) | 0x8080);
  return end;
}
