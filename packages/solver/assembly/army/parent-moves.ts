// For each level of a beam the origin of its placements: parent and move, 32 bits each.

import { reserve } from '../memory/bump-allocator';

export const MAX_LEVELS: i32 = 250;

/** The moves of a path, 16 bits each. */
export const BEAM_MOVES: usize = memory.data(2 * 256);
const PARENTS: usize = memory.data(4 * 256);

/** Reserves memory for the origins of a level. */
export function reserveParents(level: i32, count: i32): usize {
  const parents = reserve(<usize>count << 3);
  store<u32>(PARENTS + (<usize>level << 2), <u32>parents);
  return parents;
}

/** Writes the origin of a placement. */
@inline
export function writeParent(parents: usize, index: i32, parent: i32, move: i32): void {
  store<i32>(parents + (<usize>index << 3), parent);
  store<i32>(parents + (<usize>index << 3), move, 4);
}

/** Writes the moves to a placement of a level to BEAM_MOVES. @returns their number, which is the level */
export function writeMovesTo(level: i32, index: i32): i32 {
  let at = index;
  for (let earlier = level - 1; earlier >= 0; earlier -= 1) {
    const step = <usize>load<u32>(PARENTS + (<usize>earlier << 2)) + (<usize>at << 3);
    store<u16>(BEAM_MOVES + (<usize>earlier << 1), <u16>load<i32>(step, 4));
    at = load<i32>(step);
  }
  return level;
}
