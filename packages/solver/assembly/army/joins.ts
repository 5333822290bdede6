// Indexes the placements of the last two levels of a search by their keys, to find one whose image a move reaches. The
// path to that image and the reversed image of the path to the placement make a whole path. An entry is 16 bytes: the
// key (64 bits), the index in its level + 1 (32 bits), and 4 unused bytes.

import { reserve } from '../memory/bump-allocator';
import { keyOf, PLACEMENT_BYTES } from './placement';

const ENTRY_BYTES: usize = 16;
let latestTable: usize = 0;
let earlierTable: usize = 0;
let mask: usize = 0;

/** Reserves memory for levels of `width` placements. */
export function prepareJoins(width: i32): void {
  let slots: usize = 64;
  while (slots < <usize>width * 2) slots <<= 1;
  mask = slots - 1;
  latestTable = reserve(slots * ENTRY_BYTES);
  earlierTable = reserve(slots * ENTRY_BYTES);
}

/** Removes all levels. */
export function clearJoins(): void {
  memory.fill(latestTable, 0, (mask + 1) * ENTRY_BYTES);
  memory.fill(earlierTable, 0, (mask + 1) * ENTRY_BYTES);
}

@inline
function entryOf(table: usize, key: u64): usize {
  let slot = <usize>(key >> 20) & mask;
  let entry = table + slot * ENTRY_BYTES;
  while (load<u32>(entry, 8) != 0 && load<u64>(entry) != key) {
    slot = (slot + 1) & mask;
    entry = table + slot * ENTRY_BYTES;
  }
  return entry;
}

/** Adds a level, and keeps only the previous one. */
export function addLevel(level: usize, count: i32): void {
  const oldestTable = earlierTable;
  earlierTable = latestTable;
  latestTable = oldestTable;
  memory.fill(latestTable, 0, (mask + 1) * ENTRY_BYTES);
  for (let index = 0; index < count; index += 1) {
    const key = keyOf(level + <usize>index * PLACEMENT_BYTES);
    const entry = entryOf(latestTable, key);
    store<u64>(entry, key);
    store<u32>(entry, index + 1, 8);
  }
}

/** Returns the index of the placement with the given key in the latest level, or -1. */
@inline
export function findInLatest(key: u64): i32 {
  return load<i32>(entryOf(latestTable, key), 8) - 1;
}

/** Returns the index of the placement with the given key in the level before it, or -1. */
@inline
export function findInEarlier(key: u64): i32 {
  return load<i32>(entryOf(earlierTable, key), 8) - 1;
}
