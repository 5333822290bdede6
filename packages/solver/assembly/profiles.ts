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
/** The profile that is looked at, for each projection. */
const PROFILES: usize = memory.data(2 * 32);
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
function on(profile: usize, line: i32): i32 {
  return <i32>load<u8>(profile + <usize>line);
}

@inline
function put(profile: usize, line: i32, change: i32): void {
  store<u8>(profile + <usize>line, <u8>(on(profile, line) + change));
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

/** The number of a profile. */
@inline
function rank(profile: usize): i32 {
  let number = 0;
  let left = men;
  for (let line = 0; line < lines - 1; line += 1) {
    const here = on(profile, line);
    number += before(line, left, here);
    left -= here;
  }
  return number;
}

/** Writes the profile of a number. */
function unrank(number: i32, profile: usize): void {
  let rest = number;
  let left = men;
  for (let line = 0; line < lines - 1; line += 1) {
    let here = left;
    while (before(line, left, here) > rest) here -= 1;
    store<u8>(profile + <usize>line, <u8>here);
    rest -= before(line, left, here);
    left -= here;
  }
  store<u8>(profile + <usize>(lines - 1), <u8>left);
}

@inline
function table(moves: i32): usize {
  return <usize>load<u32>(TABLES + (<usize>moves << 2));
}

@inline
function hasRoom(profile: usize, line: i32): bool {
  return on(profile, line) < <i32>load<u8>(ROOMS + <usize>line);
}

/** The greatest gain of a man who has been taken off a line and goes to another, with what can be gained after it. */
@inline
function gainBy(profile: usize, from: i32, to: i32, after: usize): i32 {
  put(profile, to, 1);
  const gain = to - from + <i32>load<u8>(after + <usize>rank(profile));
  put(profile, to, -1);
  return gain;
}

/** The greatest gain of a profile in one move more than a table tells. */
function greatestGain(number: i32, after: usize): i32 {
  const profile = PROFILES;
  unrank(number, profile);
  let best = <i32>load<u8>(after + <usize>number);
  for (let from = 0; from < lines; from += 1) {
    if (on(profile, from) == 0) continue;
    put(profile, from, -1);
    if (from > 0 && hasRoom(profile, from - 1)) best = max(best, gainBy(profile, from, from - 1, after));
    if (from < lines - 1 && hasRoom(profile, from + 1)) best = max(best, gainBy(profile, from, from + 1, after));
    for (let to = from + 2; to < lines && on(profile, to - 1) > 0 && hasRoom(profile, to); to += 2) {
      best = max(best, gainBy(profile, from, to, after));
    }
    for (let to = from - 2; to >= 0 && on(profile, to + 1) > 0 && hasRoom(profile, to); to -= 2) {
      best = max(best, gainBy(profile, from, to, after));
    }
    put(profile, from, 1);
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
  memory.fill(PROFILES, 0, 64);
  for (let w = 0; w < 4; w += 1) {
    for (let cells = part(set, w); cells != 0; cells &= cells - 1) {
      const cell = (w << 6) | <i32>ctz(cells);
      for (let way = 0; way < projections; way += 1) put(PROFILES + (<usize>way << 5), lineOf(way, cell), 1);
    }
  }
}

/** Looks at what a move makes of the profiles. @returns what it gains */
@inline
export function lookAhead(from: i32, to: i32): i32 {
  let gain = 0;
  for (let way = 0; way < projections; way += 1) {
    const profile = PROFILES + (<usize>way << 5);
    const left = lineOf(way, from);
    const reached = lineOf(way, to);
    put(profile, left, -1);
    put(profile, reached, 1);
    store<i32>(NUMBERS + (<usize>way << 2), rank(profile));
    put(profile, reached, -1);
    put(profile, left, 1);
    gain += reached - left;
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
