// An upper bound on the gain of an army's next moves, from a simpler game on its profile. A move in that game moves one man of
// the profile: a step to an adjacent line, or a hop over every second line, all of which have men. No play on the board exceeds
// the best play of the profile. The gains are tabulated for all profiles, one move after the other.

import { arenaEnd, clearArena, reserve } from '../memory/bump-allocator';
import { hasRoom, isPossible, lines, menOn, prepareRanks, projections, rankAfter, rankAhead, rankProfile, unrankProfile } from './profiles';

/** The host's clock in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** Exceeds the gain of every army. */
const UNBOUNDED: i32 = 10000;

/** By number of moves: the table of largest gains, 8 bits a profile. */
const TABLES: usize = memory.data(4 * 33);
let count: i32 = 0;
/** The number of complete tables, and the position in the next one. */
let tabulated: i32 = 0;
let cursor: i32 = 0;
let growing: usize = 0;

/**
 * Prepares the tables for an army, and frees the memory of all other searches.
 *
 * @param projectionCount number of projections, 1 or 2
 */
export function prepareGains(projectionCount: i32, lineCount: i32, men: i32): void {
  clearArena();
  count = prepareRanks(projectionCount, lineCount, men);
  tabulated = 0;
  cursor = 0;
  store<u32>(TABLES, <u32>reserve(<usize>count));
  memory.fill(table(0), 0, <usize>count);
}

@inline
function table(moves: i32): usize {
  return <usize>load<u32>(TABLES + (<usize>moves << 2));
}

/** Returns the gain of a man's move from one line to another, with the largest gain after it. */
@inline
function gainBy(from: i32, to: i32, after: usize): i32 {
  return to - from + <i32>load<u8>(after + <usize>rankAfter(0, from, to));
}

/** Returns the largest gain of a profile in one move more than the table `after`. */
function largestGainOf(profile: i32, after: usize): i32 {
  unrankProfile(profile);
  if (!isPossible()) return 0;
  rankProfile(0);
  let best = <i32>load<u8>(after + <usize>profile);
  for (let from = 0; from < lines; from += 1) {
    if (menOn(0, from) == 0) continue;
    if (from > 0 && hasRoom(from - 1)) best = max(best, gainBy(from, from - 1, after));
    if (from < lines - 1 && hasRoom(from + 1)) best = max(best, gainBy(from, from + 1, after));
    for (let to = from + 2; to < lines && menOn(0, to - 1) > 0 && hasRoom(to); to += 2) best = max(best, gainBy(from, to, after));
    for (let to = from - 2; to >= 0 && menOn(0, to + 1) > 0 && hasRoom(to); to -= 2) best = max(best, gainBy(from, to, after));
  }
  return best;
}

/**
 * Adds the table for one more move, or continues it.
 *
 * @param until deadline on the host's clock
 * @returns whether the table is complete
 */
export function tabulateGains(until: f64): bool {
  if (cursor == 0) growing = reserve(<usize>count);
  const after = table(tabulated);
  for (; cursor < count; cursor += 1) {
    if ((cursor & 1023) == 1023 && clock() > until) return false;
    store<u8>(growing + <usize>cursor, <u8>largestGainOf(cursor, after));
  }
  tabulated += 1;
  cursor = 0;
  store<u32>(TABLES + (<usize>tabulated << 2), <u32>growing);
  return true;
}

/** Returns the end of the tables, where the memory of a search begins. */
export function gainsEnd(): usize {
  return arenaEnd();
}

/** Returns the largest gain of `moves` moves after the move given to `lookAhead`. */
@inline
export function gainBound(moves: i32): i32 {
  if (moves > tabulated) return UNBOUNDED;
  let bound = 0;
  for (let projection = 0; projection < projections; projection += 1) {
    bound += <i32>load<u8>(table(moves) + <usize>rankAhead(projection));
  }
  return bound;
}
