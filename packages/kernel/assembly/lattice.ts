// A square board of up to 16 x 16 as four sets of 64 bits, one for each parity class (row parity, column parity). A hop
// changes row and column by even numbers, so it never leaves its class, and the men it crosses are of the other three.
//
// Class k = 2 x (row & 1) + (column & 1); the bit of a cell = 8 x (row >> 1) + (column >> 1). A place is 64 x class + bit.
// Along a row a cell of class k meets class k ^ 1, along a column k ^ 2, on the diagonals k ^ 3. Whether the neighbour has
// the same bit or the next one over depends on the parity of the cell alone, which is known when a class is swept: every
// function here is inlined with a constant k, and what is left of it is a shift or nothing.

const NOT_FIRST_COLUMN: u64 = 0xfefefefefefefefe;
const NOT_LAST_COLUMN: u64 = 0x7f7f7f7f7f7f7f7f;

/** Of the cells of class k, those that have a cell of the set x (of class k ^ 1 or k ^ 3) to their east. */
@inline
export function eastOf(k: i32, x: u64): u64 {
  return (k & 1) == 1 ? (x >> 1) & NOT_LAST_COLUMN : x;
}

@inline
export function westOf(k: i32, x: u64): u64 {
  return (k & 1) == 1 ? x : (x << 1) & NOT_FIRST_COLUMN;
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
export function twoEast(x: u64): u64 {
  return (x >> 1) & NOT_LAST_COLUMN;
}

@inline
export function twoWest(x: u64): u64 {
  return (x << 1) & NOT_FIRST_COLUMN;
}
