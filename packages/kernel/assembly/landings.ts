// Where hops end. A man who hops stays in his class, and the men he crosses are of other classes, so the jumps that his class has
// stay the same while he goes, and he may land wherever they lead. Two men of a class go at a time, each in his half of a word
// of 128 bits.

/** Two men of a class side by side, or one and nobody. */
@inline
export function pairOf(one: u64, other: u64): v128 {
  return i64x2.replace_lane(i64x2.splat(one), 1, other);
}

/** The cells in any of eight sets that are twice the same. */
@inline
export function anyOf(e: v128, w: v128, n: v128, s: v128, ne: v128, nw: v128, se: v128, sw: v128): u64 {
  const straight = v128.or(v128.or(e, w), v128.or(n, s));
  const diagonal = v128.or(v128.or(ne, nw), v128.or(se, sw));
  return i64x2.extract_lane(v128.or(straight, diagonal), 0);
}

/**
 * All cells where the men of a pair may land.
 *
 * @param e the cells of their class from where one may jump east, and so on
 */
@inline
export function landingsOf(men: v128, e: v128, w: v128, n: v128, s: v128, ne: v128, nw: v128, se: v128, sw: v128): v128 {
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
