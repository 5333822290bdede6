import { arenaEnd, clearArena, reserve, shrinkArena } from '../memory/bump-allocator';
import { CAMP, fullMask } from './board';
import { listMoves, manOfMove, squareOfMove } from './moves';
import { afterMove, canonical, firstState, menOn } from './state';
import { isViable } from './viability';

// Counts the move orders that lead to the figure, level by level from the camp. Each state stores the number of paths
// to it and to its mirror image, which it also represents. No path is counted twice, because the last state is its own
// image.

/** A record: the state, and the number of its paths (128 bits). */
const RECORD_BYTES: usize = 24;
const CHUNK_BYTES: usize = RECORD_BYTES << 12;
const SLOT_COUNT: u32 = 1 << 22;
const MAX_STATES: i32 = 3 << 20;

/** The high half of the path count of a state that is not viable. */
const NOT_VIABLE: u64 = ~(<u64>0);

/** The number of orders, 128 bits with the low half first. */
export const FIGURE_ORDERS: usize = memory.data(16);

let slots: usize = 0;
/** The mask of the slots in use at this level. */
let mask: u64 = 0;
/** The states of the current level, followed by those of the next. */
let records: usize = 0;
let count: i32 = 0;
/** The address and the number of the records of the next level. */
let next: usize = 0;
let nextCount: i32 = 0;
/** The next record to expand in the current level. */
let cursor: i32 = 0;
let level: i32 = 0;

/** Begins to count the orders of the current figure. */
export function beginOrderCount(): void {
  clearArena();
  slots = reserve(<usize>SLOT_COUNT << 2);
  records = reserve(CHUNK_BYTES);
  store<u64>(records, firstState());
  store<u64>(records, 1, 8);
  store<u64>(records, 0, 16);
  count = 1;
  level = 0;
  beginLevel();
}

function beginLevel(): void {
  let size: u32 = 1 << 10;
  while (size < SLOT_COUNT && size < <u32>count << 6) size <<= 1;
  mask = <u64>size - 1;
  memory.fill(slots, 0, <usize>size << 2);
  next = arenaEnd();
  nextCount = 0;
  cursor = 0;
}

@inline
function recordOfNextLevel(index: i32): usize {
  return next + <usize>index * RECORD_BYTES;
}

/** Returns the record of a state in the next level, which it adds if needed; 0 for a state that is not viable. */
function recordOf(state: u64): usize {
  const mixed = state * 0x9e3779b97f4a7c15;
  let slotIndex = ((mixed >> 20) ^ (mixed >> 41)) & mask;
  let slot = slots + (<usize>slotIndex << 2);
  for (let index = load<i32>(slot); index != 0; index = load<i32>(slot)) {
    const existing = recordOfNextLevel(index - 1);
    if (load<u64>(existing) == state) return load<u64>(existing, 16) == NOT_VIABLE ? 0 : existing;
    slotIndex = (slotIndex + 1) & mask;
    slot = slots + (<usize>slotIndex << 2);
  }
  nextCount += 1;
  store<i32>(slot, nextCount);
  const created = recordOfNextLevel(nextCount - 1);
  if (created + RECORD_BYTES > arenaEnd()) reserve(CHUNK_BYTES);
  store<u64>(created, state);
  store<u64>(created, 0, 8);
  const viable = isViable(CAMP, menOn(state, 0), menOn(state, 1));
  store<u64>(created, viable ? 0 : NOT_VIABLE, 16);
  return viable ? created : 0;
}

/**
 * Continues to count.
 *
 * @param states number of states to expand
 * @returns 0 if there are more states, 1 if FIGURE_ORDERS is complete, 3 if memory runs out
 */
export function countOrders(states: i32): i32 {
  for (let left = states; left > 0; left -= 1) {
    if (cursor == count && !endLevel()) return 1;
    if (nextCount > MAX_STATES || <u64>nextCount > mask - (mask >> 2)) return 3;
    expand(records + <usize>cursor * RECORD_BYTES);
    cursor += 1;
  }
  return 0;
}

function expand(record: usize): void {
  const state = load<u64>(record);
  const low = load<u64>(record, 8);
  const high = load<u64>(record, 16);
  const moves = listMoves(CAMP, menOn(state, 0), menOn(state, 1));
  for (let index = 0; index < moves; index += 1) {
    const to = recordOf(canonical(afterMove(state, CAMP, manOfMove(index), squareOfMove(index))));
    if (to == 0) continue;
    const sum = load<u64>(to, 8) + low;
    store<u64>(to, sum, 8);
    store<u64>(to, load<u64>(to, 16) + high + (sum < low ? 1 : 0), 16);
  }
}

/**
 * Removes the states that are not viable from the next level, and makes it the current one.
 *
 * @returns false after the last move
 */
function endLevel(): bool {
  count = 0;
  for (let index = 0; index < nextCount; index += 1) {
    const from = recordOfNextLevel(index);
    if (load<u64>(from, 16) == NOT_VIABLE) continue;
    memory.copy(records + <usize>count * RECORD_BYTES, from, RECORD_BYTES);
    count += 1;
  }
  shrinkArena((records + <usize>count * RECORD_BYTES + 63) & ~63);
  level += 1;
  if (count > 0 && level < <i32>popcnt(fullMask)) {
    beginLevel();
    return true;
  }
  store<u64>(FIGURE_ORDERS, count > 0 ? load<u64>(records, 8) : 0);
  store<u64>(FIGURE_ORDERS, count > 0 ? load<u64>(records, 16) : 0, 8);
  return false;
}
