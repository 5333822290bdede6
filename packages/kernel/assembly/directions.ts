import {
  E,
  eastOf,
  jumpMask,
  N,
  NE,
  NW,
  northOf,
  S,
  SE,
  southOf,
  stepMask,
  twoEast,
  twoWest,
  W,
  westOf,
} from './lattice';

// The origins of steps and jumps. Callers pass constants for `unrestricted`, class and direction, and every function is
// inlined, so each call reduces to a few shifts. Callers also pass the bitboards of the neighbouring classes, to load
// each only once.

/**
 * Returns the cells of class k whose neighbour in a direction is in a set, given as its row, column and diagonal
 * classes.
 */
@inline
function withNeighbour(unrestricted: bool, k: i32, direction: i32, row: u64, column: u64, diagonal: u64): u64 {
  if (direction == E) return eastOf(unrestricted, k, row);
  if (direction == W) return westOf(unrestricted, k, row);
  if (direction == N) return northOf(k, column);
  if (direction == S) return southOf(k, column);
  if (direction == NE) return northOf(k, eastOf(unrestricted, k, diagonal));
  if (direction == NW) return northOf(k, westOf(unrestricted, k, diagonal));
  if (direction == SE) return southOf(k, eastOf(unrestricted, k, diagonal));
  return southOf(k, westOf(unrestricted, k, diagonal));
}

/** Returns the cells from which the second cell in a direction, which is of the same class, is in a set of vacant cells. */
@inline
function withVacantBeyond(unrestricted: bool, direction: i32, vacant: u64): u64 {
  if (direction == N) return vacant >> 8;
  if (direction == S) return vacant << 8;
  const aside = direction == E || direction == NE || direction == SE ? twoEast(unrestricted, vacant) : twoWest(unrestricted, vacant);
  if (direction == E || direction == W) return aside;
  return direction == NE || direction == NW ? aside >> 8 : aside << 8;
}

/**
 * Returns the cells of class k from which a man may step in a direction.
 *
 * @param row vacant cells of class k ^ 1, and so on
 */
@inline
export function stepOrigins(unrestricted: bool, k: i32, direction: i32, row: u64, column: u64, diagonal: u64): u64 {
  return withNeighbour(unrestricted, k, direction, row, column, diagonal) & stepMask(unrestricted, k, direction);
}

/**
 * Returns the cells of class k from which a man may jump in a direction.
 *
 * @param row occupied cells of class k ^ 1, and so on
 */
@inline
export function jumpOrigins(
  unrestricted: bool,
  k: i32,
  direction: i32,
  vacant: u64,
  row: u64,
  column: u64,
  diagonal: u64,
): u64 {
  return (
    withNeighbour(unrestricted, k, direction, row, column, diagonal) &
    withVacantBeyond(unrestricted, direction, vacant) &
    jumpMask(unrestricted, k, direction)
  );
}
