// All beginnings of ways from a start, or from its image, that gain enough. A way of n moves between them meets half way: what
// it reaches in the first half, and the image of what it still has to do, are both reached from the start in half the moves,
// and their gains add up to the whole. So where the gain of any half is bounded, only beginnings that gain the rest matter.

import { arenaEnd, shrinkArena } from './arena';
import { add, clearLevels, depthOf, endLevel, find, firstOf, levelOf, moveTo, noteOf, parentOf, placementAt, placements } from './levels';
import { gainBound, gainsEnd } from './gains';
import { listMoves, MOVES, setMen } from './men';
import { mirrorOf, OWN, TURN } from './mirrors';
import { lookAhead, setProfiles } from './profiles';
import { copySet, part, prepareWords, toggle, wordOfSet } from './sets';
import { SET } from './two-ended';

/** The host's clock, in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** The end of `levels` that is used: beginnings from the start. */
const START: i32 = 0;

/** The moves to a placement, 16 bits each. */
export const BEGINNING: usize = memory.data(2 * 64);
/** By move of a beginning: 1 when it led to the image of what is kept. */
const FLIPS: usize = memory.data(64);

const CHILD: usize = memory.data(32);
const IMAGE: usize = memory.data(32);
/** How `extendHalves` ends. */
const WENT_ON: i32 = 0;
const COMPLETE: i32 = 1;
const OUT_OF_TIME: i32 = 2;
const OUT_OF_MEMORY: i32 = 4;

const PATIENCE: i32 = 64;

/** What is noted of a placement: its gain, and whether the move led to its image. */
const MIRRORED: i32 = 1 << 12;
const GAIN: i32 = MIRRORED - 1;

let listed: i64 = 0;
let arenaAtStart: usize = 0;
let memoryLimit: usize = 0;
/** Moves of the longer and of the shorter half, and what each has to gain at least. */
let longer: i32 = 0;
let longerGain: i32 = 0;
let shorter: i32 = 0;
let shorterGain: i32 = 0;
/** How far the level, or the search for a join, has come; and the placement that was joined, and its image. */
let cursor: i32 = 0;
let levelEnd: i32 = 0;
let greatest: i32 = 0;
let joinedFirst: i32 = -1;
let joinedOther: i32 = -1;

/** Writes the image of a set. */
function carry(image: usize, set: usize, mirror: i32): void {
  memory.fill(image, 0, 32);
  for (let w = 0; w < 4; w += 1) {
    for (let cells = part(set, w); cells != 0; cells &= cells - 1) toggle(image, mirrorOf(mirror, (w << 6) | <i32>ctz(cells)));
  }
}

/** Of a placement and its image under the own mirror one stands for both. @returns MIRRORED when it is the image, or 0 */
function chooseImage(set: usize): i32 {
  carry(IMAGE, set, OWN);
  let w = 3;
  while (w > 0 && part(IMAGE, w) == part(set, w)) w -= 1;
  if (part(IMAGE, w) >= part(set, w)) return 0;
  copySet(set, IMAGE);
  return MIRRORED;
}

/**
 * Begins with the placement in SET; the tables of profiles stay. Beginnings are kept that can gain what either half has to.
 *
 * @param bytes what memory it may take, the tables included
 */
export function beginHalves(longerMoves: i32, longerLeast: i32, shorterMoves: i32, shorterLeast: i32, bytes: usize): void {
  if (arenaAtStart == 0) arenaAtStart = gainsEnd();
  shrinkArena(arenaAtStart);
  prepareWords();
  clearLevels(START);
  longer = longerMoves;
  longerGain = longerLeast;
  shorter = shorterMoves;
  shorterGain = shorterLeast;
  memoryLimit = bytes;
  greatest = 0;
  cursor = 0;
  joinedFirst = -1;
  copySet(CHILD, SET);
  chooseImage(CHILD);
  add(START, CHILD, wordOfSet(CHILD), -1, 0, 0);
  endLevel(START, 0);
  levelEnd = 1;
}

/**
 * Adds a level, or goes on with that.
 *
 * @param until when to stop at the latest, on the host's clock
 * @returns 0 when a level is complete, 1 when all are, 2 when the time is up, 4 when the memory is used up
 */
export function extendHalves(until: f64): i32 {
  const depth = depthOf(START);
  if (depth == longer) return COMPLETE;
  for (let since = 0; cursor < levelEnd; cursor += 1, since += 1) {
    if (since % PATIENCE == PATIENCE - 1 && clock() > until) return OUT_OF_TIME;
    if (arenaEnd() > memoryLimit) return OUT_OF_MEMORY;
    listed += 1;
    expand(cursor, depth + 1);
  }
  endLevel(START, levelEnd);
  levelEnd = placements(START);
  return WENT_ON;
}

/** May a placement reached in so many moves that has gained so much be the end of a half, or on the way to it? */
@inline
function canMatter(moves: i32, gained: i32): bool {
  if (moves <= longer && gained + gainBound(longer - moves) >= longerGain) return true;
  return moves <= shorter && gained + gainBound(shorter - moves) >= shorterGain;
}

function expand(number: i32, moves: i32): void {
  const set = placementAt(START, number);
  const gained = noteOf(START, number) & GAIN;
  setProfiles(set);
  setMen(set, true);
  const last = listMoves(set, 0);
  setMen(set, false);
  for (let at = MOVES; at < last; at += 2) {
    const move = <i32>load<u16>(at);
    const from = move >> 8;
    const to = move & 255;
    const gain = gained + lookAhead(from, to);
    if (!canMatter(moves, gain)) continue;
    copySet(CHILD, set);
    toggle(CHILD, from);
    toggle(CHILD, to);
    const mirrored = chooseImage(CHILD);
    const word = wordOfSet(CHILD);
    if (find(START, CHILD, word) >= 0) continue;
    add(START, CHILD, word, number, move, gain | mirrored);
    greatest = max(greatest, gain);
  }
}

/** Placements whose moves have been listed since the module was made. */
export function halvesListed(): i64 {
  return listed;
}

/** The greatest gain of a placement that was kept. */
export function greatestHalf(): i32 {
  return greatest;
}

/** Begins to look for two halves that make a whole way. */
export function beginJoin(): void {
  cursor = 0;
}

/**
 * Looks for a placement whose image has been kept too, both within the moves of their halves.
 *
 * @param until when to stop at the latest, on the host's clock
 * @returns 0 when there is one, 1 when there is none, 2 when the time is up
 */
export function joinHalves(until: f64): i32 {
  const all = placements(START);
  for (; cursor < all; cursor += 1) {
    if ((cursor & 1023) == 1023 && clock() > until) return OUT_OF_TIME;
    carry(CHILD, placementAt(START, cursor), TURN);
    chooseImage(CHILD);
    const other = find(START, CHILD, wordOfSet(CHILD));
    if (other < 0 || levelOf(START, other) > shorter) continue;
    joinedFirst = cursor;
    joinedOther = other;
    return WENT_ON;
  }
  return COMPLETE;
}

@inline
function mirrored(move: i32): i32 {
  return (mirrorOf(OWN, move >> 8) << 8) | mirrorOf(OWN, move & 255);
}

/**
 * Writes the moves to one of the joined placements, or to its image under the own mirror, to BEGINNING.
 *
 * @param which 0 for the first, 1 for the other
 * @returns how many there are
 */
export function writeBeginning(which: i32): i32 {
  let at = which == 0 ? joinedFirst : joinedOther;
  const count = levelOf(START, at);
  for (let index = count - 1; index >= 0; index -= 1) {
    store<u16>(BEGINNING + (<usize>index << 1), <u16>moveTo(START, at));
    store<u8>(FLIPS + <usize>index, noteOf(START, at) >= MIRRORED ? 1 : 0);
    at = parentOf(START, at);
  }
  let flipped: u8 = 0;
  for (let index = 0; index < count; index += 1) {
    const place = BEGINNING + (<usize>index << 1);
    if (flipped != 0) store<u16>(place, <u16>mirrored(<i32>load<u16>(place)));
    flipped ^= load<u8>(FLIPS + <usize>index);
  }
  return count;
}
