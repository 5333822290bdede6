// A profile is the number of an army's men on each line of a projection, such as the columns or the rows. Each profile
// has a rank, its number in a fixed order. The rank after a move follows from the lines in between.

import { MAX_CELLS } from '../limits';
import { wordAt } from './cell-set';

/** Limits of the tables: the lines of a projection, and the numbers of men from 0 to 19. */
const MAX_LINES = 17;
const MAN_COUNTS = 20;

/** The line of each cell in each projection; written by the host. */
export const PROJECTIONS: usize = memory.data(2 * MAX_CELLS);
/** The number of cells on each line; written by the host. */
export const LINE_CAPACITIES: usize = memory.data(32);

/** The number of profiles before those with a number of men on a line, by line, men from it on, and men on it. */
const RANKS: usize = memory.data(4 * MAX_LINES * MAN_COUNTS * MAN_COUNTS);
/** The current profile of each projection: the men on each line, and on it and all later lines, 8 bits each. */
const PROFILE: usize = memory.data(2 * 32);
const MEN_FROM: usize = memory.data(2 * 32);
/** For each projection: the part of the rank that each line contributes, and the rank, 32 bits each. */
const LINE_RANKS: usize = memory.data(2 * 32 * 4);
const PROFILE_RANKS: usize = memory.data(2 * 4);
/** For each projection: the rank of the profile after a move. */
const RANKS_AHEAD: usize = memory.data(2 * 4);

/** The numbers of projections, of lines in each, and of men. */
export let projections: i32 = 1;
export let lines: i32 = 0;
let men: i32 = 0;

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
  const parts = lines - line - 1;
  let product: f64 = 1;
  for (let k = 1; k <= parts; k += 1) product = (product * <f64>(menFrom + k)) / <f64>k;
  return <i32>nearest(product);
}

/**
 * Sets the numbers of projections, of lines in each, and of men, and computes RANKS.
 *
 * @returns the number of profiles
 */
export function prepareRanks(projectionCount: i32, lineCount: i32, manCount: i32): i32 {
  projections = projectionCount;
  lines = lineCount;
  men = manCount;
  for (let line = 0; line < lines - 1; line += 1) {
    for (let menFrom = 0; menFrom <= men; menFrom += 1) {
      let sum = 0;
      for (let count = 0; count <= menFrom; count += 1) {
        store<i32>(RANKS + (<usize>((line * MAN_COUNTS + menFrom) * MAN_COUNTS + count) << 2), sum);
        sum += countProfiles(line + 1, menFrom - count);
      }
    }
  }
  return countProfiles(0, men);
}

/** Computes the rank of the profile in PROFILE. */
export function rankProfile(projection: i32): void {
  let rank = 0;
  let rest = men;
  for (let line = 0; line < lines; line += 1) {
    const count = menOn(projection, line);
    const linePart = line < lines - 1 ? rankBefore(line, rest, count) : 0;
    store<u8>(MEN_FROM + <usize>((projection << 5) | line), <u8>rest);
    store<i32>(LINE_RANKS + (<usize>((projection << 5) | line) << 2), linePart);
    rank += linePart;
    rest -= count;
  }
  store<i32>(PROFILE_RANKS + (<usize>projection << 2), rank);
}

/** Sets the profile of the first projection to the profile of a rank. */
export function unrankProfile(rank: i32): void {
  let rest = rank;
  let unplaced = men;
  for (let line = 0; line < lines - 1; line += 1) {
    let count = unplaced;
    while (rankBefore(line, unplaced, count) > rest) count -= 1;
    store<u8>(PROFILE + <usize>line, <u8>count);
    rest -= rankBefore(line, unplaced, count);
    unplaced -= count;
  }
  store<u8>(PROFILE + <usize>(lines - 1), <u8>unplaced);
}

/**
 * Returns the change in a line's part of the rank if `added` men are added on it and the later lines, and `count` men
 * are on it.
 */
@inline
function lineRankChange(projection: i32, line: i32, added: i32, count: i32): i32 {
  return line < lines - 1 ? rankBefore(line, menFrom(projection, line) + added, count) - lineRank(projection, line) : 0;
}

/**
 * Returns the rank after a man moves from one line to another. Only these lines and those between them change their
 * parts.
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
  for (let line = 0; line < lines; line += 1) if (menOn(0, line) > <i32>load<u8>(LINE_CAPACITIES + <usize>line)) return false;
  return true;
}

@inline
function lineOf(projection: i32, cell: i32): i32 {
  return <i32>load<u8>(PROJECTIONS + <usize>((projection << 8) | cell));
}

/** Sets the profiles to the profiles of a placement. */
export function setProfiles(set: usize): void {
  memory.fill(PROFILE, 0, 64);
  for (let w = 0; w < 4; w += 1) {
    for (let cells = wordAt(set, w); cells != 0; cells &= cells - 1) {
      const cell = (w << 6) | <i32>ctz(cells);
      for (let projection = 0; projection < projections; projection += 1) {
        const address = PROFILE + <usize>((projection << 5) | lineOf(projection, cell));
        store<u8>(address, load<u8>(address) + 1);
      }
    }
  }
  for (let projection = 0; projection < projections; projection += 1) rankProfile(projection);
}

/**
 * Computes the ranks of the profiles after a move.
 *
 * @returns the gain of the move
 */
@inline
export function lookAhead(from: i32, to: i32): i32 {
  let gain = 0;
  for (let projection = 0; projection < projections; projection += 1) {
    const fromLine = lineOf(projection, from);
    const toLine = lineOf(projection, to);
    store<i32>(RANKS_AHEAD + (<usize>projection << 2), rankAfter(projection, fromLine, toLine));
    gain += toLine - fromLine;
  }
  return gain;
}

/** Returns the rank of a projection's profile after the move given to `lookAhead`. */
@inline
export function rankAhead(projection: i32): i32 {
  return load<i32>(RANKS_AHEAD + (<usize>projection << 2));
}
