import { base } from './base';
import { CLASS_COUNT, DIRECTION_COUNT } from './limits';

// A board is four bitboards of 64 bits, one for each parity class (row parity, column parity). A hop changes row and
// column by even numbers, so it never leaves its class, and the men it jumps over belong to the other three classes.
//
// Class k = 2 x (row & 1) + (column & 1); the bit of a cell = 8 x (row >> 1) + (column >> 1), minus a constant on the
// star. A bit index is 64 x class + bit. Neighbours of a cell of class k belong to class k ^ 1 along a row, k ^ 2 along
// a column, and k ^ 3 along a diagonal. Whether a neighbour has the same bit or the next one depends only on the class,
// so every function here, inlined with a constant k, reduces to a shift or to nothing.
//
// The star uses the same lattice without one diagonal. Its slanted rows cross the ends of the bitboards' rows. For the
// star, and for games that restrict directions, the host writes the cells that a man may leave in each direction.

const NOT_FIRST_COLUMN: u64 = 0xfefefefefefefefe;
const NOT_LAST_COLUMN: u64 = 0x7f7f7f7f7f7f7f7f;

/** The eight directions, in the order of the host. */
export const E = 0;
export const W = 1;
export const N = 2;
export const S = 3;
export const NE = 4;
export const NW = 5;
export const SE = 6;
export const SW = 7;

/**
 * The cells that men may leave, written by the host. For each class: the origins of steps by direction, then the
 * origins of jumps by direction.
 */
export const DEPARTURE_MASKS: usize = base + memory.data(8 * 2 * DIRECTION_COUNT * CLASS_COUNT);

/**
 * True for square boards on which every man may move in all eight directions. In that case, DEPARTURE_MASKS
 * is not read.
 */
export let isUnrestricted = true;

export function setUnrestricted(unrestricted: bool): void {
  isUnrestricted = unrestricted;
}

/** Returns the cells of class k that a step may leave in a direction. */
@inline
export function stepMask(unrestricted: bool, k: i32, direction: i32): u64 {
  return unrestricted ? ~(<u64>0) : load<u64>(DEPARTURE_MASKS + ((<usize>(2 * DIRECTION_COUNT * k + direction)) << 3));
}

/** Returns the cells of class k that a jump may leave in a direction. */
@inline
export function jumpMask(unrestricted: bool, k: i32, direction: i32): u64 {
  return unrestricted
    ? ~(<u64>0)
    : load<u64>(DEPARTURE_MASKS + ((<usize>(2 * DIRECTION_COUNT * k + DIRECTION_COUNT + direction)) << 3));
}

/** Returns the cells of class k whose eastern neighbour is in the set x, which belongs to class k ^ 1 or k ^ 3. */
@inline
export function eastOf(unrestricted: bool, k: i32, x: u64): u64 {
  if ((k & 1) == 0) return x;
  return unrestricted ? (x >> 1) & NOT_LAST_COLUMN : x >> 1;
}

@inline
export function westOf(unrestricted: bool, k: i32, x: u64): u64 {
  if ((k & 1) == 1) return x;
  return unrestricted ? (x << 1) & NOT_FIRST_COLUMN : x << 1;
}

@inline
export function northOf(k: i32, x: u64): u64 {
  return k >> 1 == 1 ? x >> 8 : x;
}

@inline
export function southOf(k: i32, x: u64): u64 {
  return k >> 1 == 1 ? x : x << 8;
}

/** Returns the cells of a class from which the cell two columns to the east is in the set x of the same class. */
@inline
export function twoEast(unrestricted: bool, x: u64): u64 {
  return unrestricted ? (x >> 1) & NOT_LAST_COLUMN : x >> 1;
}

@inline
export function twoWest(unrestricted: bool, x: u64): u64 {
  return unrestricted ? (x << 1) & NOT_FIRST_COLUMN : x << 1;
}
