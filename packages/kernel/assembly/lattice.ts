// A board as four sets of 64 bits, one for each parity class (row parity, column parity). A hop changes row and column by
// even numbers, so it never leaves its class, and the men it crosses are of the other three.
//
// Class k = 2 x (row & 1) + (column & 1); the bit of a cell = 8 x (row >> 1) + (column >> 1), less a constant on the star. A
// place is 64 x class + bit. Along a row a cell of class k meets class k ^ 1, along a column k ^ 2, on the diagonals k ^ 3.
// Whether the neighbour has the same bit or the next one over depends on the parity of the cell alone, which is known when a
// class is swept: every function here is inlined with a constant k, and what is left of it is a shift or nothing.
//
// The star is the same lattice with one diagonal less. Its slanted rows run over the ends of the words' rows; there, as in
// games whose men do not go all ways, the host says from which cells a man may go which way.

const NOT_FIRST_COLUMN: u64 = 0xfefefefefefefefe;
const NOT_LAST_COLUMN: u64 = 0x7f7f7f7f7f7f7f7f;

/** The eight ways a man may go, as the host numbers them. */
export const E = 0;
export const W = 1;
export const N = 2;
export const S = 3;
export const NE = 4;
export const NW = 5;
export const SE = 6;
export const SW = 7;
const WAYS = 8;

/** For each class 16 words, written by the host: by way the cells from where a man may step, then those from where he may jump. */
export const LEAVE: usize = memory.data(512);

/** True for square boards on which every man may go any of the eight ways. */
export let isPlain = true;

/** Says whether the board is square and its men go freely; if not, LEAVE holds where they may go. */
export function setPlain(plain: bool): void {
  isPlain = plain;
}

/** Of the cells of class k, those from where a man may step that way. */
@inline
export function mayStep(plain: bool, k: i32, way: i32): u64 {
  return plain ? ~(<u64>0) : load<u64>(LEAVE + ((<usize>(2 * WAYS * k + way)) << 3));
}

/** Of the cells of class k, those from where a man may jump that way. */
@inline
export function mayJump(plain: bool, k: i32, way: i32): u64 {
  return plain ? ~(<u64>0) : load<u64>(LEAVE + ((<usize>(2 * WAYS * k + WAYS + way)) << 3));
}

/** Of the cells of class k, those that have a cell of the set x (of class k ^ 1 or k ^ 3) to their east. */
@inline
export function eastOf(plain: bool, k: i32, x: u64): u64 {
  if ((k & 1) == 0) return x;
  return plain ? (x >> 1) & NOT_LAST_COLUMN : x >> 1;
}

@inline
export function westOf(plain: bool, k: i32, x: u64): u64 {
  if ((k & 1) == 1) return x;
  return plain ? (x << 1) & NOT_FIRST_COLUMN : x << 1;
}

@inline
export function northOf(k: i32, x: u64): u64 {
  return k >> 1 == 1 ? x >> 8 : x;
}

@inline
export function southOf(k: i32, x: u64): u64 {
  return k >> 1 == 1 ? x : x << 8;
}

/** A set of one class moved one lattice place, that is two cells, to the west: what lies beyond a jump to the east. */
@inline
export function twoEast(plain: bool, x: u64): u64 {
  return plain ? (x >> 1) & NOT_LAST_COLUMN : x >> 1;
}

@inline
export function twoWest(plain: bool, x: u64): u64 {
  return plain ? (x << 1) & NOT_FIRST_COLUMN : x << 1;
}
