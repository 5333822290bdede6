import { base } from './base';

// The landings of hops. A hopping man stays in its class and jumps over only men of other classes, so the possible
// jumps of its class do not change during the hop: it may land on every cell to which they lead. Each call processes
// two men of a class, one in each half of a 128-bit vector. Parameters named after a direction hold the cells from
// which a man may jump that way.

/** The landings of up to 64 men, with spare room for the last pair. */
const LANDINGS: usize = base + memory.data(8 * 66);

/** Returns the landings of the man at an index in the set passed to `findLandings`. */
@inline
export function landingsAt(index: i32): u64 {
  return load<u64>(LANDINGS + ((<usize>index) << 3));
}

/** Returns the first man of a set in the first lane, and the second man, if any, in the second lane. */
@inline
export function firstTwo(men: u64): v128 {
  const remainingMen = men & (men - 1);
  return i64x2.replace_lane(i64x2.splat(men ^ remainingMen), 1, remainingMen & (0 - remainingMen));
}

@inline
function withoutFirstTwo(men: u64): u64 {
  const remainingMen = men & (men - 1);
  return remainingMen & (remainingMen - 1);
}

/** Returns all landings of two men. Each lane expands from its new cells until it finds no more. */
@inline
export function landingsOfTwo(men: v128, e: v128, w: v128, n: v128, s: v128, ne: v128, nw: v128, se: v128, sw: v128): v128 {
  let landings = i64x2.splat(0);
  let front = men;
  do {
    const alongRow = v128.or(i64x2.shl(v128.and(front, e), 1), i64x2.shr_u(v128.and(front, w), 1));
    const alongColumn = v128.or(i64x2.shl(v128.and(front, n), 8), i64x2.shr_u(v128.and(front, s), 8));
    const rising = v128.or(i64x2.shl(v128.and(front, ne), 9), i64x2.shr_u(v128.and(front, sw), 9));
    const falling = v128.or(i64x2.shl(v128.and(front, nw), 7), i64x2.shr_u(v128.and(front, se), 7));
    front = v128.andnot(v128.or(v128.or(alongRow, alongColumn), v128.or(rising, falling)), landings);
    landings = v128.or(landings, front);
  } while (v128.any_true(front));
  return landings;
}

/** Computes the landings of each man in a set. `landingsAt` returns them. */
@inline
export function findLandings(men: u64, e: u64, w: u64, n: u64, s: u64, ne: u64, nw: u64, se: u64, sw: u64): void {
  const jumpE = i64x2.splat(e);
  const jumpW = i64x2.splat(w);
  const jumpN = i64x2.splat(n);
  const jumpS = i64x2.splat(s);
  const jumpNE = i64x2.splat(ne);
  const jumpNW = i64x2.splat(nw);
  const jumpSE = i64x2.splat(se);
  const jumpSW = i64x2.splat(sw);
  let address = LANDINGS;
  for (let left = men; left != 0; left = withoutFirstTwo(left)) {
    v128.store(address, landingsOfTwo(firstTwo(left), jumpE, jumpW, jumpN, jumpS, jumpNE, jumpNW, jumpSE, jumpSW));
    address += 16;
  }
}

/** Adds the number of landings of each man in a set to a count. */
@inline
export function addLandings(count: i64, men: u64, e: u64, w: u64, n: u64, s: u64, ne: u64, nw: u64, se: u64, sw: u64): i64 {
  if (men == 0) return count;
  const jumpE = i64x2.splat(e);
  const jumpW = i64x2.splat(w);
  const jumpN = i64x2.splat(n);
  const jumpS = i64x2.splat(s);
  const jumpNE = i64x2.splat(ne);
  const jumpNW = i64x2.splat(nw);
  const jumpSE = i64x2.splat(se);
  const jumpSW = i64x2.splat(sw);
  do {
    const landings = landingsOfTwo(firstTwo(men), jumpE, jumpW, jumpN, jumpS, jumpNE, jumpNW, jumpSE, jumpSW);
    count += popcnt(i64x2.extract_lane(landings, 0)) + popcnt(i64x2.extract_lane(landings, 1));
    men = withoutFirstTwo(men);
  } while (men != 0);
  return count;
}
