// A profile is the number of an army's men on each line of a projection, such as the columns or the rows. Each profile
// has a rank, its number in a fixed order. The rank after a move depends only on the man's old line, its new line and
// those between them.

import { MAX_CELLS } from '../limits';
import { wordAt } from './cell-set';

/** Limits of the tables: the lines of a projection, and the numbers of men from 0 to 19. */
const MAX_LINES = 17;
const MAN_COUNTS = 20;

/** The line of each cell in each projection; written by the host. */
export const PROJECTIONS: usize = memory.data(2 * MAX_CELLS);
/** The number of cells on each line; written by the host. */
export const LINE_CAPACITIES: usize = memory.data(32);

/**
 * Indexed by line, the number of men on it and all later lines, and the number of men on it: the number of profiles
 * that rank before such a profile.
 */
const RANKS: usize = memory.data(4 * MAX_LINES * MAN_COUNTS * MAN_COUNTS);
/** The current profile of each projection: the men on each line, and those on it and all later lines, 8 bits each. */
const PROFILE: usize = memory.data(2 * 32);
const MEN_FROM: usize = memory.data(2 * 32);
/** For each projection: the part of the rank that each line contributes, and the rank, 32 bits each. */
const LINE_RANKS: usize = memory.data(2 * 32 * 4);
const PROFILE_RANKS: usize = memory.data(2 * 4);
/** For each projection: the rank of the profile after a move. */
const RANKS_AHEAD: usize = memory.data(2 * 4);

/** The numbers of projections, of lines in each projection, and of men. */
export let projectionCount: i32 = 1;
export let lineCount: i32 = 0;
let manCount: i32 = 0;

@inline
function rankBefore(line: i32, menFrom: i32, count: i32): i32 {
  return load<i32>(RANKS + (<usize>((line * MAN_COUNTS + menFrom) * MAN_COUNTS + count) << 2));
}

@inline
export function menOn(projection: i32, line: i32): i32 {
  return <i32>load<u8>(PROFILE + <usize>((projection << 5) | line));
}

@inline
function menFrom(projection: i32, line: i32): i32 {
  return <i32>load<u8>(MEN_FROM + <usize>((projection << 5) | line));
}

@inline
function lineRank(projection: i32, line: i32): i32 {
  return load<i32>(LINE_RANKS + (<usize>((projection << 5) | line) << 2));
}

/** Returns the number of profiles of `menFrom` men on the lines from `line` on. */
function countProfiles(line: i32, menFrom: i32): i32 {
  // The result is a binomial coefficient, computed factor by factor. Each intermediate value is an integer.
  const laterLines = lineCount - line - 1;
  let product: f64 = 1;
  for (let k = 1; k <= laterLines; k += 1) product = (product * <f64>(menFrom + k)) / <f64>k;
  return <i32>nearest(product);
}

/**
 * Sets the numbers of projections, of lines in each projection, and of men, and computes RANKS.
 *
 * @returns the number of profiles
 */
export function prepareRanks(projections: i32, lines: i32, men: i32): i32 {
  projectionCount = projections;
  lineCount = lines;
  manCount = men;
  for (let line = 0; line < lineCount - 1; line += 1) {
    for (let menFrom = 0; menFrom <= manCount; menFrom += 1) {
      let sum = 0;
      for (let count = 0; count <= menFrom; count += 1) {
        store<i32>(RANKS + (<usize>((line * MAN_COUNTS + menFrom) * MAN_COUNTS + count) << 2), sum);
        sum += countProfiles(line + 1, menFrom - count);
      }
    }
  }
  return countProfiles(0, manCount);
}

/** Computes the rank of the profile in PROFILE. */
export function rankProfile(projection: i32): void {
  let rank = 0;
  let remainingMen = manCount;
  for (let line = 0; line < lineCount; line += 1) {
    const count = menOn(projection, line);
    const linePart = line < lineCount - 1 ? rankBefore(line, remainingMen, count) : 0;
    store<u8>(MEN_FROM + <usize>((projection << 5) | line), <u8>remainingMen);
    store<i32>(LINE_RANKS + (<usize>((projection << 5) | line) << 2), linePart);
    rank += linePart;
    remainingMen -= count;
  }
  store<i32>(PROFILE_RANKS + (<usize>projection << 2), rank);
}

/** Sets the profile of the first projection to the one with the given rank. */
export function unrankProfile(rank: i32): void {
  let remainingRank = rank;
  let unplacedMen = manCount;
  for (let line = 0; line < lineCount - 1; line += 1) {
    let count = unplacedMen;
    while (rankBefore(line, unplacedMen, count) > remainingRank) count -= 1;
    store<u8>(PROFILE + <usize>line, <u8>count);
    remainingRank -= rankBefore(line, unplacedMen, count);
    unplacedMen -= count;
  }
  store<u8>(PROFILE + <usize>(lineCount - 1), <u8>unplacedMen);
}

/**
 * Returns the change in a line's part of the rank if the number of men on it and all later lines grows by `added`, and
 * the line itself then has `count` men.
 */
@inline
function lineRankChange(projection: i32, line: i32, added: i32, count: i32): i32 {
  return line < lineCount - 1 ? rankBefore(line, menFrom(projection, line) + added, count) - lineRank(projection, line) : 0;
}

/**
 * Returns the rank after a man moves from one line to another. Only the parts of these lines and of those between them
 * change.
 */
@inline
export function rankAfter(projection: i32, from: i32, to: i32): i32 {
  if (from == to) return load<i32>(PROFILE_RANKS + (<usize>projection << 2));
  const first = min(from, to);
  const last = max(from, to);
  const added = from < to ? 1 : -1;
  let after = load<i32>(PROFILE_RANKS + (<usize>projection << 2)) + lineRankChange(projection, first, 0, menOn(projection, first) - added);
  for (let line = first + 1; line < last; line += 1) after += lineRankChange(projection, line, added, menOn(projection, line));
  return after + lineRankChange(projection, last, added, menOn(projection, last) + added);
}

/** Returns whether a line has room for another man. */
@inline
export function hasRoom(line: i32): bool {
  return menOn(0, line) < <i32>load<u8>(LINE_CAPACITIES + <usize>line);
}

/** Returns whether the profile fits the board: no line has more men than cells. */
export function fitsBoard(): bool {
  for (let line = 0; line < lineCount; line += 1) if (menOn(0, line) > <i32>load<u8>(LINE_CAPACITIES + <usize>line)) return false;
  return true;
}

@inline
function lineOf(projection: i32, cell: i32): i32 {
  return <i32>load<u8>(PROJECTIONS + <usize>((projection << 8) | cell));
}

/** Sets the profiles to those of a placement. */
export function setProfiles(set: usize): void {
  memory.fill(PROFILE, 0, 64);
  for (let w = 0; w < 4; w += 1) {
    for (let cells = wordAt(set, w); cells != 0; cells &= cells - 1) {
      const cell = (w << 6) | <i32>ctz(cells);
      for (let projection = 0; projection < projectionCount; projection += 1) {
        const address = PROFILE + <usize>((projection << 5) | lineOf(projection, cell));
        store<u8>(address, load<u8>(address) + 1);
      }
    }
  }
  for (let projection = 0; projection < projectionCount; projection += 1) rankProfile(projection);
}

/**
 * Computes the ranks of the profiles after a move.
 *
 * @returns the gain of the move
 */
@inline
export function lookAhead(from: i32, to: i32): i32 {
  let gain = 0;
  for (let projection = 0; projection < projectionCount; projection += 1) {
    const fromLine = lineOf(projection, from);
    const toLine = lineOf(projection, to);
    store<i32>(RANKS_AHEAD + (<usize>projection << 2), rankAfter(projection, fromLine, toLine));
    gain += toLine - fromLine;
  }
  return gain;
}

/** Returns the rank of a projection's profile after the move passed to `lookAhead`. */
@inline
export function rankAhead(projection: i32): i32 {
  return load<i32>(RANKS_AHEAD + (<usize>projection << 2));
}
