import { markedArmyOf, nextArmy } from './armies';
import { base } from './base';
import { armyAt, bitboardAddress, bitMask } from './board';
import { countMoves } from './count-moves';
import { MAX_MOVES, MAX_PERFT_DEPTH } from './limits';
import { LIST_BYTES, listMoves } from './move-list';

const LISTS: usize = base + memory.data(2 * MAX_MOVES * (MAX_PERFT_DEPTH + 1));

let hasFoundStuckArmy = false;

/**
 * Returns whether `perft` has encountered an army with no legal moves since the last call, and clears this
 * flag. Such an army's turn would be a pass, which `perft` does not count.
 */
export function clearStuckFlag(): bool {
  const hasFound = hasFoundStuckArmy;
  hasFoundStuckArmy = false;
  return hasFound;
}

/**
 * Returns the number of sequences of exactly `depth` moves; `depth` must not exceed MAX_PERFT_DEPTH.
 *
 * It undoes a move by writing back the two earlier bitboards.
 *
 * @param makesLastMoves true to list and make the last moves too, as a search does; false to count them only
 */
export function perft(army: i32, depth: i32, makesLastMoves: bool): i64 {
  if (depth == 0) return 1;
  if (depth > MAX_PERFT_DEPTH) unreachable();
  const list = LISTS + <usize>depth * LIST_BYTES;
  const countsOnly = depth == 1 && !makesLastMoves;
  const count = countsOnly ? countMoves(army) : listMoves(army, list);
  if (count == 0) hasFoundStuckArmy = true;
  if (countsOnly) return count;
  const hasMarkedMen = markedArmyOf(army) != 0;
  let total: i64 = 0;
  for (let index = 0; index < count; index += 1) {
    const move = <i32>load<u16>(list + (<usize>index << 1));
    const mover = hasMarkedMen ? armyAt(army, move >> 8) : army;
    const from = bitboardAddress(mover, move >> 8);
    const to = bitboardAddress(mover, move & 255);
    const fromBefore = load<u64>(from);
    store<u64>(from, fromBefore ^ bitMask(move >> 8));
    const toBefore = load<u64>(to);
    store<u64>(to, toBefore ^ bitMask(move & 255));
    total += depth == 1 ? 1 : perft(nextArmy(army), depth - 1, makesLastMoves);
    store<u64>(to, toBefore);
    store<u64>(from, fromBefore);
  }
  return total;
}
