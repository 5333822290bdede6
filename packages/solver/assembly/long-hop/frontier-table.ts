import { reserve } from '../memory/bump-allocator';

// The frontiers at one lattice point. For each number of edges, a record stores the minimum number of men, as a byte.
// There are two tables, used as a double buffer. Records are stored in chunks, so that both tables can grow; a hash
// table of their indices + 1 finds them.

/** Routes have fewer edges than this. */
export const EDGE_LIMIT: i32 = 64;
/** Marks an entry without a route; every route has fewer men. */
export const NO_ROUTE: i32 = 96;

/**
 * A record: the frontier, and 64 bytes of men. Padding follows, because `mergeMen` writes up to `edges` bytes past them.
 */
const MEN_OFFSET: usize = 8;
const RECORD_BYTES: usize = 80;
const CHUNK_BITS: i32 = 12;
const CHUNK_SIZE: i32 = 1 << CHUNK_BITS;
const MAX_CHUNKS: i32 = 1 << 12;
const INITIAL_SLOT_COUNT: u32 = 1 << 12;

/**
 * For each table: the addresses of its chunks, the number of chunks, the number of records, and the address and mask
 * of the slots.
 */
const CHUNKS: usize = memory.data(2 * MAX_CHUNKS * 4);
const CHUNK_COUNTS: usize = memory.data(2 * 4);
const COUNTS: usize = memory.data(2 * 4);
const SLOTS: usize = memory.data(2 * 4);
const MASKS: usize = memory.data(2 * 4);

@inline
function field(fields: usize, table: i32): usize {
  return fields + (<usize>table << 2);
}

/** Prepares both tables. The arena must have been cleared. */
export function initFrontierTables(): void {
  for (let table = 0; table < 2; table += 1) {
    store<i32>(field(CHUNK_COUNTS, table), 0);
    createSlots(table, INITIAL_SLOT_COUNT);
    clearFrontiers(table);
  }
}

function createSlots(table: i32, count: u32): void {
  store<u32>(field(SLOTS, table), <u32>reserve(<usize>count << 2));
  store<u32>(field(MASKS, table), count - 1);
  clearSlots(table);
}

function clearSlots(table: i32): void {
  memory.fill(<usize>load<u32>(field(SLOTS, table)), 0, (<usize>load<u32>(field(MASKS, table)) + 1) << 2);
}

/** Empties a table. */
export function clearFrontiers(table: i32): void {
  store<i32>(field(COUNTS, table), 0);
  clearSlots(table);
}

/** Returns the number of frontiers in a table. */
@inline
export function frontierCount(table: i32): i32 {
  return load<i32>(field(COUNTS, table));
}

@inline
function record(table: i32, index: i32): usize {
  const chunk = load<u32>(CHUNKS + (<usize>(table * MAX_CHUNKS + (index >> CHUNK_BITS)) << 2));
  return <usize>chunk + <usize>(index & (CHUNK_SIZE - 1)) * RECORD_BYTES;
}

/** Returns the frontier of a record. */
@inline
export function frontierAt(table: i32, index: i32): u64 {
  return load<u64>(record(table, index));
}

/** Returns the address of a frontier's minimum numbers of men, indexed by number of edges. */
@inline
export function minMenAddress(table: i32, index: i32): usize {
  return record(table, index) + MEN_OFFSET;
}

@inline
function hash(frontier: u64): u32 {
  const mixed = (frontier ^ (frontier >> 31)) * 0x9e3779b97f4a7c15;
  return <u32>((mixed ^ (mixed >> 29)) * 0xbf58476d1ce4e5b9 >> 32);
}

@inline
function slotAt(table: i32, slot: u32): usize {
  return <usize>load<u32>(field(SLOTS, table)) + (<usize>slot << 2);
}

/**
 * Returns the address of a frontier's minimum numbers of men, indexed by number of edges. Adds a record if there is
 * none.
 */
export function findOrAddMen(table: i32, frontier: u64): usize {
  const mask = load<u32>(field(MASKS, table));
  let slot = hash(frontier) & mask;
  for (let index = load<i32>(slotAt(table, slot)); index != 0; index = load<i32>(slotAt(table, slot))) {
    const existing = record(table, index - 1);
    if (load<u64>(existing) == frontier) return existing + MEN_OFFSET;
    slot = (slot + 1) & mask;
  }
  const index = frontierCount(table);
  store<i32>(slotAt(table, slot), index + 1);
  store<i32>(field(COUNTS, table), index + 1);
  const created = newRecord(table, index);
  store<u64>(created, frontier);
  memory.fill(created + MEN_OFFSET, <u8>NO_ROUTE, RECORD_BYTES - MEN_OFFSET);
  if (<u32>index > mask >> 1) grow(table);
  return created + MEN_OFFSET;
}

function newRecord(table: i32, index: i32): usize {
  const chunk = index >> CHUNK_BITS;
  if (chunk == load<i32>(field(CHUNK_COUNTS, table))) {
    store<i32>(field(CHUNK_COUNTS, table), chunk + 1);
    store<u32>(CHUNKS + (<usize>(table * MAX_CHUNKS + chunk) << 2), <u32>reserve(<usize>CHUNK_SIZE * RECORD_BYTES));
  }
  return record(table, index);
}

function grow(table: i32): void {
  createSlots(table, (load<u32>(field(MASKS, table)) + 1) << 1);
  const mask = load<u32>(field(MASKS, table));
  for (let index = 0; index < frontierCount(table); index += 1) {
    let slot = hash(frontierAt(table, index)) & mask;
    while (load<i32>(slotAt(table, slot)) != 0) slot = (slot + 1) & mask;
    store<i32>(slotAt(table, slot), index + 1);
  }
}

const HIGH_BITS: u64 = 0x8080808080808080;
const ONES: u64 = 0x0101010101010101;
const NO_ROUTES: u64 = 0x6060606060606060;

/** Returns the smaller byte of each pair. All bytes must be less than 128. */
@inline
function bytewiseMin(a: u64, b: u64): u64 {
  const notLess = ((a | HIGH_BITS) - b) & HIGH_BITS;
  const bytes = (notLess - (notLess >> 7)) | notLess;
  return (b & bytes) | (a & ~bytes);
}

/**
 * For each number of edges, lowers the minimum at `to` to the one at `from` plus `men`, shifted by `edges`, if that is
 * smaller.
 */
@inline
export function mergeMen(to: usize, from: usize, edges: i32, men: i32): void {
  const addedMen = <u64>men * ONES;
  const shifted = to + <usize>edges;
  for (let offset: usize = 0; offset < <usize>EDGE_LIMIT; offset += 8) {
    const fewest = load<u64>(from + offset);
    if (fewest == NO_ROUTES) continue;
    store<u64>(shifted + offset, bytewiseMin(load<u64>(shifted + offset), bytewiseMin(fewest + addedMen, NO_ROUTES)));
  }
}
