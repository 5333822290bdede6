import {
  E,
  eastOf,
  mayJump,
  mayStep,
  N,
  NE,
  NW,
  northOf,
  S,
  SE,
  southOf,
  twoEast,
  twoWest,
  W,
  westOf,
} from './lattice';

// From where men may go. Plainness, class and way are constants wherever these are called, and all is inlined: what is left of
// each call is the few shifts of its case. The words of the classes around are the caller's, so that each is read once.

/** The cells of class k whose neighbour that way is in a set, told by its words of the classes met along a row, a column, a diagonal. */
@inline
function withNeighbour(plain: bool, k: i32, way: i32, row: u64, column: u64, diagonal: u64): u64 {
  if (way == E) return eastOf(plain, k, row);
  if (way == W) return westOf(plain, k, row);
  if (way == N) return northOf(k, column);
  if (way == S) return southOf(k, column);
  if (way == NE) return northOf(k, eastOf(plain, k, diagonal));
  if (way == NW) return northOf(k, westOf(plain, k, diagonal));
  if (way == SE) return southOf(k, eastOf(plain, k, diagonal));
  return southOf(k, westOf(plain, k, diagonal));
}

/** The cells of class k from where two cells on, that way, is vacant. */
@inline
function withVacantBeyond(plain: bool, way: i32, vacant: u64): u64 {
  if (way == N) return vacant >> 8;
  if (way == S) return vacant << 8;
  const aside = way == E || way == NE || way == SE ? twoEast(plain, vacant) : twoWest(plain, vacant);
  if (way == E || way == W) return aside;
  return way == NE || way == NW ? aside >> 8 : aside << 8;
}

/** The cells of class k from where a man may step that way: to a vacant cell. */
@inline
export function stepsTo(plain: bool, k: i32, way: i32, row: u64, column: u64, diagonal: u64): u64 {
  return withNeighbour(plain, k, way, row, column, diagonal) & mayStep(plain, k, way);
}

/** The cells of class k from where a man may jump that way: over a man, to a vacant cell just beyond. */
@inline
export function jumpsTo(
  plain: bool,
  k: i32,
  way: i32,
  vacant: u64,
  row: u64,
  column: u64,
  diagonal: u64,
): u64 {
  return (
    withNeighbour(plain, k, way, row, column, diagonal) &
    withVacantBeyond(plain, way, vacant) &
    mayJump(plain, k, way)
  );
}
