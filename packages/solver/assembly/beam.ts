// Beam search for one army: from level to level, one move each, the placements of least worth are kept, each once.

import { arenaEnd, clearArena, reserve, shrinkArena } from './arena';
import {
  candidateMove,
  candidateParent,
  candidateWorth,
  clearCandidates,
  isWelcome,
  offer,
  prepareCandidates,
  rankCandidates,
} from './candidates';
import { isTaken, listWalksOf, take, vacate } from './ground';
import { clearJoins, inEarlier, inLatest, prepareJoins, rememberLevel } from './joins';
import { CROSS, isMirrored, mirrorOf, OWN, TURN } from './mirrors';
import {
  classesOf,
  crossKeyAfter,
  homeOf,
  imageChange,
  imageWord,
  keyAfter,
  manWord,
  markedOf,
  NOBODY,
  PLACEMENT_BYTES,
  setClasses,
  setHome,
  setImageWord,
  setMarked,
  setUnmatched,
  setWord,
  setWorth,
  unmatchedOf,
  word,
  worthOf,
} from './placement';
import { part, prepareWords, toggle, wordOf } from './sets';
import { classDebt, classesAfter, classOf, costOf, inTarget, mirrorDebt, unmatchedChange, worthChange } from './worth';

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
const JOINED: i32 = 4;

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
/** Placements of the level whose moves have been offered. */
let cursor: i32 = 0;
let firstCount: i32 = 0;
let needed: i32 = 0;
let markedGoal: i32 = NOBODY;
/** The last move of the way: the placement it starts from, and the move. */
let lastParent: i32 = -1;
let lastMove: i32 = 0;
/** The placement whose image the last move leads to, and the level it is in; -1 when the move leads home. */
let joinedTo: i32 = -1;
let joinedLevel: i32 = -1;
let expanded: i64 = 0;

/** Reserves memory for a beam of a width; what another search had reserved is lost. */
export function prepareBeam(width: i32): void {
  clearArena();
  prepareWords();
  prepareCandidates(width);
  here = reserve(<usize>width * PLACEMENT_BYTES);
  next = reserve(<usize>width * PLACEMENT_BYTES);
  order = reserve(<usize>width << 2);
  if (isMirrored()) prepareJoins(width);
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
  cursor = 0;
  firstCount = moves;
  needed = home;
  markedGoal = goal;
  lastParent = -1;
  joinedTo = -1;
  expanded = 0;
  setUp(men, marked);
  if (!isMirrored()) return;
  clearJoins();
  rememberLevel(here, 1);
}

/** Makes the first placement of the men in ARMY. */
function setUp(men: i32, marked: i32): void {
  memory.fill(here, 0, PLACEMENT_BYTES);
  let worth = 0;
  let classes: u32 = 0;
  let inside = 0;
  for (let index = 0; index < men; index += 1) {
    const cell = <i32>load<u8>(ARMY + <usize>index);
    toggle(here, cell);
    take(cell);
    worth += costOf(cell, cell == marked);
    setWord(here, word(here) ^ manWord(cell, cell == marked));
    for (let mirror = OWN; mirror <= CROSS; mirror += 1) {
      setImageWord(here, mirror, imageWord(here, mirror) ^ wordOf(mirrorOf(mirror, cell)));
    }
    classes += <u32>1 << (classOf(cell) << 3);
    inside += inTarget(cell);
  }
  for (let mirror = TURN; mirror <= CROSS; mirror += 1) {
    let unmatched = 0;
    for (let index = 0; index < men; index += 1) {
      if (!isTaken(mirrorOf(mirror, <i32>load<u8>(ARMY + <usize>index)))) unmatched += 1;
    }
    setUnmatched(here, mirror, unmatched);
  }
  setMen(here, false);
  setWorth(here, worth + classDebt(classes) + mirrorDebt(unmatchedOf(here, TURN), unmatchedOf(here, CROSS)));
  setClasses(here, classes);
  setHome(here, inside);
  setMarked(here, marked);
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
  const home = homeOf(placement);
  const marked = markedOf(placement);
  for (; list < end; list += 2) {
    const move = <i32>load<u16>(list);
    const from = move >> 8;
    const to = move & 255;
    const isMarked = from == marked;
    if (home + inTarget(to) - inTarget(from) >= needed && isMarkedHome(isMarked ? to : marked)) {
      lastParent = index;
      lastMove = move;
      joinedTo = -1;
      return true;
    }
    if (isMirrored()) join(index, move, crossKeyAfter(placement, from, to));
    const after = worth + worthChange(placement, from, to);
    if (isWelcome(after)) offer(keyAfter(placement, from, to, isMarked), after, index, move);
  }
  return false;
}

/** Notes a move that leads to the image of a placement in one of the last two levels, the shorter way first. */
@inline
function join(parent: i32, move: i32, key: u64): void {
  if (joinedTo >= 0 && joinedLevel < level) return;
  let other = inEarlier(key);
  const isShorter = other >= 0;
  if (!isShorter && joinedTo < 0) other = inLatest(key);
  if (other < 0) return;
  lastParent = parent;
  lastMove = move;
  joinedTo = other;
  joinedLevel = isShorter ? level - 1 : level;
}

/** Does the marked man stand where he must, if there is one? */
@inline
function isMarkedHome(marked: i32): bool {
  return marked == NOBODY || marked == markedGoal;
}

/**
 * Goes on by one level, or with a level that was cut off.
 *
 * @param until when to stop at the latest, on the host's clock
 * @returns 0 when a level was added, 1 when the army is home, 2 when the time is up, 3 when there is nothing left to try,
 * 4 when the last move joins two halves of a way
 */
export function advance(until: f64): i32 {
  if (level >= MOST_LEVELS) return NO_MOVES;
  if (cursor == 0) clearCandidates(worthOf(here) - GREATEST_GAIN);
  for (let since = 0; cursor < count; cursor += 1, since += 1) {
    if (since % PATIENCE == 0 && clock() > until) return OUT_OF_TIME;
    const placement = here + <usize>cursor * PLACEMENT_BYTES;
    setMen(placement, true);
    const given = level == 0 && firstCount > 0;
    const list = given ? FIRST_MOVES : LIST;
    const end = given ? FIRST_MOVES + (<usize>firstCount << 1) : listWalks(placement);
    const home = offerMoves(cursor, placement, list, end);
    setMen(placement, false);
    if (home) return IS_HOME;
  }
  expanded += count;
  cursor = 0;
  if (joinedTo >= 0) return JOINED;
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
    setWorth(child, candidateWorth(entry));
    store<u32>(trail + (<usize>index << 3), <u32>parent);
    store<u32>(trail + (<usize>index << 3), <u32>move, 4);
  }
  const free = here;
  here = next;
  next = free;
  count = kept;
  level += 1;
  if (isMirrored()) rememberLevel(here, count);
}

/** Writes what a move makes of a placement, but for its worth. */
@inline
function makeChild(child: usize, parent: usize, move: i32): void {
  const from = move >> 8;
  const to = move & 255;
  const isMarked = from == markedOf(parent);
  memory.copy(child, parent, PLACEMENT_BYTES);
  toggle(child, from);
  toggle(child, to);
  setWord(child, word(parent) ^ manWord(from, isMarked) ^ manWord(to, isMarked));
  setClasses(child, classesAfter(classesOf(parent), from, to));
  setHome(child, homeOf(parent) + inTarget(to) - inTarget(from));
  if (isMarked) setMarked(child, to);
  if (!isMirrored()) return;
  for (let mirror = OWN; mirror <= CROSS; mirror += 1) {
    setImageWord(child, mirror, imageWord(parent, mirror) ^ imageChange(mirror, from, to));
  }
  setMen(parent, true);
  for (let mirror = TURN; mirror <= CROSS; mirror += 1) {
    setUnmatched(child, mirror, unmatchedOf(parent, mirror) + unmatchedChange(mirror, from, to));
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

/** Writes the moves to a placement of a level to LINE. @returns how many there are: the level's number */
function writeTrail(to: i32, index: i32): i32 {
  let at = index;
  for (let back = to - 1; back >= 0; back -= 1) {
    const step = <usize>load<u32>(TRAILS + (<usize>back << 2)) + (<usize>at << 3);
    store<u16>(LINE + (<usize>back << 1), <u16>load<u32>(step, 4));
    at = <i32>load<u32>(step);
  }
  return to;
}

/**
 * Writes the moves of the line to LINE: up to the last move when one was found, else to the best placement of the level.
 *
 * @returns how many there are
 */
export function writeLine(): i32 {
  if (lastParent < 0) return writeTrail(level, 0);
  store<u16>(LINE + (<usize>writeTrail(level, lastParent) << 1), <u16>lastMove);
  return level + 1;
}

/** Writes the moves to the placement whose image the last move leads to, to LINE. @returns how many there are */
export function writeOther(): i32 {
  return writeTrail(joinedLevel, joinedTo);
}
