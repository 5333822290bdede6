// Sets of cells: one 64-bit number on boards of up to 64 cells, a vector of 128 bits on larger boards. The functions
// are generic, so the compiler makes a version for each kind, and small boards do not pay for large ones.
import { MAX_CELLS, SET_STRIDE } from './limits';

/** For each cell, the set that contains only this cell. */
const SINGLETONS: usize = memory.data(SET_STRIDE * MAX_CELLS, 16);

/** Writes the sets of single cells. */
export function writeSingletons(): void {
  for (let cell: usize = 0; cell < <usize>MAX_CELLS; cell += 1) {
    const bit = <u64>1 << (<u64>cell & 63);
    store<u64>(SINGLETONS + <usize>SET_STRIDE * cell, cell < 64 ? bit : 0);
    store<u64>(SINGLETONS + <usize>SET_STRIDE * cell, cell < 64 ? 0 : bit, 8);
  }
}

@inline
export function emptySet<T>(): T {
  if (isVector<T>()) return i64x2.splat(0);
  return <T>0;
}

/** Returns the set of one cell. */
@inline
export function singleton<T>(cell: u32): T {
  if (isVector<T>()) return load<T>(SINGLETONS + <usize>SET_STRIDE * <usize>cell);
  return <T>(<u64>1 << <u64>cell);
}

/** Loads an entry of a table of sets that both kinds of board use. */
@inline
export function setIn<T>(table: usize, entry: u32): T {
  return load<T>(table + <usize>SET_STRIDE * <usize>entry);
}

@inline
export function union<T>(a: T, b: T): T {
  if (isVector<T>()) return v128.or(a, b);
  return a | b;
}

@inline
export function intersection<T>(a: T, b: T): T {
  if (isVector<T>()) return v128.and(a, b);
  return a & b;
}

/** Returns a set without the cells of another. */
@inline
export function difference<T>(set: T, removed: T): T {
  if (isVector<T>()) return v128.andnot(set, removed);
  return set & ~removed;
}

@inline
export function isEmpty<T>(set: T): bool {
  if (isVector<T>()) return !v128.any_true(set);
  return set == 0;
}

/** Returns whether the first set contains the other. */
@inline
export function includes<T>(set: T, part: T): bool {
  return isEmpty<T>(difference<T>(part, set));
}

@inline
export function intersects<T>(a: T, b: T): bool {
  return !isEmpty<T>(intersection<T>(a, b));
}

@inline
export function isSame<T>(a: T, b: T): bool {
  if (isVector<T>()) return i64x2.all_true(i64x2.eq(a, b));
  return a == b;
}

/** Returns the first cell of a set that is not empty. */
@inline
export function firstCell<T>(set: T): u32 {
  if (isVector<T>()) {
    const low = i64x2.extract_lane(set, 0);
    return low != 0 ? <u32>ctz(low) : 64 + <u32>ctz(i64x2.extract_lane(set, 1));
  }
  return <u32>ctz(<u64>set);
}

/** Returns a set without its first cell. */
@inline
export function withoutFirst<T>(set: T): T {
  if (isVector<T>()) return v128.xor(set, load<T>(SINGLETONS + <usize>SET_STRIDE * <usize>firstCell<T>(set)));
  return set & (set - 1);
}

/** Returns the number of cells of a set before a cell. */
@inline
export function countBefore<T>(set: T, cell: u32): u32 {
  if (isVector<T>()) {
    const low = <u64>i64x2.extract_lane(set, 0);
    if (cell < 64) return countBeforeBit(low, cell);
    return <u32>popcnt(low) + countBeforeBit(<u64>i64x2.extract_lane(set, 1), cell - 64);
  }
  return countBeforeBit(<u64>set, cell);
}

@inline
function countBeforeBit(bits: u64, bit: u32): u32 {
  return <u32>popcnt(bits & ((<u64>1 << <u64>bit) - 1));
}
