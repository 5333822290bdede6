import { moveAt } from './moves';
import { shift } from './state';

// Moves played one after the other, to be taken back all together. The host reads what was played.

/** The moves: 16 bits each, 256 x from + to. */
export const TRAIL: usize = memory.data(2 * 64);
const MOVERS: usize = memory.data(4 * 64);
let length = 0;

/** Plays an army's move. There is room for 64. */
export function tread(army: i32, move: i32): void {
  store<u16>(TRAIL + ((<usize>length) << 1), <u16>move);
  store<i32>(MOVERS + ((<usize>length) << 2), army);
  shift(army, move >> 8, move & 255);
  length += 1;
}

/** Takes everything back that was played. @returns how many moves that were */
export function retrace(): i32 {
  const count = length;
  while (length > 0) {
    length -= 1;
    const move = moveAt(TRAIL, length);
    shift(load<i32>(MOVERS + ((<usize>length) << 2)), move & 255, move >> 8);
  }
  return count;
}
