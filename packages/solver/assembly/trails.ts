// For each level of a beam, where its placements came from: parent and move, 32 bits each.

import { reserve } from './arena';

export const MOST_LEVELS: i32 = 250;

/** The moves of the line found, 16 bits each. */
export const LINE: usize = memory.data(2 * 256);
const TRAILS: usize = memory.data(4 * 256);

/** Reserves the trail to a level's placements. */
export function reserveTrail(level: i32, count: i32): usize {
  const trail = reserve(<usize>count << 3);
  store<u32>(TRAILS + (<usize>level << 2), <u32>trail);
  return trail;
}

/** Notes in a trail where a placement came from. */
@inline
export function note(trail: usize, index: i32, parent: i32, move: i32): void {
  store<i32>(trail + (<usize>index << 3), parent);
  store<i32>(trail + (<usize>index << 3), move, 4);
}

/** Writes the moves to a placement of a level to LINE. @returns how many there are: the level's number */
export function writeTrail(level: i32, index: i32): i32 {
  let at = index;
  for (let back = level - 1; back >= 0; back -= 1) {
    const step = <usize>load<u32>(TRAILS + (<usize>back << 2)) + (<usize>at << 3);
    store<u16>(LINE + (<usize>back << 1), <u16>load<i32>(step, 4));
    at = load<i32>(step);
  }
  return level;
}
