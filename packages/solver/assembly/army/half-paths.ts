// Exhaustive search for half paths: first halves of a crossing that gain enough. The first half of a path, and the
// reversed image of its second half, both begin at the start and have half the moves, and their gains add up to the
// gain of the whole path. If one half gains at most g, the other has to gain the rest, so the search keeps only half
// paths that can gain that much.

import { arenaEnd, shrinkArena } from '../memory/bump-allocator';
import { CELL_SET } from './bidirectional-search';
import { copySet, hashOfSet, prepareZobristKeys, toggleCell, wordAt } from './cell-set';
import { gainBound, gainsEnd } from './gains';
import {
  addPlacement,
  clearLevels,
  depthOf,
  endLevel,
  findPlacement,
  firstInLevel,
  levelOf,
  moveTo,
  tagOf,
  parentOf,
  placementAt,
  placementCount,
} from './levels';
import { listMoves, MOVES, setMen } from './men';
import { lookAhead, setProfiles } from './profiles';
import { AXIS_MIRROR, HALF_TURN, imageOf } from './symmetries';

/** The host's clock in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** The only end in use: half paths begin at the start. */
const START: i32 = 0;

/** The moves of a half path, 16 bits each. */
export const HALF_PATH_MOVES: usize = memory.data(2 * 64);
/** For each move of a half path, 1 if the stored placement is the image of the one after the move. */
const FLIPPED: usize = memory.data(64);

const CHILD: usize = memory.data(32);
const IMAGE: usize = memory.data(32);
/** Return codes of `extendHalfPaths`. */
const CONTINUED: i32 = 0;
const COMPLETE: i32 = 1;
const TIMED_OUT: i32 = 2;
const OUT_OF_MEMORY: i32 = 4;
/** Return codes of `joinHalfPaths`, in addition to TIMED_OUT. */
const JOINED: i32 = 0;
const NOT_JOINED: i32 = 1;

/** The number of placements expanded between two reads of the clock. */
const CLOCK_INTERVAL: i32 = 64;

/** The tag of a placement: its gain, and a bit that is set if it is stored as its image under the axis mirror. */
const IS_IMAGE: i32 = 1 << 12;
const GAIN_MASK: i32 = IS_IMAGE - 1;

let expandedCount: i64 = 0;
let arenaAtStart: usize = 0;
let memoryLimit: usize = 0;
/** The length of the longer and of the shorter half, and the minimum gain of each. */
let longerLength: i32 = 0;
let longerMinimum: i32 = 0;
let shorterLength: i32 = 0;
let shorterMinimum: i32 = 0;
/** The next placement to expand, or to compare in the search for a join. */
let cursor: i32 = 0;
let levelEnd: i32 = 0;
let largestGain: i32 = 0;
/** The two placements that join. */
let joinedFirst: i32 = -1;
let joinedSecond: i32 = -1;

/** Writes the image of a set. */
function writeImage(image: usize, set: usize, symmetry: i32): void {
  memory.fill(image, 0, 32);
  for (let w = 0; w < 4; w += 1) {
    for (let cells = wordAt(set, w); cells != 0; cells &= cells - 1) toggleCell(image, imageOf(symmetry, (w << 6) | <i32>ctz(cells)));
  }
}

/**
 * Replaces a placement with its image under the axis mirror if the image is smaller, as a 256-bit number.
 *
 * @returns IS_IMAGE if the image replaced it, otherwise 0
 */
function makeCanonical(set: usize): i32 {
  writeImage(IMAGE, set, AXIS_MIRROR);
  let w = 3;
  while (w > 0 && wordAt(IMAGE, w) == wordAt(set, w)) w -= 1;
  if (wordAt(IMAGE, w) >= wordAt(set, w)) return 0;
  copySet(set, IMAGE);
  return IS_IMAGE;
}

/**
 * Begins to collect half paths from the placement in CELL_SET: those that can reach the minimum gain of the
 * longer or the shorter half. Keeps the gain tables.
 *
 * @param bytes memory limit in bytes, including the tables
 */
export function beginHalfPaths(longerMoves: i32, longerMinGain: i32, shorterMoves: i32, shorterMinGain: i32, bytes: usize): void {
  if (arenaAtStart == 0) arenaAtStart = gainsEnd();
  shrinkArena(arenaAtStart);
  prepareZobristKeys();
  clearLevels(START);
  longerLength = longerMoves;
  longerMinimum = longerMinGain;
  shorterLength = shorterMoves;
  shorterMinimum = shorterMinGain;
  memoryLimit = bytes;
  largestGain = 0;
  cursor = 0;
  joinedFirst = -1;
  copySet(CHILD, CELL_SET);
  makeCanonical(CHILD);
  addPlacement(START, CHILD, hashOfSet(CHILD), -1, 0, 0);
  endLevel(START, 0);
  levelEnd = 1;
}

/**
 * Adds a level, or continues one that timed out.
 *
 * @param deadline on the host's clock
 * @returns 0 if a level is complete, 1 if all levels are complete, 2 if the deadline has passed, 4 if the memory limit
 *   is reached
 */
export function extendHalfPaths(deadline: f64): i32 {
  const depth = depthOf(START);
  if (depth == longerLength) return COMPLETE;
  for (let sinceClockRead = 0; cursor < levelEnd; cursor += 1, sinceClockRead += 1) {
    if (sinceClockRead % CLOCK_INTERVAL == CLOCK_INTERVAL - 1 && clock() > deadline) return TIMED_OUT;
    if (arenaEnd() > memoryLimit) return OUT_OF_MEMORY;
    expandedCount += 1;
    expand(cursor, depth + 1);
  }
  endLevel(START, levelEnd);
  levelEnd = placementCount(START);
  return CONTINUED;
}

/**
 * Returns whether a half path through a placement, after this number of moves with this gain, can reach the minimum
 * gain.
 */
@inline
function canReachMinimum(moves: i32, gainSoFar: i32): bool {
  if (moves <= longerLength && gainSoFar + gainBound(longerLength - moves) >= longerMinimum) return true;
  return moves <= shorterLength && gainSoFar + gainBound(shorterLength - moves) >= shorterMinimum;
}

function expand(index: i32, moves: i32): void {
  const set = placementAt(START, index);
  const gainSoFar = tagOf(START, index) & GAIN_MASK;
  setProfiles(set);
  setMen(set, true);
  const movesEnd = listMoves(set, 0);
  setMen(set, false);
  for (let address = MOVES; address < movesEnd; address += 2) {
    const move = <i32>load<u16>(address);
    const from = move >> 8;
    const to = move & 255;
    const gain = gainSoFar + lookAhead(from, to);
    if (!canReachMinimum(moves, gain)) continue;
    copySet(CHILD, set);
    toggleCell(CHILD, from);
    toggleCell(CHILD, to);
    const imageBit = makeCanonical(CHILD);
    const hash = hashOfSet(CHILD);
    if (findPlacement(START, CHILD, hash) >= 0) continue;
    addPlacement(START, CHILD, hash, index, move, gain | imageBit);
    largestGain = max(largestGain, gain);
  }
}

/** Returns the number of placements expanded since the module was created. */
export function halfPathsExpanded(): i64 {
  return expandedCount;
}

/** Returns the largest gain of all stored placements. */
export function largestHalfPathGain(): i32 {
  return largestGain;
}

/** Begins to look for two half paths that join. */
export function beginJoin(): void {
  cursor = 0;
}

/**
 * Looks for a placement whose image is also stored, no deeper than the length of the shorter half.
 *
 * @param deadline on the host's clock
 * @returns 0 if there is one, 1 if there is none, 2 if the deadline has passed
 */
export function joinHalfPaths(deadline: f64): i32 {
  const total = placementCount(START);
  for (; cursor < total; cursor += 1) {
    if ((cursor & 1023) == 1023 && clock() > deadline) return TIMED_OUT;
    writeImage(CHILD, placementAt(START, cursor), HALF_TURN);
    makeCanonical(CHILD);
    const imageIndex = findPlacement(START, CHILD, hashOfSet(CHILD));
    if (imageIndex < 0 || levelOf(START, imageIndex) > shorterLength) continue;
    joinedFirst = cursor;
    joinedSecond = imageIndex;
    return JOINED;
  }
  return NOT_JOINED;
}

@inline
function imageMove(move: i32): i32 {
  return (imageOf(AXIS_MIRROR, move >> 8) << 8) | imageOf(AXIS_MIRROR, move & 255);
}

/**
 * Writes the moves to one of the placements that join, or to its image under the axis mirror, to HALF_PATH_MOVES.
 *
 * @param half 0 for the first placement, 1 for the second
 * @returns their number
 */
export function writeHalfPath(half: i32): i32 {
  let placement = half == 0 ? joinedFirst : joinedSecond;
  const count = levelOf(START, placement);
  for (let index = count - 1; index >= 0; index -= 1) {
    store<u16>(HALF_PATH_MOVES + (<usize>index << 1), <u16>moveTo(START, placement));
    store<u8>(FLIPPED + <usize>index, tagOf(START, placement) >= IS_IMAGE ? 1 : 0);
    placement = parentOf(START, placement);
  }
  let flipped: u8 = 0;
  for (let index = 0; index < count; index += 1) {
    const move = HALF_PATH_MOVES + (<usize>index << 1);
    if (flipped != 0) store<u16>(move, <u16>imageMove(<i32>load<u16>(move)));
    flipped ^= load<u8>(FLIPPED + <usize>index);
  }
  return count;
}
