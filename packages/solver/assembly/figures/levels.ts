import { arenaEnd, reserve, shrinkArena } from '../memory/bump-allocator';
import { CAMP, FIGURE } from './board';

// States by level from both ends: from the camp by moves, from the figure by moves undone. Levels are written into memory one
// after another, and the last ones can be freed. The level in progress is the last one.

const MAX_LEVELS: i32 = 32;
const CHUNK: usize = 1 << 16;

/** By list and level: the address of its states, and their number. */
const STARTS: usize = memory.data(2 * 32 * 4);
const SIZES: usize = memory.data(2 * 32 * 4);
const DEPTHS: usize = memory.data(2 * 4);

let start: usize = 0;
let next: usize = 0;

@inline
function field(fields: usize, list: i32, level: i32): usize {
  return fields + (<usize>(list * MAX_LEVELS + level) << 2);
}

/** Returns the number of the last level of a list; the list itself is level 0. */
@inline
export function depthOf(list: i32): i32 {
  return load<i32>(DEPTHS + (<usize>list << 2));
}

@inline
export function sizeOf(list: i32, level: i32): i32 {
  return load<i32>(field(SIZES, list, level));
}

/** Returns the state at an index of a level. */
@inline
export function stateAt(list: i32, level: i32, index: i32): u64 {
  return load<u64>(<usize>load<u32>(field(STARTS, list, level)) + (<usize>index << 3));
}

/** Begins with one state from each end. The arena is clear. */
export function beginLevels(first: u64, last: u64): void {
  beginLevel();
  write(first);
  endLevel(CAMP, 0);
  beginLevel();
  write(last);
  endLevel(FIGURE, 0);
}

export function beginLevel(): void {
  start = arenaEnd();
  next = start;
}

/** Adds a state to the level in progress. */
@inline
export function write(state: u64): void {
  if (next == arenaEnd()) reserve(CHUNK);
  store<u64>(next, state);
  next += 8;
}

/** Returns the address of the states of the level in progress. */
@inline
export function written(): usize {
  return start;
}

@inline
export function writtenCount(): i32 {
  return <i32>((next - start) >> 3);
}

/** Shortens the level in progress. */
export function keepFirst(count: i32): void {
  next = start + (<usize>count << 3);
}

/** Ends the level in progress. */
export function endLevel(list: i32, level: i32): void {
  store<u32>(field(STARTS, list, level), <u32>start);
  store<i32>(field(SIZES, list, level), writtenCount());
  store<i32>(DEPTHS + (<usize>list << 2), level);
  shrinkArena((next + 63) & ~63);
}

/** Removes all levels of a list beyond one, and frees memory from an address on. */
export function dropLevels(list: i32, level: i32, end: usize): void {
  store<i32>(DEPTHS + (<usize>list << 2), level);
  shrinkArena(end);
}
