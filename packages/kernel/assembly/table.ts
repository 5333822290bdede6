// The transposition table: what a search found of a position, to be used when it comes up again by other moves. Positions share
// buckets of four entries of 16 bytes: the position's word (8), score (4), move (2), depth (1), bound and generation (1).

const BITS = 18;
const BUCKET = 64;
const ENTRY = 16;
const TABLE: usize = memory.data(64 << 18);

export const EXACT: i32 = 0;
export const AT_LEAST: i32 = 1;
export const AT_MOST: i32 = 2;

/** Searches are numbered, up to 64 and over again, so that what earlier ones found gives way first. */
let generation: i32 = 0;

/** Plies of depth that an entry loses with every search since it was written. */
const AGEING = 3;

@inline
function bucketOf(hash: u64): usize {
  return TABLE + ((<usize>(hash & ((1 << BITS) - 1))) << 6);
}

/** The entry of a position, or 0 when nothing is known of it. */
@inline
export function entryOf(hash: u64): usize {
  const bucket = bucketOf(hash);
  for (let entry = bucket; entry < bucket + BUCKET; entry += ENTRY) {
    if (load<u64>(entry) == hash) return entry;
  }
  return 0;
}

@inline
export function scoreIn(entry: usize): i32 {
  return load<i32>(entry, 8);
}

@inline
export function moveIn(entry: usize): i32 {
  return <i32>load<u16>(entry, 12);
}

@inline
export function depthIn(entry: usize): i32 {
  return <i32>load<u8>(entry, 14);
}

@inline
export function boundIn(entry: usize): i32 {
  return <i32>load<u8>(entry, 15) & 3;
}

/** What an entry is worth keeping: its depth, less for its age. */
@inline
function merit(entry: usize): i32 {
  const age = (generation - (<i32>load<u8>(entry, 15) >> 2)) & 63;
  return depthIn(entry) - AGEING * age;
}

/** Writes what was found of a position over its own entry, or over the one of its bucket that is worth least. */
export function keep(hash: u64, score: i32, move: i32, depth: i32, bound: i32): void {
  const bucket = bucketOf(hash);
  let place = bucket;
  for (let entry = bucket; entry < bucket + BUCKET; entry += ENTRY) {
    if (load<u64>(entry) == hash) {
      place = entry;
      break;
    }
    if (merit(entry) < merit(place)) place = entry;
  }
  store<u64>(place, hash);
  store<i32>(place, score, 8);
  store<u16>(place, <u16>move, 12);
  store<u8>(place, <u8>depth, 14);
  store<u8>(place, <u8>((generation << 2) | bound), 15);
}

/** Begins another search: what earlier ones wrote is older now. */
export function age(): void {
  generation = (generation + 1) & 63;
}

/** Empties the table. */
export function forget(): void {
  memory.fill(TABLE, 0, (<usize>BUCKET) << BITS);
  generation = 0;
}
