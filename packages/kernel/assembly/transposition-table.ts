// The transposition table. It consists of buckets of four entries. An entry has 16 bytes: hash (8), score (4), move (2), depth (1),
// bound and generation (1).

const BUCKET_BITS = 18;
const BUCKET_BYTES = 64;
const ENTRY_BYTES = 16;
/** Aligned so that a bucket is one cache line. */
const TABLE: usize = memory.data(BUCKET_BYTES << BUCKET_BITS, BUCKET_BYTES);

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
  return TABLE + ((<usize>(hash & ((1 << BUCKET_BITS) - 1))) << 6);
}

/** Returns the address of a position's entry, or 0. */
@inline
export function entryOf(hash: u64): usize {
  const bucket = bucketOf(hash);
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    if (load<u64>(entry) == hash) return entry;
  }
  return 0;
}

@inline
export function entryScore(entry: usize): i32 {
  return load<i32>(entry, 8);
}

@inline
export function entryMove(entry: usize): i32 {
  return <i32>load<u16>(entry, 12);
}

@inline
export function entryDepth(entry: usize): i32 {
  return <i32>load<u8>(entry, 14);
}

@inline
export function entryBound(entry: usize): i32 {
  return <i32>load<u8>(entry, 15) & 3;
}

/** Returns the rank of an entry for replacement: its depth, less a penalty for its age. */
@inline
function rankOf(entry: usize): i32 {
  const age = (generation - (<i32>load<u8>(entry, 15) >> 2)) & 63;
  return entryDepth(entry) - AGE_PENALTY * age;
}

/** Writes a position over its own entry, or over the entry with the lowest rank in its bucket. */
export function storeEntry(hash: u64, score: i32, move: i32, depth: i32, bound: i32): void {
  const bucket = bucketOf(hash);
  let target = bucket;
  for (let entry = bucket; entry < bucket + BUCKET_BYTES; entry += ENTRY_BYTES) {
    if (load<u64>(entry) == hash) {
      target = entry;
      break;
    }
    if (rankOf(entry) < rankOf(target)) target = entry;
  }
  store<u64>(target, hash);
  store<i32>(target, score, 8);
  store<u16>(target, <u16>move, 12);
  store<u8>(target, <u8>depth, 14);
  store<u8>(target, <u8>((generation << 2) | bound), 15);
}

/** Begins a new generation, which makes all entries one search older. */
export function beginGeneration(): void {
  generation = (generation + 1) & 63;
}

/** Empties the table. */
export function clearTable(): void {
  memory.fill(TABLE, 0, (<usize>BUCKET_BYTES) << BUCKET_BITS);
  generation = 0;
}
