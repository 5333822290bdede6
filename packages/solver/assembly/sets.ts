// Sets of cells, four words of 64 bits each: bit cell & 63 of word cell >> 6.

export const SET_BYTES: usize = 32;

/** By cell: a random word. The word of a set is the exclusive or of its cells'. */
const WORDS: usize = memory.data(256 * 8);

/** Fills the words by xorshift from a fixed seed. */
export function prepareWords(): void {
  let state: u64 = 88172645463325252;
  for (let cell: usize = 0; cell < 256; cell += 1) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    store<u64>(WORDS + (cell << 3), state);
  }
}

/** The word of a cell. */
@inline
export function wordOf(cell: i32): u64 {
  return load<u64>(WORDS + (<usize>cell << 3));
}

/** The word of a set. */
export function wordOfSet(set: usize): u64 {
  let word: u64 = 0;
  for (let w = 0; w < 4; w += 1) {
    for (let cells = part(set, w); cells != 0; cells &= cells - 1) word ^= wordOf((w << 6) | <i32>ctz(cells));
  }
  return word;
}

/** One of the four words of a set. */
@inline
export function part(set: usize, w: i32): u64 {
  return load<u64>(set + ((<usize>w) << 3));
}

@inline
export function holds(set: usize, cell: i32): bool {
  return ((part(set, cell >> 6) >> (cell & 63)) & 1) != 0;
}

/** Puts a cell into a set, or takes it out. */
@inline
export function toggle(set: usize, cell: i32): void {
  const at = set + ((<usize>cell >> 6) << 3);
  store<u64>(at, load<u64>(at) ^ ((<u64>1) << (cell & 63)));
}

@inline
export function copySet(to: usize, from: usize): void {
  for (let w = 0; w < 4; w += 1) store<u64>(to + ((<usize>w) << 3), part(from, w));
}

@inline
export function isSameSet(one: usize, other: usize): bool {
  return (
    part(one, 0) == part(other, 0) && part(one, 1) == part(other, 1) && part(one, 2) == part(other, 2) && part(one, 3) == part(other, 3)
  );
}

/** How many cells of a set are not in another. */
@inline
export function countOutside(set: usize, other: usize): i32 {
  let count: u64 = 0;
  for (let w = 0; w < 4; w += 1) count += popcnt(part(set, w) & ~part(other, w));
  return <i32>count;
}

/** How many cells a set has. */
export function countCells(set: usize): i32 {
  let count: u64 = 0;
  for (let w = 0; w < 4; w += 1) count += popcnt(part(set, w));
  return <i32>count;
}
