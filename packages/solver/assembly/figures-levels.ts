import { arenaEnd, reserve, shrinkArena } from './arena';
import { FIGURE, YARD } from './figures-ground';

// States by level from both ends: from the yard by moves, from the figure by moves taken back. Levels are written into memory
// one after another, and the last ones can be given back. The level that is being made is the last.

const MOST_LEVELS: i32 = 32;
const CHUNK: usize = 1 << 16;

/** By list and level: where its states lie, and how many there are. */
const STARTS: usize = memory.data(2 * 32 * 4);
const SIZES: usize = memory.data(2 * 32 * 4);
const DEPTHS: usize = memory.data(2 * 4);

let start: usize = 0;
let next: usize = 0;

@inline
function field(fields: usize, list: i32, level: i32): usize {
  return fields + (<usize>(list * MOST_LEVELS + level) << 2);
}

/** Levels made from the end of a list, which has itself number 0. */
@inline
export function depthOf(list: i32): i32 {
  return load<i32>(DEPTHS + (<usize>list << 2));
}

@inline
export function sizeOf(list: i32, level: i32): i32 {
  return load<i32>(field(SIZES, list, level));
}

/** The state of an index in a level. */
@inline
export function stateAt(list: i32, level: i32, index: i32): u64 {
  return load<u64>(<usize>load<u32>(field(STARTS, list, level)) + (<usize>index << 3));
}

/** Begins with one state from each end. The arena has been cleared. */
export function beginLevels(first: u64, last: u64): void {
  beginLevel();
  write(first);
  endLevel(YARD, 0);
  beginLevel();
  write(last);
  endLevel(FIGURE, 0);
}

export function beginLevel(): void {
  start = arenaEnd();
  next = start;
}

/** Writes one more state into the level that is being made. */
@inline
export function write(state: u64): void {
  if (next == arenaEnd()) reserve(CHUNK);
  store<u64>(next, state);
  next += 8;
}

/** The states written so far, and how many there are. */
@inline
export function written(): usize {
  return start;
}

@inline
export function writtenCount(): i32 {
  return <i32>((next - start) >> 3);
}

/** Shortens the level that is being made. */
export function keepFirst(count: i32): void {
  next = start + (<usize>count << 3);
}

/** Makes what was written a level of a list. */
export function endLevel(list: i32, level: i32): void {
  store<u32>(field(STARTS, list, level), <u32>start);
  store<i32>(field(SIZES, list, level), writtenCount());
  store<i32>(DEPTHS + (<usize>list << 2), level);
  shrinkArena((next + 63) & ~63);
}

/** Gives back all levels of a list beyond one, and the memory from an address on. */
export function dropLevels(list: i32, level: i32, end: usize): void {
  store<i32>(DEPTHS + (<usize>list << 2), level);
  shrinkArena(end);
}
