// The placements that a level of a beam may keep: each once, and of those only as many of the least worth as the beam is wide.
// A candidate is 24 bytes in a table with open addressing: word (64 bits), worth, parent, move (32 bits each; -1 for none).

import { reserve } from './arena';

const BYTES: usize = 24;
const NONE: i32 = -1;
/** Worths are told apart within so much of the least there can be; beyond that they count alike. */
const BUCKETS: i32 = 1 << 14;
const COUNTS: usize = memory.data(4 << 14);

let table: usize = 0;
let spare: usize = 0;
let mask: usize = 0;
let width: i32 = 0;
/** Entries of the table, those that will not be kept included. */
let used: i32 = 0;
/** Candidates up to the limit, and the limit: the bucket from which nothing is taken any more once the width is reached. */
let alive: i32 = 0;
let limit: i32 = 0;
let floor: i32 = 0;

/** Reserves memory for a beam of a width. */
export function prepareCandidates(wide: i32): void {
  width = wide;
  let slots: usize = 1024;
  while (slots < <usize>wide * 8) slots <<= 1;
  mask = slots - 1;
  table = reserve(slots * BYTES);
  spare = reserve(<usize>(2 * wide + 1) * BYTES);
}

/** Begins a level. @param least no candidate's worth will matter below this */
export function clearCandidates(least: i32): void {
  used = 0;
  alive = 0;
  limit = BUCKETS - 1;
  floor = least;
  memory.fill(COUNTS, 0, <usize>BUCKETS << 2);
  emptyTable();
}

function emptyTable(): void {
  memory.fill(table, 0xff, (mask + 1) * BYTES);
}

@inline
function bucketOf(worth: i32): i32 {
  return min(max(worth - floor, 0), BUCKETS - 1);
}

@inline
function count(bucket: i32): usize {
  return COUNTS + (<usize>bucket << 2);
}

@inline
function isFree(entry: usize): bool {
  return load<i32>(entry, 16) == NONE;
}

/** The place of a word in the table, or the free one where it belongs. */
@inline
function place(word: u64): usize {
  let at = <usize>word & mask;
  let entry = table + at * BYTES;
  while (!isFree(entry) && load<u64>(entry) != word) {
    at = (at + 1) & mask;
    entry = table + at * BYTES;
  }
  return entry;
}

@inline
function write(entry: usize, word: u64, worth: i32, parent: i32, move: i32): void {
  store<u64>(entry, word);
  store<i32>(entry, worth, 8);
  store<i32>(entry, parent, 12);
  store<i32>(entry, move, 16);
}

/** Would a candidate of this worth be taken? */
@inline
export function isWelcome(worth: i32): bool {
  const bucket = bucketOf(worth);
  return bucket < limit || (bucket == limit && alive < width);
}

/** Takes a candidate, unless it is there already. */
export function offer(word: u64, worth: i32, parent: i32, move: i32): void {
  const entry = place(word);
  if (!isFree(entry)) return;
  write(entry, word, worth, parent, move);
  used += 1;
  alive += 1;
  const at = count(bucketOf(worth));
  store<i32>(at, load<i32>(at) + 1);
  while (limit > 0 && alive - load<i32>(count(limit)) >= width) {
    alive -= load<i32>(count(limit));
    limit -= 1;
  }
  if (<usize>used > (mask >> 1) + (mask >> 3)) thin();
}

/** Drops from the table what lies beyond the limit. */
function thin(): void {
  let kept = spare;
  const end = table + (mask + 1) * BYTES;
  for (let entry = table; entry < end; entry += BYTES) {
    if (isFree(entry) || bucketOf(load<i32>(entry, 8)) > limit) continue;
    memory.copy(kept, entry, BYTES);
    kept += BYTES;
  }
  emptyTable();
  used = 0;
  for (let entry = spare; entry < kept; entry += BYTES) {
    memory.copy(place(load<u64>(entry)), entry, BYTES);
    used += 1;
  }
}

/**
 * Puts the best candidates in order of worth, as many as the beam is wide.
 *
 * @param order where to write their entries, 32 bits each
 * @returns how many there are
 */
export function rankCandidates(order: usize): i32 {
  let before = 0;
  for (let bucket = 0; bucket <= limit; bucket += 1) {
    const here = load<i32>(count(bucket));
    store<i32>(count(bucket), before);
    before += here;
  }
  const end = table + (mask + 1) * BYTES;
  for (let entry = table; entry < end; entry += BYTES) {
    if (isFree(entry)) continue;
    const bucket = bucketOf(load<i32>(entry, 8));
    if (bucket > limit) continue;
    const rank = load<i32>(count(bucket));
    store<i32>(count(bucket), rank + 1);
    if (rank < width) store<u32>(order + (<usize>rank << 2), <u32>entry);
  }
  return min(before, width);
}

@inline
export function candidateWorth(entry: usize): i32 {
  return load<i32>(entry, 8);
}

@inline
export function candidateParent(entry: usize): i32 {
  return load<i32>(entry, 12);
}

@inline
export function candidateMove(entry: usize): i32 {
  return load<i32>(entry, 16);
}
