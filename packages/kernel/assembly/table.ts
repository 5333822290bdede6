// The transposition table: what a search found of a position, to be used when it comes up again by other moves.
// An entry is 16 bytes: the position's word (8), score (4), move (2), depth (1), bound (1).

const BITS = 20;
const TABLE: usize = memory.data(16 << 20);

export const EXACT: i32 = 0;
export const AT_LEAST: i32 = 1;
export const AT_MOST: i32 = 2;

/** The entry a position belongs to; whether it is that position's own is told by `holds`. */
@inline
export function entryOf(hash: u64): usize {
  return TABLE + ((<usize>(hash & ((1 << BITS) - 1))) << 4);
}

@inline
export function holds(entry: usize, hash: u64): bool {
  return load<u64>(entry) == hash;
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
  return <i32>load<u8>(entry, 15);
}

@inline
export function keep(entry: usize, hash: u64, score: i32, move: i32, depth: i32, bound: i32): void {
  store<u64>(entry, hash);
  store<i32>(entry, score, 8);
  store<u16>(entry, <u16>move, 12);
  store<u8>(entry, <u8>depth, 14);
  store<u8>(entry, <u8>bound, 15);
}

/** Empties the table. */
export function forget(): void {
  memory.fill(TABLE, 0, (<usize>16) << BITS);
}
