// Sets of cells: four 64-bit words. A cell is bit cell & 63 of word cell >> 6.

import { MAX_CELLS, SET_WORDS } from '../limits';

export const SET_BYTES: usize = 8 * SET_WORDS;

/** The Zobrist key of each cell. The hash of a set is the XOR of its cells' keys. */
const KEYS: usize = memory.data(8 * MAX_CELLS);

/** Fills the keys with xorshift numbers from a fixed seed. */
export function prepareZobristKeys(): void {
  let state: u64 = 88172645463325252;
  for (let cell: usize = 0; cell < <usize>MAX_CELLS; cell += 1) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    store<u64>(KEYS + (cell << 3), state);
  }
}

/** Returns the key of a cell. */
@inline
export function zobristKey(cell: i32): u64 {
  return load<u64>(KEYS + (<usize>cell << 3));
}

/** Returns the hash of a set. */
export function hashOfSet(set: usize): u64 {
  let hash: u64 = 0;
  for (let w = 0; w < SET_WORDS; w += 1) {
    for (let cells = wordAt(set, w); cells != 0; cells &= cells - 1) hash ^= zobristKey((w << 6) | <i32>ctz(cells));
  }
  return hash;
}

/** Returns one of the four words of a set. */
@inline
export function wordAt(set: usize, w: i32): u64 {
  return load<u64>(set + ((<usize>w) << 3));
}

@inline
export function hasCell(set: usize, cell: i32): bool {
  return ((wordAt(set, cell >> 6) >> (cell & 63)) & 1) != 0;
}

/** Adds a cell to a set, or removes it if the set has it. */
@inline
export function toggleCell(set: usize, cell: i32): void {
  const address = set + ((<usize>cell >> 6) << 3);
  store<u64>(address, load<u64>(address) ^ ((<u64>1) << (cell & 63)));
}

@inline
export function copySet(to: usize, from: usize): void {
  for (let w = 0; w < SET_WORDS; w += 1) store<u64>(to + ((<usize>w) << 3), wordAt(from, w));
}

@inline
export function isSameSet(a: usize, b: usize): bool {
  return (
    wordAt(a, 0) == wordAt(b, 0) && wordAt(a, 1) == wordAt(b, 1) && wordAt(a, 2) == wordAt(b, 2) && wordAt(a, 3) == wordAt(b, 3)
  );
}

/** Returns the number of cells of a set that are not in another. */
@inline
export function countOutside(set: usize, other: usize): i32 {
  let count: u64 = 0;
  for (let w = 0; w < SET_WORDS; w += 1) count += popcnt(wordAt(set, w) & ~wordAt(other, w));
  return <i32>count;
}

/** Returns the number of cells of a set. */
export function countCells(set: usize): i32 {
  let count: u64 = 0;
  for (let w = 0; w < SET_WORDS; w += 1) count += popcnt(wordAt(set, w));
  return <i32>count;
}
