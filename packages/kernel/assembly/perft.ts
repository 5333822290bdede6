import { toggle } from './board';
import { followerOf } from './game';
import { countMoves, LIST_BYTES, listMoves } from './sweep';

const MAX_DEPTH = 12;
const LISTS: usize = memory.data(2 * 16512 * 13);

/**
 * Sequences of exactly `depth` moves.
 *
 * @param plays true to list and play the last move too, as a search would; false to count it
 */
export function perft(army: i32, depth: i32, plays: bool): i64 {
  if (depth == 0) return 1;
  if (depth == 1 && !plays) return countMoves(army);
  if (depth > MAX_DEPTH) unreachable();
  const list = LISTS + <usize>depth * LIST_BYTES;
  const count = listMoves(army, list);
  let total: i64 = 0;
  for (let index = 0; index < count; index += 1) {
    const code = <i32>load<u16>(list + (<usize>index << 1));
    toggle(army, code >> 8);
    toggle(army, code & 255);
    total += perft(followerOf(army), depth - 1, plays);
    toggle(army, code & 255);
    toggle(army, code >> 8);
  }
  return total;
}
