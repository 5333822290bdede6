// Beam search for one army: from level to level, one move each, the placements of least worth are kept, each once.

import { arenaEnd, clearArena, reserve, shrinkArena } from './arena';
import {
  candidateMove,
  candidateParent,
  candidateWord,
  candidateWorth,
  clearCandidates,
  isWelcome,
  offer,
  prepareCandidates,
  rankCandidates,
} from './candidates';
import { isTaken, listWalksOf, take, vacate } from './ground';
import { classesOf, hashOf, homeOf, manWord, markedOf, NOBODY, PLACEMENT_BYTES, unmatchedOf, worthOf } from './placement';
import { part, prepareWords, toggle } from './sets';
import { classDebt, classesAfter, classOf, costOf, inTarget, isMirrored, mirrorDebt, mirrorOf, unmatchedChange, worthChange } from './worth';

/** The host's clock, in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** The cells of the army at the start, 8 bits each, written by the host; and the moves of the first level, if they are given. */
export const ARMY: usize = memory.data(256);
export const FIRST_MOVES: usize = memory.data(2 * 16512);
/** The moves of the line found, 16 bits each. */
export const LINE: usize = memory.data(2 * 256);

export const MOST_LEVELS: i32 = 250;
const LIST: usize = memory.data(2 * 16512);
/** For each level: where its parents (32 bits) and moves (16 bits) are kept, 64 bits a placement. */
const TRAILS: usize = memory.data(4 * 256);

/** How `advance` ends. */
const WENT_ON: i32 = 0;
const IS_HOME: i32 = 1;
const OUT_OF_TIME: i32 = 2;
const NO_MOVES: i32 = 3;

/** Placements expanded between two looks at the clock. */
const PATIENCE: i32 = 64;
/** A level's least worth lies at most so far below the level's before. */
const GREATEST_GAIN: i32 = 3000;

let here: usize = 0;
let next: usize = 0;
let order: usize = 0;
let arenaAtStart: usize = 0;
let count: i32 = 0;
let level: i32 = 0;
let firstCount: i32 = 0;
let needed: i32 = 0;
let markedGoal: i32 = NOBODY;
let homeParent: i32 = -1;
let homeMove: i32 = 0;
let expanded: i64 = 0;

/** Reserves memory for a beam of a width; what another search had reserved is lost. */
export function prepareBeam(width: i32): void {
  clearArena();
  prepareWords();
  prepareCandidates(width);
  here = reserve(<usize>width * PLACEMENT_BYTES);
  next = reserve(<usize>width * PLACEMENT_BYTES);
  order = reserve(<usize>width << 2);
  arenaAtStart = arenaEnd();
}

/**
 * Sets the army up.
 *
 * @param men how many cells stand in ARMY
 * @param moves how many moves stand in FIRST_MOVES; 0 for every move there is
 * @param home how many men inside the target make the army home
 * @param marked the cell of the marked man, 256 when there is none
 * @param goal the cell on which he must stand
 */
export function beginBeam(men: i32, moves: i32, home: i32, marked: i32, goal: i32): void {
  shrinkArena(arenaAtStart);
  count = 1;
  level = 0;
  firstCount = moves;
  needed = home;
  markedGoal = goal;
  homeParent = -1;
  expanded = 0;
  memory.fill(here, 0, PLACEMENT_BYTES);
  let worth = 0;
  let classes: u32 = 0;
  let inside = 0;
  let word: u64 = 0;
  for (let index = 0; index < men; index += 1) {
    const cell = <i32>load<u8>(ARMY + <usize>index);
    toggle(here, cell);
    take(cell);
    worth += costOf(cell, cell == marked);
    word ^= manWord(cell, cell == marked);
    classes += <u32>1 << (classOf(cell) << 3);
    inside += inTarget(cell);
  }
  for (let mirror = 0; mirror < 2; mirror += 1) {
    let unmatched = 0;
    for (let index = 0; index < men; index += 1) {
      if (!isTaken(mirrorOf(mirror, <i32>load<u8>(ARMY + <usize>index)))) unmatched += 1;
    }
    store<u8>(here + 49 + <usize>mirror, <u8>unmatched);
  }
  setMen(here, false);
  worth += classDebt(classes) + mirrorDebt(unmatchedOf(here, 0), unmatchedOf(here, 1));
  store<u64>(here, word, 32);
  store<i32>(here, worth, 40);
  store<u32>(here, classes, 44);
  store<u8>(here, <u8>inside, 48);
  store<u16>(here, <u16>marked, 52);
}

/** Puts a placement's men on the board, or takes them off. */
@inline
function setMen(placement: usize, on: bool): void {
  for (let w = 0; w < 4; w += 1) {
    let men = part(placement, w);
    for (; men != 0; men &= men - 1) {
      const cell = (w << 6) | <i32>ctz(men);
      if (on) take(cell);
      else vacate(cell);
    }
  }
}

/** Lists every move of a placement whose men stand on the board. @returns the end of the list */
@inline
function listWalks(placement: usize): usize {
  let end = LIST;
  for (let w = 0; w < 4; w += 1) {
    for (let men = part(placement, w); men != 0; men &= men - 1) {
      end = listWalksOf((w << 6) | <i32>ctz(men), end);
    }
  }
  return end;
}

/** Offers the moves of a list. @returns whether one of them brings the army home */
@inline
function offerMoves(index: i32, placement: usize, list: usize, end: usize): bool {
  const worth = worthOf(placement);
  const word = hashOf(placement);
  const home = homeOf(placement);
  const marked = markedOf(placement);
  for (; list < end; list += 2) {
    const move = <i32>load<u16>(list);
    const from = move >> 8;
    const to = move & 255;
    const isMarked = from == marked;
    if (home + inTarget(to) - inTarget(from) >= needed && isMarkedHome(isMarked ? to : marked)) {
      homeParent = index;
      homeMove = move;
      return true;
    }
    const after = worth + worthChange(placement, from, to);
    if (isWelcome(after)) offer(word ^ manWord(from, isMarked) ^ manWord(to, isMarked), after, index, move);
  }
  return false;
}

/** Does the marked man stand where he must, if there is one? */
@inline
function isMarkedHome(marked: i32): bool {
  return marked == NOBODY || marked == markedGoal;
}

/**
 * Goes on by one level.
 *
 * @param until when to stop at the latest, on the host's clock; a level that is cut off is as if it had not been begun
 * @returns 0 when a level was added, 1 when the army is home, 2 when the time is up, 3 when there is nothing left to try
 */
export function advance(until: f64): i32 {
  if (level >= MOST_LEVELS) return NO_MOVES;
  clearCandidates(worthOf(here) - GREATEST_GAIN);
  for (let index = 0; index < count; index += 1) {
    if (index % PATIENCE == 0 && clock() > until) return OUT_OF_TIME;
    const placement = here + <usize>index * PLACEMENT_BYTES;
    setMen(placement, true);
    const given = level == 0 && firstCount > 0;
    const list = given ? FIRST_MOVES : LIST;
    const end = given ? FIRST_MOVES + (<usize>firstCount << 1) : listWalks(placement);
    const home = offerMoves(index, placement, list, end);
    setMen(placement, false);
    if (home) return IS_HOME;
  }
  expanded += count;
  const kept = rankCandidates(order);
  if (kept == 0) return NO_MOVES;
  keep(kept);
  return WENT_ON;
}

/** Makes the ranked candidates the next level. */
function keep(kept: i32): void {
  const trail = reserve(<usize>kept << 3);
  store<u32>(TRAILS + (<usize>level << 2), <u32>trail);
  for (let index = 0; index < kept; index += 1) {
    const entry = <usize>load<u32>(order + (<usize>index << 2));
    const parent = candidateParent(entry);
    const move = candidateMove(entry);
    const child = next + <usize>index * PLACEMENT_BYTES;
    makeChild(child, here + <usize>parent * PLACEMENT_BYTES, move);
    store<u64>(child, candidateWord(entry), 32);
    store<i32>(child, candidateWorth(entry), 40);
    store<u32>(trail + (<usize>index << 3), <u32>parent);
    store<u32>(trail + (<usize>index << 3), <u32>move, 4);
  }
  const free = here;
  here = next;
  next = free;
  count = kept;
  level += 1;
}

/** Writes what a move makes of a placement, but for its word and its worth. */
@inline
function makeChild(child: usize, parent: usize, move: i32): void {
  const from = move >> 8;
  const to = move & 255;
  memory.copy(child, parent, PLACEMENT_BYTES);
  toggle(child, from);
  toggle(child, to);
  store<u32>(child, classesAfter(classesOf(parent), from, to), 44);
  store<u8>(child, <u8>(homeOf(parent) + inTarget(to) - inTarget(from)), 48);
  if (from == markedOf(parent)) store<u16>(child, <u16>to, 52);
  if (!isMirrored()) return;
  setMen(parent, true);
  for (let mirror = 0; mirror < 2; mirror += 1) {
    store<u8>(child + 49 + <usize>mirror, <u8>(unmatchedOf(parent, mirror) + unmatchedChange(mirror, from, to)));
  }
  setMen(parent, false);
}

/** The worth of the best placement of the level. */
export function leastWorth(): i32 {
  return worthOf(here);
}

/** Placements whose moves were listed since `beginBeam`. */
export function placementsExpanded(): i64 {
  return expanded;
}

/**
 * Writes the moves of the line to LINE: the whole way when the army is home, else that to a placement of the last level.
 *
 * @returns how many there are
 */
export function writeLine(index: i32): i32 {
  const isHome = homeParent >= 0;
  let at = isHome ? homeParent : index;
  if (isHome) store<u16>(LINE + (<usize>level << 1), <u16>homeMove);
  for (let back = level - 1; back >= 0; back -= 1) {
    const step = <usize>load<u32>(TRAILS + (<usize>back << 2)) + (<usize>at << 3);
    store<u16>(LINE + (<usize>back << 1), <u16>load<u32>(step, 4));
    at = <i32>load<u32>(step);
  }
  return isHome ? level + 1 : level;
}
