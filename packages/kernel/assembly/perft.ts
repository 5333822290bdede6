import { bitOf, wordAt } from './board';
import { followerOf } from './game';
import { countMoves } from './count';
import { LIST_BYTES, listMoves } from './list';

const MAX_DEPTH = 12;
const LISTS: usize = memory.data(2 * 16512 * 13);

/**
 * Sequences of exactly `depth` moves.
 *
 * A move is taken back by writing the words again as they were, and nobody is called to count the one way to play no more moves.
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
    const from = wordAt(army, code >> 8);
    const to = wordAt(army, code & 255);
    const stood = load<u64>(from);
    store<u64>(from, stood ^ bitOf(code >> 8));
    const came = load<u64>(to);
    store<u64>(to, came ^ bitOf(code & 255));
    total += depth == 1 ? 1 : perft(followerOf(army), depth - 1, plays);
    store<u64>(to, came);
    store<u64>(from, stood);
  }
  return total;
}
