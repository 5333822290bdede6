import { MOST_SQUARES } from './figures-ground';

// Pairing squares with men, each square with one of the men who may come to it, and no man with two: augmenting paths.

/** By man: the square he is paired with. */
const SQUARE_OF: usize = memory.data(32);
/** By square: a bit for each man who may come to it. */
const COMERS: usize = memory.data(32 * 4);

let unpaired: u32 = 0;
let asked: u32 = 0;

/** The men who may come to a square, as it was paired last. */
@inline
export function comersTo(square: i32): u32 {
  return load<u32>(COMERS + (<usize>square << 2));
}

/** Says which men may come to a square. */
@inline
export function setComers(square: i32, men: u32): void {
  store<u32>(COMERS + (<usize>square << 2), men);
}

/** Frees all men. @param men a bit for each */
@inline
export function clearPairs(men: u32): void {
  unpaired = men;
}

/** Finds a man for one more square, while those paired before keep one each. @returns whether there is any */
@inline
export function pairSquare(square: i32, men: u32): bool {
  setComers(square, men);
  asked = 0;
  return augment(square);
}

function augment(square: i32): bool {
  const men = comersTo(square);
  const free = men & unpaired;
  if (free != 0) {
    const man = ctz(free);
    unpaired ^= 1 << man;
    store<u8>(SQUARE_OF + <usize>man, <u8>square);
    return true;
  }
  for (let left = men & ~asked; left != 0; left = men & ~asked) {
    const man = ctz(left);
    asked |= 1 << man;
    if (augment(<i32>load<u8>(SQUARE_OF + <usize>man))) {
      store<u8>(SQUARE_OF + <usize>man, <u8>square);
      return true;
    }
  }
  return false;
}

/** Bytes that keep who is paired with whom. */
export const PAIRS_BYTES: usize = <usize>MOST_SQUARES + 8;

export function savePairs(to: usize): void {
  memory.copy(to, SQUARE_OF, <usize>MOST_SQUARES);
  store<u32>(to, unpaired, <usize>MOST_SQUARES);
}

export function restorePairs(from: usize): void {
  memory.copy(SQUARE_OF, from, <usize>MOST_SQUARES);
  unpaired = load<u32>(from, <usize>MOST_SQUARES);
}
