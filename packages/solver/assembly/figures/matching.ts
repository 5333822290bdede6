import { MAX_SQUARES } from '../limits';

// A bipartite matching of squares to men, found by augmenting paths.

/** By man: the square matched to it. */
const SQUARE_OF: usize = memory.data(MAX_SQUARES);
/** By square: the mask of the men that may reach it. */
const MEN_FOR: usize = memory.data(4 * MAX_SQUARES);

/** The mask of the men without a square. */
let unmatched: u32 = 0;
/** The mask of the men tried in the current search for an augmenting path. */
let visited: u32 = 0;

/** Returns the mask of the men that may reach a square, as last set by `matchSquare` or `setMenFor`. */
@inline
export function menFor(square: i32): u32 {
  return load<u32>(MEN_FOR + (<usize>square << 2));
}

/** Sets the men that may reach a square. */
@inline
export function setMenFor(square: i32, men: u32): void {
  store<u32>(MEN_FOR + (<usize>square << 2), men);
}

/**
 * Clears the matching.
 *
 * @param men mask of all men
 */
@inline
export function clearMatching(men: u32): void {
  unmatched = men;
}

/**
 * Adds a square to the matching, which may assign other men to other squares.
 *
 * @returns whether there is a man for it
 */
@inline
export function matchSquare(square: i32, men: u32): bool {
  setMenFor(square, men);
  visited = 0;
  return augment(square);
}

function augment(square: i32): bool {
  const men = menFor(square);
  const free = men & unmatched;
  if (free != 0) {
    const man = ctz(free);
    unmatched ^= 1 << man;
    store<u8>(SQUARE_OF + <usize>man, <u8>square);
    return true;
  }
  for (let left = men & ~visited; left != 0; left = men & ~visited) {
    const man = ctz(left);
    visited |= 1 << man;
    if (augment(<i32>load<u8>(SQUARE_OF + <usize>man))) {
      store<u8>(SQUARE_OF + <usize>man, <u8>square);
      return true;
    }
  }
  return false;
}

/** Bytes of a saved matching. */
const MATCHING_BYTES: usize = <usize>MAX_SQUARES + 8;

export function saveMatching(to: usize): void {
  memory.copy(to, SQUARE_OF, <usize>MAX_SQUARES);
  store<u32>(to, unmatched, <usize>MAX_SQUARES);
}

export function restoreMatching(from: usize): void {
  memory.copy(SQUARE_OF, from, <usize>MAX_SQUARES);
  unmatched = load<u32>(from, <usize>MAX_SQUARES);
}
