// The placements of each end of a search, level by level, with a hash table so that each is stored once. They are
// stored in chunks, so that both ends can grow. A record is 40 bytes: the set, the index of its parent (32 bits), the
// move (16 bits), and a tag whose meaning the search defines (16 bits).

import { MAX_SOLUTION_MOVES } from '../limits';
import { reserve } from '../memory/bump-allocator';
import { copySet, hashOfSet, isSameSet, SET_BYTES } from './cell-set';

const RECORD_BYTES: usize = SET_BYTES + 8;
const CHUNK_BITS: i32 = 14;
const CHUNK_SIZE: i32 = 1 << CHUNK_BITS;
const MAX_CHUNKS: i32 = 1 << 13;
const MAX_LEVELS: i32 = MAX_SOLUTION_MOVES;

/** For each end: the addresses of its chunks, and the index of the first placement of each level. */
const CHUNKS: usize = memory.data(2 * MAX_CHUNKS * 4);
const LEVEL_STARTS: usize = memory.data(2 * MAX_LEVELS * 4);
/**
 * For each end: its table of indices + 1, the mask of the table, the number of placements, and the number of levels.
 */
const TABLES: usize = memory.data(2 * 4);
const MASKS: usize = memory.data(2 * 4);
const COUNTS: usize = memory.data(2 * 4);
const DEPTHS: usize = memory.data(2 * 4);

const INITIAL_SLOT_COUNT: u32 = 1 << 12;

@inline
function field(fields: usize, end: i32): usize {
  return fields + (<usize>end << 2);
}

/** Returns the number of placements of an end. */
@inline
export function placementCount(end: i32): i32 {
  return load<i32>(field(COUNTS, end));
}

/** Returns the index of the last complete level of an end, starting at 0. */
@inline
export function depthOf(end: i32): i32 {
  return load<i32>(field(DEPTHS, end)) - 1;
}

/** Returns the index of the first placement in a level. */
@inline
export function firstInLevel(end: i32, level: i32): i32 {
  return load<i32>(field(LEVEL_STARTS, end * MAX_LEVELS + level));
}

/** Returns the number of placements in the last level. */
@inline
export function lastLevelSize(end: i32): i32 {
  return placementCount(end) - firstInLevel(end, depthOf(end));
}

/** Returns the address of a placement. */
@inline
export function placementAt(end: i32, index: i32): usize {
  const chunk = <usize>load<u32>(field(CHUNKS, end * MAX_CHUNKS + (index >> CHUNK_BITS)));
  return chunk + <usize>(index & (CHUNK_SIZE - 1)) * RECORD_BYTES;
}

/** Returns the parent of a placement, or -1 for a placement of the first level. */
@inline
export function parentOf(end: i32, index: i32): i32 {
  return load<i32>(placementAt(end, index), 32);
}

/** Returns the tag of a placement, 16 bits that the search defines. */
@inline
export function tagOf(end: i32, index: i32): i32 {
  return <i32>load<u16>(placementAt(end, index), 38);
}

/** Returns the move that led to a placement, 256 × from + to. */
@inline
export function moveTo(end: i32, index: i32): i32 {
  return <i32>load<u16>(placementAt(end, index), 36);
}

/** Returns the level of a placement. */
export function levelOf(end: i32, index: i32): i32 {
  let level = depthOf(end);
  while (firstInLevel(end, level) > index) level -= 1;
  return level;
}

/** Empties an end. The arena must have been cleared. */
export function clearLevels(end: i32): void {
  store<i32>(field(COUNTS, end), 0);
  store<i32>(field(DEPTHS, end), 0);
  createTable(end, INITIAL_SLOT_COUNT);
}

function createTable(end: i32, slots: u32): void {
  const table = reserve(<usize>slots << 2);
  memory.fill(table, 0, <usize>slots << 2);
  store<u32>(field(TABLES, end), <u32>table);
  store<u32>(field(MASKS, end), slots - 1);
}

@inline
function slotAt(end: i32, slot: u32): usize {
  return <usize>load<u32>(field(TABLES, end)) + (<usize>slot << 2);
}

/** Returns the index of a placement, or -1. */
export function findPlacement(end: i32, set: usize, hash: u64): i32 {
  const mask = load<u32>(field(MASKS, end));
  let slot = <u32>hash & mask;
  let index = load<i32>(slotAt(end, slot));
  while (index != 0 && !isSameSet(placementAt(end, index - 1), set)) {
    slot = (slot + 1) & mask;
    index = load<i32>(slotAt(end, slot));
  }
  return index - 1;
}

/** Adds a placement that is not stored yet. */
export function addPlacement(end: i32, set: usize, hash: u64, parent: i32, move: i32, tag: i32): void {
  const index = placementCount(end);
  if ((index & (CHUNK_SIZE - 1)) == 0) {
    store<u32>(field(CHUNKS, end * MAX_CHUNKS + (index >> CHUNK_BITS)), <u32>reserve(<usize>CHUNK_SIZE * RECORD_BYTES));
  }
  const record = placementAt(end, index);
  copySet(record, set);
  store<i32>(record, parent, 32);
  store<u16>(record, <u16>move, 36);
  store<u16>(record, <u16>tag, 38);
  store<i32>(field(COUNTS, end), index + 1);
  insert(end, index, hash);
  const slots = load<u32>(field(MASKS, end)) + 1;
  if (<u32>index + 1 < (slots >> 1) + (slots >> 3)) return;
  createTable(end, slots << 1);
  for (let earlier = 0; earlier <= index; earlier += 1) insert(end, earlier, hashOfSet(placementAt(end, earlier)));
}

@inline
function insert(end: i32, index: i32, hash: u64): void {
  const mask = load<u32>(field(MASKS, end));
  let slot = <u32>hash & mask;
  while (load<i32>(slotAt(end, slot)) != 0) slot = (slot + 1) & mask;
  store<i32>(slotAt(end, slot), index + 1);
}

/**
 * Ends a level. Placements added later belong to the next one.
 *
 * @param first index of the first placement in the level
 */
export function endLevel(end: i32, first: i32): void {
  const depth = load<i32>(field(DEPTHS, end));
  store<i32>(field(LEVEL_STARTS, end * MAX_LEVELS + depth), first);
  store<i32>(field(DEPTHS, end), depth + 1);
}
