import { TABLE_BYTES } from './limits';

// The transposition table. It consists of buckets of four entries. An entry has 16 bytes: a key (8), and its data:
// score (4), move (2), depth (1), bound and generation (1). The key is the hash of the position xor the data. Threads
// that share a memory also share the table, without locks: if two of them write an entry at the same time, its key and
// data no longer match, so no position finds it (Hyatt and Mann 2002).

const BUCKET_BYTES = 64;
const BUCKET_COUNT = TABLE_BYTES / BUCKET_BYTES;
const ENTRY_BYTES = 16;
/** Aligned so that a bucket is one cache line. A shared memory begins with the table. */
const TABLE: usize = ASC_FEATURE_THREADS ? 0 : memory.data(TABLE_BYTES, BUCKET_BYTES);

/** Bound types of an entry's score. */
export const EXACT: i32 = 0;
export const LOWER_BOUND: i32 = 1;
export const UPPER_BOUND: i32 = 2;

/** The number of the search modulo 64. Entries of earlier searches are replaced first. */
let generation: i32 = 0;

/** The number of plies by which each later search lowers the rank of an entry. */
const AGE_PENALTY = 3;

@inline
function bucketOf(hash: u64): usize {
  return TABLE + ((<usize>(hash & (BUCKET_COUNT - 1))) << 6);
}

/**
 * Returns the data of a position's entry, or 0 if the table has none. The data of an entry are never 0, because every
 * entry has a depth.
 */
@inline
export function entryOf(hash: u64): u64 {
  const bucket = bucketOf(hash);
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const data = load<u64>(entry, 8);
    if ((load<u64>(entry) ^ data) == hash) return data;
  }
  return 0;
}

@inline
export function entryScore(data: u64): i32 {
  return <i32>data;
}

@inline
export function entryMove(data: u64): i32 {
  return <i32>(data >> 32) & 0xffff;
}

@inline
export function entryDepth(data: u64): i32 {
  return <i32>(data >> 48) & 0xff;
}

@inline
export function entryBound(data: u64): i32 {
  return <i32>(data >> 56) & 3;
}

/** Returns the rank of an entry for replacement: its depth, less a penalty for its age. */
@inline
function rankOf(data: u64): i32 {
  const age = (generation - <i32>(data >> 58)) & 63;
  return entryDepth(data) - AGE_PENALTY * age;
}

/** Writes a position over its own entry, or over the entry with the lowest rank in its bucket. */
export function storeEntry(hash: u64, score: i32, move: i32, depth: i32, bound: i32): void {
  const bucket = bucketOf(hash);
  let target = bucket;
  let lowestRank = i32.MAX_VALUE;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    const data = load<u64>(entry, 8);
    if ((load<u64>(entry) ^ data) == hash) {
      target = entry;
      break;
    }
    const rank = rankOf(data);
    if (rank < lowestRank) {
      lowestRank = rank;
      target = entry;
    }
  }
  const ending = (generation << 10) | (bound << 8) | depth;
  const data = <u64>(<u32>score) | (<u64>(<u32>move) << 32) | (<u64>(<u32>ending) << 48);
  store<u64>(target, hash ^ data);
  store<u64>(target, data, 8);
}

/**
 * Sets the number of the search, modulo 64, from which the table computes the age of an entry. All threads of a search
 * use the same number.
 */
export function setGeneration(searchNumber: i32): void {
  generation = searchNumber;
}

/** Empties the table. */
export function clearTable(): void {
  memory.fill(TABLE, 0, TABLE_BYTES);
}
