// Profiles: how many men of an army stand on each line of the board, on each row or column. They are numbered in order, and
// the number after a man has gone from one line to another is found from the lines between.

import { part } from './sets';

/** By projection and cell: the line a cell lies on, written by the host. */
export const LINES: usize = memory.data(2 * 256);
/** By line: the most men it can hold, written by the host. */
export const ROOMS: usize = memory.data(32);

/** By line, men left and men on the line: profiles before those that have so many there. */
const BEFORE: usize = memory.data(17 * 20 * 20 * 4);
/** The profile that is looked at, for each projection: by line its men, and the men on it and all lines after it, 8 bits each. */
const HERE: usize = memory.data(2 * 32);
const LEFT: usize = memory.data(2 * 32);
/** The same: what a line adds to the number of the profile, 32 bits; and the whole number. */
const SHARES: usize = memory.data(2 * 32 * 4);
const BASES: usize = memory.data(2 * 4);
/** For each projection: the number of the profile after a move. */
const NUMBERS: usize = memory.data(2 * 4);

/** How many projections there are, each with as many lines. */
export let projections: i32 = 1;
export let lines: i32 = 0;
let men: i32 = 0;

@inline
function before(line: i32, left: i32, here: i32): i32 {
  return load<i32>(BEFORE + (<usize>((line * 20 + left) * 20 + here) << 2));
}

@inline
export function on(way: i32, line: i32): i32 {
  return <i32>load<u8>(HERE + <usize>((way << 5) | line));
}

@inline
function left(way: i32, line: i32): i32 {
  return <i32>load<u8>(LEFT + <usize>((way << 5) | line));
}

@inline
function share(way: i32, line: i32): i32 {
  return load<i32>(SHARES + (<usize>((way << 5) | line) << 2));
}

/** Profiles of so many men on the lines from one on. */
function countProfiles(line: i32, left: i32): i32 {
  // The number of ways to share them out, built up factor by factor; every intermediate value is whole.
  const parts = lines - line - 1;
  let ways: f64 = 1;
  for (let k = 1; k <= parts; k += 1) ways = (ways * <f64>(left + k)) / <f64>k;
  return <i32>nearest(ways);
}

/** Says how many projections there are, lines in each, and men. @returns how many profiles that makes */
export function numberProfiles(ways: i32, lineCount: i32, manCount: i32): i32 {
  projections = ways;
  lines = lineCount;
  men = manCount;
  for (let line = 0; line < lines - 1; line += 1) {
    for (let left = 0; left <= men; left += 1) {
      let sum = 0;
      for (let here = 0; here <= left; here += 1) {
        store<i32>(BEFORE + (<usize>((line * 20 + left) * 20 + here) << 2), sum);
        sum += countProfiles(line + 1, left - here);
      }
    }
  }
  return countProfiles(0, men);
}

/** Works out the number of a profile whose men have been written to HERE. */
export function number(way: i32): void {
  let base = 0;
  let rest = men;
  for (let line = 0; line < lines; line += 1) {
    const here = on(way, line);
    const part = line < lines - 1 ? before(line, rest, here) : 0;
    store<u8>(LEFT + <usize>((way << 5) | line), <u8>rest);
    store<i32>(SHARES + (<usize>((way << 5) | line) << 2), part);
    base += part;
    rest -= here;
  }
  store<i32>(BASES + (<usize>way << 2), base);
}

/** Writes the profile of a number as the first projection's. */
export function unrank(number: i32): void {
  let rest = number;
  let unplaced = men;
  for (let line = 0; line < lines - 1; line += 1) {
    let here = unplaced;
    while (before(line, unplaced, here) > rest) here -= 1;
    store<u8>(HERE + <usize>line, <u8>here);
    rest -= before(line, unplaced, here);
    unplaced -= here;
  }
  store<u8>(HERE + <usize>(lines - 1), <u8>unplaced);
}

/** What a line adds when it has other men, and others come after it. */
@inline
function otherShare(way: i32, line: i32, more: i32, here: i32): i32 {
  return line < lines - 1 ? before(line, left(way, line) + more, here) - share(way, line) : 0;
}

/** The number of the profile when a man goes from one line to another: only the lines from one to the other count anew. */
@inline
export function numberAfter(way: i32, from: i32, to: i32): i32 {
  if (from == to) return load<i32>(BASES + (<usize>way << 2));
  const first = min(from, to);
  const last = max(from, to);
  const more = from < to ? 1 : -1;
  let after = load<i32>(BASES + (<usize>way << 2)) + otherShare(way, first, 0, on(way, first) - more);
  for (let line = first + 1; line < last; line += 1) after += otherShare(way, line, more, on(way, line));
  return after + otherShare(way, last, more, on(way, last) + more);
}

/** Has a line room for another man? */
@inline
export function hasRoom(line: i32): bool {
  return on(0, line) < <i32>load<u8>(ROOMS + <usize>line);
}

/** Is there a placement of such a profile? */
export function exists(): bool {
  for (let line = 0; line < lines; line += 1) if (on(0, line) > <i32>load<u8>(ROOMS + <usize>line)) return false;
  return true;
}

@inline
function lineOf(projection: i32, cell: i32): i32 {
  return <i32>load<u8>(LINES + <usize>((projection << 8) | cell));
}

/** Looks at the profiles of a placement. */
export function setProfiles(set: usize): void {
  memory.fill(HERE, 0, 64);
  for (let w = 0; w < 4; w += 1) {
    for (let cells = part(set, w); cells != 0; cells &= cells - 1) {
      const cell = (w << 6) | <i32>ctz(cells);
      for (let way = 0; way < projections; way += 1) {
        const at = HERE + <usize>((way << 5) | lineOf(way, cell));
        store<u8>(at, load<u8>(at) + 1);
      }
    }
  }
  for (let way = 0; way < projections; way += 1) number(way);
}

/** Looks at what a move makes of the profiles. @returns what it gains */
@inline
export function lookAhead(from: i32, to: i32): i32 {
  let gain = 0;
  for (let way = 0; way < projections; way += 1) {
    const leaves = lineOf(way, from);
    const reaches = lineOf(way, to);
    store<i32>(NUMBERS + (<usize>way << 2), numberAfter(way, leaves, reaches));
    gain += reaches - leaves;
  }
  return gain;
}

/** The number of a projection's profile after the move looked at. */
@inline
export function numberAhead(way: i32): i32 {
  return load<i32>(NUMBERS + (<usize>way << 2));
}
