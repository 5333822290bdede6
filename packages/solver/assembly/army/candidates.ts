// The candidates for the next level of a beam: the `width` distinct placements of lowest cost. An entry of the
// open-addressing table is 24 bytes: key (64 bits), cost, parent and move (32 bits each); the move is -1 in a free
// entry.

import { reserve } from '../memory/bump-allocator';

const ENTRY_BYTES: usize = 24;
const NO_MOVE: i32 = -1;
/** Costs are distinguished within this range above the minimum; all higher costs share the last bucket. */
const BUCKET_COUNT: i32 = 1 << 14;
/** The number of candidates in each bucket. */
const COUNTS: usize = memory.data(4 << 14);

let table: usize = 0;
/** The address to which entries are copied while the table is cleared. */
let spareEntries: usize = 0;
let mask: usize = 0;
let width: i32 = 0;
/** The number of entries in the table, including rejected ones. */
let usedEntries: i32 = 0;
/** The number of candidates up to the last bucket that fits into the beam, and that bucket. */
let acceptedCount: i32 = 0;
let lastBucket: i32 = 0;
let minimumCost: i32 = 0;

/** Reserves memory for a beam of the given width. */
export function prepareCandidates(beamWidth: i32): void {
  width = beamWidth;
  let slots: usize = 1024;
  while (slots < <usize>beamWidth * 8) slots <<= 1;
  mask = slots - 1;
  table = reserve(slots * ENTRY_BYTES);
  spareEntries = reserve(<usize>(2 * beamWidth + 1) * ENTRY_BYTES);
}

/**
 * Begins a level.
 *
 * @param minimum cost below which costs are not distinguished
 */
export function clearCandidates(minimum: i32): void {
  usedEntries = 0;
  acceptedCount = 0;
  lastBucket = BUCKET_COUNT - 1;
  minimumCost = minimum;
  memory.fill(COUNTS, 0, <usize>BUCKET_COUNT << 2);
  emptyTable();
}

function emptyTable(): void {
  memory.fill(table, 0xff, (mask + 1) * ENTRY_BYTES);
}

@inline
function bucketOf(cost: i32): i32 {
  return min(max(cost - minimumCost, 0), BUCKET_COUNT - 1);
}

@inline
function countAddress(bucket: i32): usize {
  return COUNTS + (<usize>bucket << 2);
}

@inline
function isFree(entry: usize): bool {
  return load<i32>(entry, 16) == NO_MOVE;
}

/** Returns the entry with the given key, or the free entry for it. */
@inline
function entryFor(key: u64): usize {
  let slot = <usize>key & mask;
  let entry = table + slot * ENTRY_BYTES;
  while (!isFree(entry) && load<u64>(entry) != key) {
    slot = (slot + 1) & mask;
    entry = table + slot * ENTRY_BYTES;
  }
  return entry;
}

@inline
function writeEntry(entry: usize, key: u64, cost: i32, parent: i32, move: i32): void {
  store<u64>(entry, key);
  store<i32>(entry, cost, 8);
  store<i32>(entry, parent, 12);
  store<i32>(entry, move, 16);
}

/** Returns whether a candidate of this cost can be among the best. */
@inline
export function isAccepted(cost: i32): bool {
  const bucket = bucketOf(cost);
  return bucket < lastBucket || (bucket == lastBucket && acceptedCount < width);
}

/** Adds a candidate unless the table contains it. */
export function addCandidate(key: u64, cost: i32, parent: i32, move: i32): void {
  const entry = entryFor(key);
  if (!isFree(entry)) return;
  writeEntry(entry, key, cost, parent, move);
  usedEntries += 1;
  acceptedCount += 1;
  const address = countAddress(bucketOf(cost));
  store<i32>(address, load<i32>(address) + 1);
  while (lastBucket > 0 && acceptedCount - load<i32>(countAddress(lastBucket)) >= width) {
    acceptedCount -= load<i32>(countAddress(lastBucket));
    lastBucket -= 1;
  }
  if (<usize>usedEntries > (mask >> 1) + (mask >> 3)) removeRejected();
}

/** Removes the candidates beyond the last bucket from the table. */
function removeRejected(): void {
  let keptEnd = spareEntries;
  const end = table + (mask + 1) * ENTRY_BYTES;
  for (let entry = table; entry < end; entry += ENTRY_BYTES) {
    if (isFree(entry) || bucketOf(load<i32>(entry, 8)) > lastBucket) continue;
    memory.copy(keptEnd, entry, ENTRY_BYTES);
    keptEnd += ENTRY_BYTES;
  }
  emptyTable();
  usedEntries = 0;
  for (let entry = spareEntries; entry < keptEnd; entry += ENTRY_BYTES) {
    memory.copy(entryFor(load<u64>(entry)), entry, ENTRY_BYTES);
    usedEntries += 1;
  }
}

/**
 * Ranks the candidates of lowest cost, at most as many as the width of the beam.
 *
 * @param ranking address to write their entries to, 32 bits each
 * @returns their number
 */
export function rankCandidates(ranking: usize): i32 {
  let countBefore = 0;
  for (let bucket = 0; bucket <= lastBucket; bucket += 1) {
    const bucketSize = load<i32>(countAddress(bucket));
    store<i32>(countAddress(bucket), countBefore);
    countBefore += bucketSize;
  }
  const end = table + (mask + 1) * ENTRY_BYTES;
  for (let entry = table; entry < end; entry += ENTRY_BYTES) {
    if (isFree(entry)) continue;
    const bucket = bucketOf(load<i32>(entry, 8));
    if (bucket > lastBucket) continue;
    const rank = load<i32>(countAddress(bucket));
    store<i32>(countAddress(bucket), rank + 1);
    if (rank < width) store<u32>(ranking + (<usize>rank << 2), <u32>entry);
  }
  return min(countBefore, width);
}

@inline
export function candidateCost(entry: usize): i32 {
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
