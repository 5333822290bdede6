import { base } from './base';
import { BIT_COUNT, MAX_ARMIES } from './limits';

// Zobrist keys: fixed random numbers for each army's man on each cell, and for each army to move.

const MAN_KEY_COUNT = MAX_ARMIES * BIT_COUNT;
const KEYS: usize = base + memory.data(8 * MAX_ARMIES * (BIT_COUNT + 1));
let isReady = false;

/** Returns the key of an army's man at a bit index. */
@inline
export function zobristKey(army: i32, bitIndex: i32): u64 {
  return load<u64>(KEYS + ((<usize>((army << 8) | bitIndex)) << 3));
}

/** Returns the key of an army's turn. */
@inline
export function zobristTurnKey(army: i32): u64 {
  return load<u64>(KEYS + ((<usize>(MAN_KEY_COUNT + army)) << 3));
}

/** Computes the keys once, by xorshift from a fixed seed. */
export function prepareZobristKeys(): void {
  if (isReady) return;
  let state: u64 = 88172645463325252;
  for (let index: usize = 0; index < <usize>(MAN_KEY_COUNT + MAX_ARMIES); index += 1) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    store<u64>(KEYS + (index << 3), state);
  }
  isReady = true;
}
