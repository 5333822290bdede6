// The last two levels of a search by key, so that a placement whose image they hold is found: its way and the image of the
// other's, gone backwards, are a whole way. An entry is 16 bytes: key (64 bits), number in its level + 1 (32 bits).

import { reserve } from './arena';
import { keyOf, PLACEMENT_BYTES } from './placement';

const ENTRY_BYTES: usize = 16;
let latest: usize = 0;
let earlier: usize = 0;
let mask: usize = 0;

/** Reserves memory for levels of so many placements. */
export function prepareJoins(width: i32): void {
  let slots: usize = 64;
  while (slots < <usize>width * 2) slots <<= 1;
  mask = slots - 1;
  latest = reserve(slots * ENTRY_BYTES);
  earlier = reserve(slots * ENTRY_BYTES);
}

/** Forgets all levels. */
export function clearJoins(): void {
  memory.fill(latest, 0, (mask + 1) * ENTRY_BYTES);
  memory.fill(earlier, 0, (mask + 1) * ENTRY_BYTES);
}

@inline
function place(table: usize, key: u64): usize {
  let at = <usize>(key >> 20) & mask;
  let entry = table + at * ENTRY_BYTES;
  while (load<u32>(entry, 8) != 0 && load<u64>(entry) != key) {
    at = (at + 1) & mask;
    entry = table + at * ENTRY_BYTES;
  }
  return entry;
}

/** Takes in a level; of the levels before it only the last is kept. */
export function rememberLevel(level: usize, count: i32): void {
  const oldest = earlier;
  earlier = latest;
  latest = oldest;
  memory.fill(latest, 0, (mask + 1) * ENTRY_BYTES);
  for (let index = 0; index < count; index += 1) {
    const key = keyOf(level + <usize>index * PLACEMENT_BYTES);
    const entry = place(latest, key);
    store<u64>(entry, key);
    store<u32>(entry, index + 1, 8);
  }
}

/** The number of the placement with a key in the latest level, or -1. */
@inline
export function inLatest(key: u64): i32 {
  return load<i32>(place(latest, key), 8) - 1;
}

/** The same for the level before it. */
@inline
export function inEarlier(key: u64): i32 {
  return load<i32>(place(earlier, key), 8) - 1;
}
