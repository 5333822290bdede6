// An upper bound on the gain of an army's next moves, from a simplified game whose positions are profiles. In
// that game a man steps to an adjacent line, or hops across lines with men, landing on every other line. No
// sequence of moves on the board gains more than the best sequence of this game. The tables hold the largest
// gain of each profile for one move, then two, and so on.

import { arenaEnd, clearArena, reserve } from '../memory/bump-allocator';
import { fitsBoard, hasRoom, lineCount, menOn, prepareRanks, projectionCount, rankAfter, rankAhead, rankProfile, unrankProfile } from './profiles';

/** The host's clock in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** More than any army can gain. */
const UNBOUNDED: i32 = 10000;

/** The address of the table of largest gains for each number of moves, 8 bits for each profile. */
const TABLES: usize = memory.data(4 * 33);
let profileCount: i32 = 0;
/** The number of moves for which tables are complete, and the next profile of the table in progress. */
let tabulatedMoves: i32 = 0;
let cursor: i32 = 0;
let nextTable: usize = 0;

/**
 * Prepares the tables for an army, and frees the memory of all other searches.
 *
 * @param projections number of projections, 1 or 2
 */
export function prepareGains(projections: i32, lines: i32, men: i32): void {
  clearArena();
  profileCount = prepareRanks(projections, lines, men);
  tabulatedMoves = 0;
  cursor = 0;
  store<u32>(TABLES, <u32>reserve(<usize>profileCount));
  memory.fill(table(0), 0, <usize>profileCount);
}

@inline
function table(moves: i32): usize {
  return <usize>load<u32>(TABLES + (<usize>moves << 2));
}

/** Returns the gain of a man's move from one line to another, plus the largest gain of the moves after it. */
@inline
function totalGain(from: i32, to: i32, tableAfter: usize): i32 {
  return to - from + <i32>load<u8>(tableAfter + <usize>rankAfter(0, from, to));
}

/** Returns the largest gain of a profile in one move more than the table `tableAfter` covers. */
function largestGainOf(profile: i32, tableAfter: usize): i32 {
  unrankProfile(profile);
  if (!fitsBoard()) return 0;
  rankProfile(0);
  let best = <i32>load<u8>(tableAfter + <usize>profile);
  for (let from = 0; from < lineCount; from += 1) {
    if (menOn(0, from) == 0) continue;
    if (from > 0 && hasRoom(from - 1)) best = max(best, totalGain(from, from - 1, tableAfter));
    if (from < lineCount - 1 && hasRoom(from + 1)) best = max(best, totalGain(from, from + 1, tableAfter));
    for (let to = from + 2; to < lineCount && menOn(0, to - 1) > 0 && hasRoom(to); to += 2) best = max(best, totalGain(from, to, tableAfter));
    for (let to = from - 2; to >= 0 && menOn(0, to + 1) > 0 && hasRoom(to); to -= 2) best = max(best, totalGain(from, to, tableAfter));
  }
  return best;
}

/**
 * Adds the table for one more move, or continues it.
 *
 * @param deadline on the host's clock
 * @returns whether the table is complete
 */
export function tabulateGains(deadline: f64): bool {
  if (cursor == 0) nextTable = reserve(<usize>profileCount);
  const tableAfter = table(tabulatedMoves);
  for (; cursor < profileCount; cursor += 1) {
    if ((cursor & 1023) == 1023 && clock() > deadline) return false;
    store<u8>(nextTable + <usize>cursor, <u8>largestGainOf(cursor, tableAfter));
  }
  tabulatedMoves += 1;
  cursor = 0;
  store<u32>(TABLES + (<usize>tabulatedMoves << 2), <u32>nextTable);
  return true;
}

/** Returns the end of the tables, where the memory of a search begins. */
export function gainsEnd(): usize {
  return arenaEnd();
}

/** Returns the upper bound on the gain of `moves` moves after the move passed to `lookAhead`. */
@inline
export function gainBound(moves: i32): i32 {
  if (moves > tabulatedMoves) return UNBOUNDED;
  let bound = 0;
  for (let projection = 0; projection < projectionCount; projection += 1) {
    bound += <i32>load<u8>(table(moves) + <usize>rankAhead(projection));
  }
  return bound;
}
