// The men of a set of cells on the board, and their moves. Two armies on a board of at most 128 cells are one set: the second
// army's men stand on cells numbered 128 higher.

import { listWalksOf, take, vacate } from './ground';
import { part } from './sets';

/** Room for every move of an army, 16 bits each: 256 x from + to. */
export const MOVES: usize = memory.data(2 * 16512);

/** What is left of a cell's number on the board. */
let onBoard: i32 = 255;
/** The words of the set that belong to an army. */
let wordsOfArmy: i32 = 4;

/** Says how many armies a set is of, one or two. */
export function setArmies(count: i32): void {
  onBoard = (256 >> (count - 1)) - 1;
  wordsOfArmy = 4 >> (count - 1);
}

/** The cell of the board. */
@inline
export function boardCell(cell: i32): i32 {
  return cell & onBoard;
}

/** Puts the men of a set on the board, or takes them off. */
@inline
export function setMen(set: usize, on: bool): void {
  for (let w = 0; w < 4; w += 1) {
    for (let men = part(set, w); men != 0; men &= men - 1) {
      const cell = boardCell((w << 6) | <i32>ctz(men));
      if (on) take(cell);
      else vacate(cell);
    }
  }
}

/** Lists in MOVES the moves of an army of a set whose men stand on the board, 0 or 1. @returns the end of the list */
@inline
export function listMoves(set: usize, army: i32): usize {
  let end = MOVES;
  const first = army * wordsOfArmy;
  for (let w = 0; w < wordsOfArmy; w += 1) {
    for (let men = part(set, first + w); men != 0; men &= men - 1) end = listWalksOf((w << 6) | <i32>ctz(men), end);
  }
  if (army == 0) return end;
  for (let at = MOVES; at < end; at += 2) store<u16>(at, load<u16>(at) | 0x8080);
  return end;
}
