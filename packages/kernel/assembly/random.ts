// Fixed random words by which positions are told apart in the table: one for each man on each place, and one for the side.

const WORDS: usize = memory.data(4096);
const OTHER_SIDE: u64 = 0x9e3779b97f4a7c15;
let ready = false;

/** The word of a side's man on a place. */
@inline
export function wordOf(side: i32, place: i32): u64 {
  return load<u64>(WORDS + ((<usize>((side << 8) | place)) << 3));
}

/** The word by which positions of side 1 to move differ. */
@inline
export function wordOfTurn(side: i32): u64 {
  return side == 1 ? OTHER_SIDE : 0;
}

/** Fills the words by xorshift from a fixed seed, once. */
export function prepareWords(): void {
  if (ready) return;
  let state: u64 = 88172645463325252;
  for (let index: usize = 0; index < 512; index += 1) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    store<u64>(WORDS + (index << 3), state);
  }
  ready = true;
}
