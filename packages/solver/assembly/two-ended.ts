// Exhaustive search for a way of a given length at most: all placements level by level from the start, and, since a move can
// be taken back, from the goals, always extending the end that promises the smaller level. Placements from which the moves left
// can be proven not to suffice are dropped. Where the levels meet is a shortest way; where one runs empty there is none.

import { arenaEnd, clearArena } from './arena';
import { listWalksOf } from './ground';
import { add, clearLevels, depthOf, endLevel, find, firstOf, lastLevelSize, moveTo, noteOf, parentOf, placementAt, placements } from './levels';
import { fix, fixedSet, movesBound } from './matching';
import { MOVES, setMen } from './men';
import { copySet, countCells, countOutside, holds, part, prepareWords, SET_BYTES, toggle, wordOf, wordOfSet } from './sets';

/** The host's clock, in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

const START: i32 = 0;
const GOAL: i32 = 1;

/** A placement that the host writes, to be added. */
export const SET: usize = memory.data(32);
/** The line found, 16 bits a move. */
export const WAY: usize = memory.data(2 * 128);
const CHILD: usize = memory.data(32);

/** How `extend` ends. */
const WENT_ON: i32 = 0;
const MET: i32 = 1;
const OUT_OF_TIME: i32 = 2;
const EMPTY: i32 = 3;
const OUT_OF_MEMORY: i32 = 4;

const PATIENCE: i32 = 64;

let listed: i64 = 0;
let limit: i32 = 0;
let goesBack: bool = false;
let memoryLimit: usize = 0;
/** The end that is being extended, or -1; where in its last level; and where its new level begins. */
let active: i32 = -1;
let cursor: i32 = 0;
let levelEnd: i32 = 0;
let metStart: i32 = 0;
let metGoal: i32 = 0;
let metMove: i32 = 0;
let metActive: i32 = 0;

/** Fixes the placement in SET as the one that moves towards an end are held against. */
export function fixEnd(end: i32): void {
  fix(end, SET);
}

/** The least number of moves between the placement in SET and that of an end. */
export function leastMoves(end: i32): i32 {
  return movesBound(end, SET, 255);
}

/** Adds the placement in SET to the first level of an end. */
function addEnd(end: i32): void {
  const word = wordOfSet(SET);
  if (find(end, SET, word) < 0) add(end, SET, word, -1, 0, movesBound(1 - end, SET, 255));
}

/** Adds every choice of so many cells of the target, from a word of it and the cells that word has left. */
function addGoals(first: i32, cells: u64, men: i32): void {
  if (men == 0) {
    addEnd(GOAL);
    return;
  }
  for (let w = first; w < 4; w += 1) {
    for (let left = w == first ? cells : part(fixedSet(GOAL), w); left != 0; left &= left - 1) {
      const cell = (w << 6) | <i32>ctz(left);
      toggle(SET, cell);
      addGoals(w, left & (left - 1), men - 1);
      toggle(SET, cell);
    }
  }
}

/**
 * Begins a search between the placements fixed for the two ends: from the start to every placement of its men on the target.
 *
 * @param moves the greatest length of a way that is looked for
 * @param back whether moves can be taken back; if not, only the start is extended
 * @param bytes what memory it may take
 */
export function beginTwoEnded(moves: i32, back: bool, bytes: usize): void {
  clearArena();
  prepareWords();
  clearLevels(START);
  clearLevels(GOAL);
  limit = moves;
  goesBack = back;
  memoryLimit = bytes;
  active = -1;
  copySet(SET, fixedSet(START));
  addEnd(START);
  memory.fill(SET, 0, SET_BYTES);
  addGoals(0, part(fixedSet(GOAL), 0), countCells(fixedSet(START)));
  endLevel(START, 0);
  endLevel(GOAL, 0);
}

/** Placements whose moves have been listed since the module was made. */
export function placementsListed(): i64 {
  return listed;
}

/**
 * Extends the smaller end by a level, or goes on with that.
 *
 * @param until when to stop at the latest, on the host's clock
 * @returns 0 when a level is complete, 1 when the ends have met, 2 when the time is up and it can be called again, 3 when there
 * is no way of the length, 4 when the memory is used up
 */
export function extend(until: f64): i32 {
  if (active < 0) {
    active = !goesBack || lastLevelSize(START) <= lastLevelSize(GOAL) ? START : GOAL;
    cursor = firstOf(active, depthOf(active));
    levelEnd = placements(active);
  }
  const isLast = depthOf(START) + depthOf(GOAL) + 1 == limit;
  for (let since = 0; cursor < levelEnd; cursor += 1, since += 1) {
    if (since % PATIENCE == PATIENCE - 1 && clock() > until) return OUT_OF_TIME;
    if (arenaEnd() > memoryLimit) return OUT_OF_MEMORY;
    listed += 1;
    if (expand(active, cursor, isLast)) return MET;
  }
  const end = active;
  active = -1;
  if (isLast || placements(end) == levelEnd) return EMPTY;
  endLevel(end, levelEnd);
  return WENT_ON;
}

/**
 * Adds what one move makes of a placement. A move that takes a man off the cells where men belong never brings the army
 * nearer, and one that leaves as many men elsewhere does so only where a pairing needs two moves for one of them.
 *
 * @returns whether a placement was met that is known from the other end
 */
function expand(end: i32, number: i32, isLast: bool): bool {
  const other = 1 - end;
  const left = limit - depthOf(end) - 1;
  const set = placementAt(end, number);
  const fixed = fixedSet(other);
  const away = noteOf(end, number);
  const outside = countOutside(set, fixed);
  const mayLeave = max(away, outside + 1) <= left;
  const mayRemain = max(away - 1, outside) <= left;
  copySet(CHILD, set);
  const last = listMen(set, fixed, mayRemain, mayLeave);
  const word = wordOfSet(set);
  for (let at = MOVES; at < last; at += 2) {
    const move = <i32>load<u16>(at);
    const from = move >> 8;
    const to = move & 255;
    const leaves = holds(fixed, from);
    if (leaves != holds(fixed, to) ? leaves && !mayLeave : !mayRemain) continue;
    toggle(CHILD, from);
    toggle(CHILD, to);
    const childWord = word ^ wordOf(from) ^ wordOf(to);
    const met = find(other, CHILD, childWord);
    if (met >= 0) {
      metStart = end == START ? number : met;
      metGoal = end == START ? met : number;
      metMove = move;
      metActive = end;
      return true;
    }
    if (!isLast && find(end, CHILD, childWord) < 0) {
      const bound = movesBound(other, CHILD, left);
      if (bound <= left) add(end, CHILD, childWord, number, move, bound);
    }
    toggle(CHILD, to);
    toggle(CHILD, from);
  }
  return false;
}

/** Lists the moves of all men, or only of those who stand where none belongs. @returns the end of the list */
@inline
function listMen(set: usize, fixed: usize, mayRemain: bool, mayLeave: bool): usize {
  setMen(set, true);
  let last = MOVES;
  for (let w = 0; w < 4; w += 1) {
    let men = part(set, w);
    if (!mayRemain && !mayLeave) men &= ~part(fixed, w);
    for (; men != 0; men &= men - 1) last = listWalksOf((w << 6) | <i32>ctz(men), last);
  }
  setMen(set, false);
  return last;
}

@inline
function write(index: i32, move: i32): void {
  store<u16>(WAY + (<usize>index << 1), <u16>move);
}

@inline
function reversed(move: i32): i32 {
  return ((move & 255) << 8) | (move >> 8);
}

/** Writes the moves of the way found to WAY. @returns how many there are */
export function writeWay(): i32 {
  let before = 0;
  for (let at = metStart; parentOf(START, at) >= 0; at = parentOf(START, at)) before += 1;
  let index = before;
  for (let at = metStart; parentOf(START, at) >= 0; at = parentOf(START, at)) {
    index -= 1;
    write(index, moveTo(START, at));
  }
  index = before;
  write(index, metActive == START ? metMove : reversed(metMove));
  index += 1;
  for (let at = metGoal; parentOf(GOAL, at) >= 0; at = parentOf(GOAL, at)) {
    write(index, reversed(moveTo(GOAL, at)));
    index += 1;
  }
  return index;
}
