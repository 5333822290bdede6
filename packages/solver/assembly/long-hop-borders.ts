import { reserve } from './arena';

// All borders at one point of the lattice, each with the fewest men for every number of edges so far, a byte each. Two such
// tables take turns. Records lie in chunks, so that both can grow; a table of their numbers + 1 finds them.

/** Edges a route can have are fewer than this. */
export const LENGTHS: i32 = 64;
/** More men than any route needs: there is no such route. */
export const NO_ROUTE: i32 = 96;

/** A record: the border, and 64 bytes of men with some to spare, since they are also written from the second byte on. */
const MEN: usize = 8;
const RECORD_BYTES: usize = 80;
const CHUNK_BITS: i32 = 12;
const CHUNK: i32 = 1 << CHUNK_BITS;
const MOST_CHUNKS: i32 = 1 << 12;
const FIRST_SLOTS: u32 = 1 << 12;

/** For each table: its chunks, how many it has, its records, its slots and their mask. */
const CHUNKS: usize = memory.data(2 << 14);
const CHUNK_COUNTS: usize = memory.data(2 * 4);
const COUNTS: usize = memory.data(2 * 4);
const SLOTS: usize = memory.data(2 * 4);
const MASKS: usize = memory.data(2 * 4);

@inline
function field(fields: usize, table: i32): usize {
  return fields + (<usize>table << 2);
}

/** Makes both tables ready; the arena has been cleared. */
export function beginBorders(): void {
  for (let table = 0; table < 2; table += 1) {
    store<i32>(field(CHUNK_COUNTS, table), 0);
    makeSlots(table, FIRST_SLOTS);
    clearBorders(table);
  }
}

function makeSlots(table: i32, count: u32): void {
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

@inline
export function borderCount(table: i32): i32 {
  return load<i32>(field(COUNTS, table));
}

@inline
function record(table: i32, number: i32): usize {
  const chunk = load<u32>(CHUNKS + (<usize>(table * MOST_CHUNKS + (number >> CHUNK_BITS)) << 2));
  return <usize>chunk + <usize>(number & (CHUNK - 1)) * RECORD_BYTES;
}

@inline
export function borderAt(table: i32, number: i32): u64 {
  return load<u64>(record(table, number));
}

/** The fewest men of a border, by edges. */
@inline
export function menOf(table: i32, number: i32): usize {
  return record(table, number) + MEN;
}

@inline
function mix(border: u64): u32 {
  const word = (border ^ (border >> 31)) * 0x9e3779b97f4a7c15;
  return <u32>((word ^ (word >> 29)) * 0xbf58476d1ce4e5b9 >> 32);
}

@inline
function slot(table: i32, at: u32): usize {
  return <usize>load<u32>(field(SLOTS, table)) + (<usize>at << 2);
}

/** The fewest men of a border by edges; a new record when there is none. */
export function menFor(table: i32, border: u64): usize {
  const mask = load<u32>(field(MASKS, table));
  let at = mix(border) & mask;
  for (let number = load<i32>(slot(table, at)); number != 0; number = load<i32>(slot(table, at))) {
    const known = record(table, number - 1);
    if (load<u64>(known) == border) return known + MEN;
    at = (at + 1) & mask;
  }
  const number = borderCount(table);
  store<i32>(slot(table, at), number + 1);
  store<i32>(field(COUNTS, table), number + 1);
  const fresh = newRecord(table, number);
  store<u64>(fresh, border);
  memory.fill(fresh + MEN, <u8>NO_ROUTE, RECORD_BYTES - MEN);
  if (<u32>number > mask >> 1) grow(table);
  return fresh + MEN;
}

function newRecord(table: i32, number: i32): usize {
  const chunk = number >> CHUNK_BITS;
  if (chunk == load<i32>(field(CHUNK_COUNTS, table))) {
    store<i32>(field(CHUNK_COUNTS, table), chunk + 1);
    store<u32>(CHUNKS + (<usize>(table * MOST_CHUNKS + chunk) << 2), <u32>reserve(<usize>CHUNK * RECORD_BYTES));
  }
  return record(table, number);
}

function grow(table: i32): void {
  makeSlots(table, (load<u32>(field(MASKS, table)) + 1) << 1);
  const mask = load<u32>(field(MASKS, table));
  for (let number = 0; number < borderCount(table); number += 1) {
    let at = mix(borderAt(table, number)) & mask;
    while (load<i32>(slot(table, at)) != 0) at = (at + 1) & mask;
    store<i32>(slot(table, at), number + 1);
  }
}

const HIGH_BITS: u64 = 0x8080808080808080;
const ONES: u64 = 0x0101010101010101;
const NO_ROUTES: u64 = 0x6060606060606060;

/** The lesser of each two bytes below 128. */
@inline
function lesser(a: u64, b: u64): u64 {
  const notLess = ((a | HIGH_BITS) - b) & HIGH_BITS;
  const bytes = (notLess - (notLess >> 7)) | notLess;
  return (b & bytes) | (a & ~bytes);
}

/** Takes over men of another border by edges, with so many edges and men more. */
@inline
export function takeOver(to: usize, from: usize, edges: i32, men: i32): void {
  const more = <u64>men * ONES;
  const shifted = to + <usize>edges;
  for (let at: usize = 0; at < <usize>LENGTHS; at += 8) {
    const some = load<u64>(from + at);
    if (some == NO_ROUTES) continue;
    store<u64>(shifted + at, lesser(load<u64>(shifted + at), lesser(some + more, NO_ROUTES)));
  }
}
