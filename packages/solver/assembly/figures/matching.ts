import { MAX_SQUARES } from '../limits';

// A bipartite matching of squares to men, found by augmenting paths.

/** The square matched to each man. */
const SQUARE_OF: usize = memory.data(MAX_SQUARES);
/** The mask of the men that may reach each square. */
const MEN_FOR: usize = memory.data(4 * MAX_SQUARES);

/** The mask of the men that have no square. */
let unmatchedMen: u32 = 0;
/** The mask of the men tried in the current search for an augmenting path. */
let visitedMen: u32 = 0;

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
  unmatchedMen = men;
}

/**
 * Adds a square to the matching, which may assign other men to other squares.
 *
 * @returns whether there is a man for it
 */
@inline
export function matchSquare(square: i32, men: u32): bool {
  setMenFor(square, men);
  visitedMen = 0;
  return augment(square);
}

function augment(square: i32): bool {
  const men = menFor(square);
  const free = men & unmatchedMen;
  if (free != 0) {
    const man = ctz(free);
    unmatchedMen ^= 1 << man;
    store<u8>(SQUARE_OF + <usize>man, <u8>square);
    return true;
  }
  for (let left = men & ~visitedMen; left != 0; left = men & ~visitedMen) {
    const man = ctz(left);
    visitedMen |= 1 << man;
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
  store<u32>(to, unmatchedMen, <usize>MAX_SQUARES);
}

export function restoreMatching(from: usize): void {
  memory.copy(SQUARE_OF, from, <usize>MAX_SQUARES);
  unmatchedMen = load<u32>(from, <usize>MAX_SQUARES);
}
