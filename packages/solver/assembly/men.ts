// The men of a set of cells on the board, and their moves.

import { listWalksOf, take, vacate } from './ground';
import { part } from './sets';

/** Room for every move of an army, 16 bits each: 256 x from + to. */
export const MOVES: usize = memory.data(2 * 16512);

/** Puts the men of a set on the board, or takes them off. */
@inline
export function setMen(set: usize, on: bool): void {
  for (let w = 0; w < 4; w += 1) {
    for (let men = part(set, w); men != 0; men &= men - 1) {
      const cell = (w << 6) | <i32>ctz(men);
      if (on) take(cell);
      else vacate(cell);
    }
  }
}

/** Lists in MOVES the moves of all men of a set, who stand on the board. @returns the end of the list */
@inline
export function listMoves(set: usize): usize {
  let end = MOVES;
  for (let w = 0; w < 4; w += 1) {
    for (let men = part(set, w); men != 0; men &= men - 1) end = listWalksOf((w << 6) | <i32>ctz(men), end);
  }
  return end;
}
