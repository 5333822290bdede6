import { arenaEnd, clearArena, reserve, shrinkArena } from './arena';
import { fullMask, YARD } from './figures-ground';
import { listMoves, manIn, squareIn } from './figures-moves';
import { canonical, firstState, menOn, moved } from './figures-state';
import { isViable } from './figures-viable';

// In how many orders the men can come to the figure: level by level from the yard, each state with the number of ways to it. A
// state stands for its mirror image too and has the ways of both, so that ways are added up move by move and nothing is counted
// twice: the last state is its own image.

/** A state, and how many ways there are to it (128 bits). */
const RECORD_BYTES: usize = 24;
const CHUNK_BYTES: usize = RECORD_BYTES << 12;
const SLOT_COUNT: u32 = 1 << 22;
const MOST_STATES: i32 = 3 << 20;

/** In place of the high half of a number: the state leads nowhere. */
const DEAD: u64 = ~(<u64>0);

/** The number of orders, 128 bits. */
export const ORDERS: usize = memory.data(16);

let slots: usize = 0;
/** As many slots as the level in hand needs. */
let mask: u64 = 0;
/** The states of the last level, and those of the next one after them. */
let records: usize = 0;
let count: i32 = 0;
let next: usize = 0;
let nextCount: i32 = 0;
let cursor: i32 = 0;
let level: i32 = 0;

/** Begins to count the orders of the figure that is set up. */
export function beginOrders(): void {
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
function nextRecord(number: i32): usize {
  return next + <usize>number * RECORD_BYTES;
}

/** The record of a state in the next level, made if there is none; 0 where the state leads nowhere. */
function recordOf(state: u64): usize {
  const mixed = state * 0x9e3779b97f4a7c15;
  let at = ((mixed >> 20) ^ (mixed >> 41)) & mask;
  let slot = slots + (<usize>at << 2);
  for (let number = load<i32>(slot); number != 0; number = load<i32>(slot)) {
    const known = nextRecord(number - 1);
    if (load<u64>(known) == state) return load<u64>(known, 16) == DEAD ? 0 : known;
    at = (at + 1) & mask;
    slot = slots + (<usize>at << 2);
  }
  nextCount += 1;
  store<i32>(slot, nextCount);
  const fresh = nextRecord(nextCount - 1);
  if (fresh + RECORD_BYTES > arenaEnd()) reserve(CHUNK_BYTES);
  store<u64>(fresh, state);
  store<u64>(fresh, 0, 8);
  const isAlive = isViable(YARD, menOn(state, 0), menOn(state, 1));
  store<u64>(fresh, isAlive ? 0 : DEAD, 16);
  return isAlive ? fresh : 0;
}

/** Goes on. @param states how many to look at @returns 0 to go on, 1 when ORDERS is written, 3 for want of memory */
export function countOrders(states: i32): i32 {
  for (let left = states; left > 0; left -= 1) {
    if (cursor == count && !endLevel()) return 1;
    if (nextCount > MOST_STATES || <u64>nextCount > mask - (mask >> 2)) return 3;
    expand(records + <usize>cursor * RECORD_BYTES);
    cursor += 1;
  }
  return 0;
}

function expand(record: usize): void {
  const state = load<u64>(record);
  const low = load<u64>(record, 8);
  const high = load<u64>(record, 16);
  const moves = listMoves(YARD, menOn(state, 0), menOn(state, 1));
  for (let index = 0; index < moves; index += 1) {
    const to = recordOf(canonical(moved(state, YARD, manIn(index), squareIn(index))));
    if (to == 0) continue;
    const sum = load<u64>(to, 8) + low;
    store<u64>(to, sum, 8);
    store<u64>(to, load<u64>(to, 16) + high + (sum < low ? 1 : 0), 16);
  }
}

/** Makes the next level the last one, without the states that lead nowhere. @returns false after the last man's move */
function endLevel(): bool {
  count = 0;
  for (let number = 0; number < nextCount; number += 1) {
    const from = nextRecord(number);
    if (load<u64>(from, 16) == DEAD) continue;
    memory.copy(records + <usize>count * RECORD_BYTES, from, RECORD_BYTES);
    count += 1;
  }
  shrinkArena((records + <usize>count * RECORD_BYTES + 63) & ~63);
  level += 1;
  if (count > 0 && level < <i32>popcnt(fullMask)) {
    beginLevel();
    return true;
  }
  store<u64>(ORDERS, count > 0 ? load<u64>(records, 8) : 0);
  store<u64>(ORDERS, count > 0 ? load<u64>(records, 16) : 0, 8);
  return false;
}
