import { MAX_ARMIES } from './board';

// Fixed random words by which positions are told apart in the table: one for each man on each place, and one for each turn.

const PLACES = MAX_ARMIES << 8;
const WORDS: usize = memory.data(8 * (6 * 256 + 6));
let ready = false;

/** The word of an army's man on a place. */
@inline
export function wordOf(army: i32, place: i32): u64 {
  return load<u64>(WORDS + ((<usize>((army << 8) | place)) << 3));
}

/** The word by which positions with that army to move differ. */
@inline
export function wordOfTurn(army: i32): u64 {
  return load<u64>(WORDS + ((<usize>(PLACES + army)) << 3));
}

/** Fills the words by xorshift from a fixed seed, once. */
export function prepareWords(): void {
  if (ready) return;
  let state: u64 = 88172645463325252;
  for (let index: usize = 0; index < <usize>(PLACES + MAX_ARMIES); index += 1) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    store<u64>(WORDS + (index << 3), state);
  }
  ready = true;
}
