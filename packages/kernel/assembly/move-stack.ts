import { base } from './base';
import { MAX_LINE } from './limits';
import { moveAt } from './move-buffer';
import { moveMan } from './state';

// The moves made along a line, so that all of them can be undone. The host reads the line.

/** The moves, 16 bits each: 256 x from + to. */
export const MOVE_STACK: usize = base + memory.data(2 * MAX_LINE);
const MOVERS: usize = base + memory.data(4 * MAX_LINE);
let length = 0;

/** Makes an army's move. A line has at most MAX_LINE moves. */
export function makeMove(army: i32, move: i32): void {
  store<u16>(MOVE_STACK + ((<usize>length) << 1), <u16>move);
  store<i32>(MOVERS + ((<usize>length) << 2), army);
  moveMan(army, move >> 8, move & 255);
  length += 1;
}

/** Forgets the moves of a line without undoing them. A search whose host has thrown an error leaves them behind. */
export function clearMoves(): void {
  length = 0;
}

/**
 * Undoes all moves of the line.
 *
 * @returns their number
 */
export function unmakeMoves(): i32 {
  const count = length;
  while (length > 0) {
    length -= 1;
    const move = moveAt(MOVE_STACK, length);
    moveMan(load<i32>(MOVERS + ((<usize>length) << 2)), move & 255, move >> 8);
  }
  return count;
}
