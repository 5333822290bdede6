import { arenaEnd, reserve, shrinkArena } from '../memory/bump-allocator';
import { CAMP, FIGURE } from './board';

// The states of each level of the search, from both ends: from the camp by moves, from the figure by undone moves.
// Levels are stored one after another, and the last ones can be freed. The level in progress is the last one.

const MAX_LEVELS: i32 = 32;
const CHUNK_BYTES: usize = 1 << 16;

/** The address and the number of the states of each level of each list, and the last level of each list. */
const STARTS: usize = memory.data(2 * 32 * 4);
const SIZES: usize = memory.data(2 * 32 * 4);
const DEPTHS: usize = memory.data(2 * 4);

/** The addresses of the level in progress and of its next state. */
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

/** Makes `first` and `last` the only states of level 0 of the camp and of the figure. The arena must be clear. */
export function beginLevels(first: u64, last: u64): void {
  beginLevel();
  addToLevel(first);
  endLevel(CAMP, 0);
  beginLevel();
  addToLevel(last);
  endLevel(FIGURE, 0);
}

export function beginLevel(): void {
  start = arenaEnd();
  next = start;
}

/** Adds a state to the level in progress. */
@inline
export function addToLevel(state: u64): void {
  if (next == arenaEnd()) reserve(CHUNK_BYTES);
  store<u64>(next, state);
  next += 8;
}

/** Returns the address of the states of the level in progress. */
@inline
export function currentStates(): usize {
  return start;
}

@inline
export function currentCount(): i32 {
  return <i32>((next - start) >> 3);
}

/** Removes all but the first `count` states of the level in progress. */
export function truncateLevel(count: i32): void {
  next = start + (<usize>count << 3);
}

/** Makes the level in progress a level of a list. */
export function endLevel(list: i32, level: i32): void {
  store<u32>(field(STARTS, list, level), <u32>start);
  store<i32>(field(SIZES, list, level), currentCount());
  store<i32>(DEPTHS + (<usize>list << 2), level);
  shrinkArena((next + 63) & ~63);
}

/** Removes all levels of a list after `level`, and frees the memory from the address `end` on. */
export function dropLevels(list: i32, level: i32, end: usize): void {
  store<i32>(DEPTHS + (<usize>list << 2), level);
  shrinkArena(end);
}
