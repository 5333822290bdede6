import { reserve } from '../memory/bump-allocator';

// All borders at one point of the lattice, each with the fewest men for every number of edges, a byte each. Two such
// tables take turns. Records are stored in chunks, so that both tables can grow; a hash table of their numbers + 1
// finds them.

/** The number of edges of a route is less than this. */
export const EDGE_COUNTS: i32 = 64;
/** Stands for the number of men where there is no route; no route has as many. */
export const NO_ROUTE: i32 = 96;

/** A record: the border, and 64 bytes of men. Some more bytes follow, since `mergeMen` writes at an offset. */
const MEN: usize = 8;
const RECORD_BYTES: usize = 80;
const CHUNK_BITS: i32 = 12;
const CHUNK_SIZE: i32 = 1 << CHUNK_BITS;
const MAX_CHUNKS: i32 = 1 << 12;
const INITIAL_SLOTS: u32 = 1 << 12;

/**
 * For each table: the addresses of its chunks, their number, the number of records, and the address and mask of the
 * slots.
 */
const CHUNKS: usize = memory.data(2 << 14);
const CHUNK_COUNTS: usize = memory.data(2 * 4);
const COUNTS: usize = memory.data(2 * 4);
const SLOTS: usize = memory.data(2 * 4);
const MASKS: usize = memory.data(2 * 4);

@inline
function field(fields: usize, table: i32): usize {
  return fields + (<usize>table << 2);
}

/** Prepares both tables. The arena must be clear. */
export function beginBorders(): void {
  for (let table = 0; table < 2; table += 1) {
    store<i32>(field(CHUNK_COUNTS, table), 0);
    createSlots(table, INITIAL_SLOTS);
    clearBorders(table);
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
export function clearBorders(table: i32): void {
  store<i32>(field(COUNTS, table), 0);
  clearSlots(table);
}

/** Returns the number of borders in a table. */
@inline
export function borderCount(table: i32): i32 {
  return load<i32>(field(COUNTS, table));
}

@inline
function record(table: i32, number: i32): usize {
  const chunk = load<u32>(CHUNKS + (<usize>(table * MAX_CHUNKS + (number >> CHUNK_BITS)) << 2));
  return <usize>chunk + <usize>(number & (CHUNK_SIZE - 1)) * RECORD_BYTES;
}

/** Returns the border of a record. */
@inline
export function borderAt(table: i32, number: i32): u64 {
  return load<u64>(record(table, number));
}

/** Returns the address of the fewest men of a border by edges. */
@inline
export function menOf(table: i32, number: i32): usize {
  return record(table, number) + MEN;
}

@inline
function mix(border: u64): u32 {
  const mixed = (border ^ (border >> 31)) * 0x9e3779b97f4a7c15;
  return <u32>((mixed ^ (mixed >> 29)) * 0xbf58476d1ce4e5b9 >> 32);
}

@inline
function slotAt(table: i32, at: u32): usize {
  return <usize>load<u32>(field(SLOTS, table)) + (<usize>at << 2);
}

/** Returns the address of the fewest men of a border by edges. Adds a record if there is none. */
export function findOrAddMen(table: i32, border: u64): usize {
  const mask = load<u32>(field(MASKS, table));
  let at = mix(border) & mask;
  for (let number = load<i32>(slotAt(table, at)); number != 0; number = load<i32>(slotAt(table, at))) {
    const known = record(table, number - 1);
    if (load<u64>(known) == border) return known + MEN;
    at = (at + 1) & mask;
  }
  const number = borderCount(table);
  store<i32>(slotAt(table, at), number + 1);
  store<i32>(field(COUNTS, table), number + 1);
  const created = newRecord(table, number);
  store<u64>(created, border);
  memory.fill(created + MEN, <u8>NO_ROUTE, RECORD_BYTES - MEN);
  if (<u32>number > mask >> 1) grow(table);
  return created + MEN;
}

function newRecord(table: i32, number: i32): usize {
  const chunk = number >> CHUNK_BITS;
  if (chunk == load<i32>(field(CHUNK_COUNTS, table))) {
    store<i32>(field(CHUNK_COUNTS, table), chunk + 1);
    store<u32>(CHUNKS + (<usize>(table * MAX_CHUNKS + chunk) << 2), <u32>reserve(<usize>CHUNK_SIZE * RECORD_BYTES));
  }
  return record(table, number);
}

function grow(table: i32): void {
  createSlots(table, (load<u32>(field(MASKS, table)) + 1) << 1);
  const mask = load<u32>(field(MASKS, table));
  for (let number = 0; number < borderCount(table); number += 1) {
    let at = mix(borderAt(table, number)) & mask;
    while (load<i32>(slotAt(table, at)) != 0) at = (at + 1) & mask;
    store<i32>(slotAt(table, at), number + 1);
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
 * Reduces the fewest men at `to` to those at `from`, after `edges` more edges and `men` more men, where these are
 * fewer.
 */
@inline
export function mergeMen(to: usize, from: usize, edges: i32, men: i32): void {
  const more = <u64>men * ONES;
  const shifted = to + <usize>edges;
  for (let at: usize = 0; at < <usize>EDGE_COUNTS; at += 8) {
    const fewest = load<u64>(from + at);
    if (fewest == NO_ROUTES) continue;
    store<u64>(shifted + at, bytewiseMin(load<u64>(shifted + at), bytewiseMin(fewest + more, NO_ROUTES)));
  }
}
