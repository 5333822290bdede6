// Placements by level from each end of a search, every one once, with a table to look them up in. Kept in chunks, so that they
// can grow side by side. A record is 40 bytes: the set, the number of the placement it came from (32 bits), the move
// (16 bits), and what else a search notes of it (16 bits).

import { reserve } from './arena';
import { copySet, isSameSet, SET_BYTES, wordOfSet } from './sets';

const RECORD_BYTES: usize = SET_BYTES + 8;
const CHUNK_BITS: i32 = 14;
const CHUNK: i32 = 1 << CHUNK_BITS;
const MOST_CHUNKS: i32 = 1 << 13;
const MOST_LEVELS: i32 = 64;

/** For each end: where its chunks lie, and the number of the first placement of each level. */
const CHUNKS: usize = memory.data(2 << 15);
const FIRSTS: usize = memory.data(2 * 64 * 4);
/** For each end: its table of numbers + 1, its mask, how many placements it has, and how many levels. */
const TABLES: usize = memory.data(2 * 4);
const MASKS: usize = memory.data(2 * 4);
const COUNTS: usize = memory.data(2 * 4);
const DEPTHS: usize = memory.data(2 * 4);

const FIRST_SLOTS: u32 = 1 << 12;

@inline
function field(fields: usize, end: i32): usize {
  return fields + (<usize>end << 2);
}

@inline
export function placements(end: i32): i32 {
  return load<i32>(field(COUNTS, end));
}

/** Levels of an end that are complete; the first has number 0. */
@inline
export function depthOf(end: i32): i32 {
  return load<i32>(field(DEPTHS, end)) - 1;
}

/** The number of the first placement of a level. */
@inline
export function firstOf(end: i32, level: i32): i32 {
  return load<i32>(field(FIRSTS, end * MOST_LEVELS + level));
}

/** The placements of the last level. */
@inline
export function lastLevelSize(end: i32): i32 {
  return placements(end) - firstOf(end, depthOf(end));
}

@inline
export function placementAt(end: i32, number: i32): usize {
  const chunk = <usize>load<u32>(field(CHUNKS, end * MOST_CHUNKS + (number >> CHUNK_BITS)));
  return chunk + <usize>(number & (CHUNK - 1)) * RECORD_BYTES;
}

/** The placement another came from, -1 when it was there from the beginning. */
@inline
export function parentOf(end: i32, number: i32): i32 {
  return load<i32>(placementAt(end, number), 32);
}

/** What was noted of a placement. */
@inline
export function noteOf(end: i32, number: i32): i32 {
  return <i32>load<u16>(placementAt(end, number), 38);
}

/** The move that led to a placement, 256 x from + to. */
@inline
export function moveTo(end: i32, number: i32): i32 {
  return <i32>load<u16>(placementAt(end, number), 36);
}

/** The level a placement belongs to. */
export function levelOf(end: i32, number: i32): i32 {
  let level = depthOf(end);
  while (firstOf(end, level) > number) level -= 1;
  return level;
}

/** Makes an end ready; the arena has been cleared. */
export function clearLevels(end: i32): void {
  store<i32>(field(COUNTS, end), 0);
  store<i32>(field(DEPTHS, end), 0);
  makeTable(end, FIRST_SLOTS);
}

function makeTable(end: i32, slots: u32): void {
  const table = reserve(<usize>slots << 2);
  memory.fill(table, 0, <usize>slots << 2);
  store<u32>(field(TABLES, end), <u32>table);
  store<u32>(field(MASKS, end), slots - 1);
}

@inline
function slot(end: i32, at: u32): usize {
  return <usize>load<u32>(field(TABLES, end)) + (<usize>at << 2);
}

/** The number of a placement, or -1 when it is not there. */
export function find(end: i32, set: usize, word: u64): i32 {
  const mask = load<u32>(field(MASKS, end));
  let at = <u32>word & mask;
  let number = load<i32>(slot(end, at));
  while (number != 0 && !isSameSet(placementAt(end, number - 1), set)) {
    at = (at + 1) & mask;
    number = load<i32>(slot(end, at));
  }
  return number - 1;
}

/** Adds a placement that is not there. */
export function add(end: i32, set: usize, word: u64, parent: i32, move: i32, note: i32): void {
  const number = placements(end);
  if ((number & (CHUNK - 1)) == 0) {
    store<u32>(field(CHUNKS, end * MOST_CHUNKS + (number >> CHUNK_BITS)), <u32>reserve(<usize>CHUNK * RECORD_BYTES));
  }
  const record = placementAt(end, number);
  copySet(record, set);
  store<i32>(record, parent, 32);
  store<u16>(record, <u16>move, 36);
  store<u16>(record, <u16>note, 38);
  store<i32>(field(COUNTS, end), number + 1);
  enter(end, number, word);
  const slots = load<u32>(field(MASKS, end)) + 1;
  if (<u32>number + 1 < (slots >> 1) + (slots >> 3)) return;
  makeTable(end, slots << 1);
  for (let other = 0; other <= number; other += 1) enter(end, other, wordOfSet(placementAt(end, other)));
}

@inline
function enter(end: i32, number: i32, word: u64): void {
  const mask = load<u32>(field(MASKS, end));
  let at = <u32>word & mask;
  while (load<i32>(slot(end, at)) != 0) at = (at + 1) & mask;
  store<i32>(slot(end, at), number + 1);
}

/** Ends a level: what is added from now on belongs to the next. @param first the number of its first placement */
export function endLevel(end: i32, first: i32): void {
  const depth = load<i32>(field(DEPTHS, end));
  store<i32>(field(FIRSTS, end * MOST_LEVELS + depth), first);
  store<i32>(field(DEPTHS, end), depth + 1);
}
