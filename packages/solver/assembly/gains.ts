// What an army can gain in its next moves, bounded by a simpler game, played with its profile. A move moves one man of the
// profile: a step to a line next to his at most, or a hop over lines that have men, every second one. What the best play of
// profiles gains in so many moves no play on the board can exceed. It is tabulated for all profiles, move by move.

import { arenaEnd, clearArena, reserve } from './arena';
import { exists, hasRoom, lines, number, numberAfter, numberAhead, numberProfiles, on, projections, unrank } from './profiles';

/** The host's clock, in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** More than any army gains. */
const UNBOUNDED: i32 = 10000;

/** By number of moves: the table of greatest gains, 8 bits a profile. */
const TABLES: usize = memory.data(4 * 33);
let count: i32 = 0;
/** Tables that are complete, and how far the next one is. */
let tabulated: i32 = 0;
let cursor: i32 = 0;
let growing: usize = 0;

/** Makes ready to bound the gains of an army; what else had been reserved is lost. @param ways how many projections there are */
export function prepareGains(ways: i32, lineCount: i32, men: i32): void {
  clearArena();
  count = numberProfiles(ways, lineCount, men);
  tabulated = 0;
  cursor = 0;
  store<u32>(TABLES, <u32>reserve(<usize>count));
  memory.fill(table(0), 0, <usize>count);
}

@inline
function table(moves: i32): usize {
  return <usize>load<u32>(TABLES + (<usize>moves << 2));
}

/** What a man gains who goes from one line to another, with what can be gained after it. */
@inline
function gainBy(from: i32, to: i32, after: usize): i32 {
  return to - from + <i32>load<u8>(after + <usize>numberAfter(0, from, to));
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
export function gainsEnd(): usize {
  return arenaEnd();
}

/** What can be gained at most in so many moves after the one looked at. */
@inline
export function gainBound(moves: i32): i32 {
  if (moves > tabulated) return UNBOUNDED;
  let bound = 0;
  for (let way = 0; way < projections; way += 1) {
    bound += <i32>load<u8>(table(moves) + <usize>numberAhead(way));
  }
  return bound;
}
