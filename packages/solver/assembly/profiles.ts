// What an army can gain in its next moves, bounded by a simpler game. Its men are told apart only by the row they stand in, or
// the column: a profile, how many men each of the lines has. A move of the army moves one man of the profile: a step to a line
// next to his, or a hop over lines that have men, every second one. What the best play of profiles gains in so many moves no
// play on the board can exceed. Profiles are numbered, and their gains tabulated move by move.

import { arenaEnd, clearArena, reserve } from './arena';
import { part } from './sets';

/** The host's clock, in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** More than any army gains. */
const UNBOUNDED: i32 = 10000;

/** By projection and cell: the line a cell lies on, written by the host. */
export const LINES: usize = memory.data(2 * 256);
/** By line: the most men it can hold, written by the host. */
export const ROOMS: usize = memory.data(32);

/** By line, men left and men on the line: profiles before those that have so many there. */
const BEFORE: usize = memory.data(17 * 20 * 20 * 4);
/** By number of moves: the table of greatest gains, 8 bits a profile. */
const TABLES: usize = memory.data(4 * 33);
/** The profile that is looked at, for each projection: by line its men, and the men on it and all lines after it, 8 bits each. */
const HERE: usize = memory.data(2 * 32);
const LEFT: usize = memory.data(2 * 32);
/** The same: what a line adds to the number of the profile, 32 bits; and the whole number. */
const SHARES: usize = memory.data(2 * 32 * 4);
const BASES: usize = memory.data(2 * 4);
/** For each projection: the number of the profile after a move. */
const NUMBERS: usize = memory.data(2 * 4);

let projections: i32 = 1;
let lines: i32 = 0;
let men: i32 = 0;
let count: i32 = 0;
/** Tables that are complete, and how far the next one is. */
let tabulated: i32 = 0;
let cursor: i32 = 0;
let growing: usize = 0;

@inline
function before(line: i32, left: i32, here: i32): i32 {
  return load<i32>(BEFORE + (<usize>((line * 20 + left) * 20 + here) << 2));
}

@inline
function on(way: i32, line: i32): i32 {
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

/**
 * Makes ready to bound the gains of an army; what else had been reserved is lost.
 *
 * @param ways how many projections there are, each with as many lines
 * @returns how many profiles there are, more than fit when it is negative
 */
export function prepareProfiles(ways: i32, lineCount: i32, manCount: i32): i32 {
  clearArena();
  projections = ways;
  lines = lineCount;
  men = manCount;
  count = countProfiles(0, men);
  for (let line = 0; line < lines - 1; line += 1) {
    for (let left = 0; left <= men; left += 1) {
      let sum = 0;
      for (let here = 0; here <= left; here += 1) {
        store<i32>(BEFORE + (<usize>((line * 20 + left) * 20 + here) << 2), sum);
        sum += countProfiles(line + 1, left - here);
      }
    }
  }
  tabulated = 0;
  cursor = 0;
  store<u32>(TABLES, <u32>reserve(<usize>count));
  memory.fill(<usize>load<u32>(TABLES), 0, <usize>count);
  return count;
}

/** Works out the number of a profile whose men have been written to HERE. */
function number(way: i32): void {
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
function unrank(number: i32): void {
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
function numberAfter(way: i32, from: i32, to: i32): i32 {
  if (from == to) return load<i32>(BASES + (<usize>way << 2));
  const first = min(from, to);
  const last = max(from, to);
  const more = from < to ? 1 : -1;
  let after = load<i32>(BASES + (<usize>way << 2)) + otherShare(way, first, 0, on(way, first) - more);
  for (let line = first + 1; line < last; line += 1) after += otherShare(way, line, more, on(way, line));
  return after + otherShare(way, last, more, on(way, last) + more);
}

@inline
function table(moves: i32): usize {
  return <usize>load<u32>(TABLES + (<usize>moves << 2));
}

/** Has a line room for another man? */
@inline
function hasRoom(line: i32): bool {
  return on(0, line) < <i32>load<u8>(ROOMS + <usize>line);
}

/** What a man gains who goes from one line to another, with what can be gained after it. */
@inline
function gainBy(from: i32, to: i32, after: usize): i32 {
  return to - from + <i32>load<u8>(after + <usize>numberAfter(0, from, to));
}

/** Is there a placement of such a profile? */
function exists(): bool {
  for (let line = 0; line < lines; line += 1) if (on(0, line) > <i32>load<u8>(ROOMS + <usize>line)) return false;
  return true;
}

/** The greatest gain of a profile in one move more than a table tells. */
function greatestGain(profile: i32, after: usize): i32 {
  unrank(profile);
  if (!exists()) return 0;
  number(0);
  let best = <i32>load<u8>(after + <usize>profile);
  for (let from = 0; from < lines; from += 1) {
    if (on(0, from) == 0) continue;
    if (from > 0 && hasRoom(from - 1)) best = max(best, gainBy(from, from - 1, after));
    if (from < lines - 1 && hasRoom(from + 1)) best = max(best, gainBy(from, from + 1, after));
    for (let to = from + 2; to < lines && on(0, to - 1) > 0 && hasRoom(to); to += 2) best = max(best, gainBy(from, to, after));
    for (let to = from - 2; to >= 0 && on(0, to + 1) > 0 && hasRoom(to); to -= 2) best = max(best, gainBy(from, to, after));
  }
  return best;
}

/**
 * Adds the table for one move more, or goes on with that.
 *
 * @param until when to stop at the latest, on the host's clock
 * @returns whether the table is complete
 */
export function tabulateGains(until: f64): bool {
  if (cursor == 0) growing = reserve(<usize>count);
  const after = table(tabulated);
  for (; cursor < count; cursor += 1) {
    if ((cursor & 1023) == 1023 && clock() > until) return false;
    store<u8>(growing + <usize>cursor, <u8>greatestGain(cursor, after));
  }
  tabulated += 1;
  cursor = 0;
  store<u32>(TABLES + (<usize>tabulated << 2), <u32>growing);
  return true;
}

/** The end of the tables, from where memory can be used for a search. */
export function profilesEnd(): usize {
  return arenaEnd();
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

/** What can be gained at most in so many moves after the one looked at. */
@inline
export function gainBound(moves: i32): i32 {
  if (moves > tabulated) return UNBOUNDED;
  let bound = 0;
  for (let way = 0; way < projections; way += 1) {
    bound += <i32>load<u8>(table(moves) + <usize>load<i32>(NUMBERS + (<usize>way << 2)));
  }
  return bound;
}
