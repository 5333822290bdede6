// The origins of the placements of a beam, level by level: the index of the parent, and the move, 32 bits each.

import { reserve } from '../memory/bump-allocator';

export const MAX_LEVELS: i32 = 250;

/** The moves of a path, 16 bits each. */
export const BEAM_MOVES: usize = memory.data(2 * 256);
const ORIGINS: usize = memory.data(4 * 256);

/**
 * Reserves memory for the origins of `count` placements of a level.
 *
 * @returns its address
 */
export function reserveOrigins(level: i32, count: i32): usize {
  const origins = reserve(<usize>count << 3);
  store<u32>(ORIGINS + (<usize>level << 2), <u32>origins);
  return origins;
}

/** Writes the origin of a placement. */
@inline
export function writeOrigin(origins: usize, index: i32, parent: i32, move: i32): void {
  store<i32>(origins + (<usize>index << 3), parent);
  store<i32>(origins + (<usize>index << 3), move, 4);
}

/**
 * Writes the moves that lead to a placement of a level to BEAM_MOVES.
 *
 * @returns their number, which is the level
 */
export function writeMovesTo(level: i32, index: i32): i32 {
  let placement = index;
  for (let earlier = level - 1; earlier >= 0; earlier -= 1) {
    const origin = <usize>load<u32>(ORIGINS + (<usize>earlier << 2)) + (<usize>placement << 3);
    store<u16>(BEAM_MOVES + (<usize>earlier << 1), <u16>load<i32>(origin, 4));
    placement = load<i32>(origin);
  }
  return level;
}
