// Exhaustive search for a solution of limited length. Levels grow from the start and, if moves are reversible, from the
// goals; the search extends the end with the smaller level. It drops placements whose lower bound exceeds the moves
// left. If the levels meet, the solution is a shortest one; if a level is empty, there is no solution of this length, and
// if no placement was dropped either, none of any length.

import { MAX_SOLUTION_MOVES } from '../limits';
import { arenaEnd, clearArena } from '../memory/bump-allocator';
import { listMovesFrom } from './board';
import {
  copySet,
  countCells,
  countOutside,
  hasCell,
  hashOfSet,
  prepareZobristKeys,
  SET_BYTES,
  toggleCell,
  wordAt,
  zobristKey,
} from './cell-set';
import {
  addPlacement,
  clearLevels,
  depthOf,
  endLevel,
  findPlacement,
  firstInLevel,
  lastLevelSize,
  moveTo,
  parentOf,
  placementAt,
  placementCount,
  tagOf,
} from './levels';
import { MOVES, setMen } from './men';
import { endPlacement, moveLowerBound, setEndPlacement } from './move-lower-bound';

/** The host's clock in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

const START: i32 = 0;
const GOAL: i32 = 1;

/** A set of cells; written by the host. */
export const CELL_SET: usize = memory.data(32);
/** The moves of the solution, 16 bits each. */
export const SOLUTION_MOVES: usize = memory.data(2 * MAX_SOLUTION_MOVES);
const CHILD: usize = memory.data(32);

/** Return codes of `extendSearch`. */
const CONTINUED: i32 = 0;
const MET: i32 = 1;
const TIMED_OUT: i32 = 2;
const EXHAUSTED: i32 = 3;
const OUT_OF_MEMORY: i32 = 4;
const UNSOLVABLE: i32 = 5;

/** The number of placements expanded between two reads of the clock. */
const CLOCK_INTERVAL: i32 = 64;

let expandedCount: i64 = 0;
/** The maximum length of a solution. */
let limit: i32 = 0;
/** Whether a longer limit would add placements to the levels. */
let hasDropped: bool = false;
let isReversible: bool = false;
let memoryLimit: usize = 0;
/**
 * The end that the search extends, or -1; the index of the next placement to expand; and the first index after its
 * level.
 */
let activeEnd: i32 = -1;
let cursor: i32 = 0;
let levelEnd: i32 = 0;
/** The meeting of the two ends: the placements of both, the move between them, and the end from which it was found. */
let meetingStart: i32 = 0;
let meetingGoal: i32 = 0;
let meetingMove: i32 = 0;
let meetingEnd: i32 = 0;

/** Sets the placement at an end, which lower bounds refer to, to the placement in CELL_SET. */
export function setEnd(end: i32): void {
  setEndPlacement(end, CELL_SET);
}

/** Returns a lower bound on the moves between the placement in CELL_SET and the placement at an end. */
export function minimumMoves(end: i32): i32 {
  return moveLowerBound(end, CELL_SET, 255);
}

/** Adds the placement in CELL_SET to the first level of an end. */
function addRoot(end: i32): void {
  const hash = hashOfSet(CELL_SET);
  if (findPlacement(end, CELL_SET, hash) < 0) addPlacement(end, CELL_SET, hash, -1, 0, moveLowerBound(1 - end, CELL_SET, 255));
}

/**
 * Adds each choice of `men` cells of the target as a goal.
 *
 * @param first first word of the target to choose from
 * @param cells cells of that word still to choose from
 * @param men number of cells still to choose
 */
function addGoals(first: i32, cells: u64, men: i32): void {
  if (men == 0) {
    addRoot(GOAL);
    return;
  }
  for (let w = first; w < 4; w += 1) {
    for (let cellsLeft = w == first ? cells : wordAt(endPlacement(GOAL), w); cellsLeft != 0; cellsLeft &= cellsLeft - 1) {
      const cell = (w << 6) | <i32>ctz(cellsLeft);
      toggleCell(CELL_SET, cell);
      addGoals(w, cellsLeft & (cellsLeft - 1), men - 1);
      toggleCell(CELL_SET, cell);
    }
  }
}

/**
 * Begins the search from the start to all placements of its men on the target.
 *
 * @param moves maximum length of a solution
 * @param reversible whether moves are reversible; if not, the search extends only the start
 * @param bytes memory limit in bytes
 */
export function beginBidirectionalSearch(moves: i32, reversible: bool, bytes: usize): void {
  clearArena();
  prepareZobristKeys();
  clearLevels(START);
  clearLevels(GOAL);
  limit = moves;
  hasDropped = false;
  isReversible = reversible;
  memoryLimit = bytes;
  activeEnd = -1;
  copySet(CELL_SET, endPlacement(START));
  addRoot(START);
  memory.fill(CELL_SET, 0, SET_BYTES);
  addGoals(0, wordAt(endPlacement(GOAL), 0), countCells(endPlacement(START)));
  endLevel(START, 0);
  endLevel(GOAL, 0);
}

/** Returns the number of placements expanded since the module was created. */
export function placementsExpandedBidirectionally(): i64 {
  return expandedCount;
}

/**
 * Adds a level to the end with the smaller last level, or continues a level that timed out.
 *
 * @param deadline on the host's clock
 * @returns 0 if a level is complete, 1 if the ends have met, 2 if the deadline has passed, 3 if there is no solution of
 *   this length, 4 if the memory limit is reached, 5 if there is no solution of any length
 */
export function extendSearch(deadline: f64): i32 {
  if (activeEnd < 0) {
    activeEnd = !isReversible || lastLevelSize(START) <= lastLevelSize(GOAL) ? START : GOAL;
    cursor = firstInLevel(activeEnd, depthOf(activeEnd));
    levelEnd = placementCount(activeEnd);
  }
  const isLastLevel = depthOf(START) + depthOf(GOAL) + 1 == limit;
  for (let sinceClockRead = 0; cursor < levelEnd; cursor += 1, sinceClockRead += 1) {
    if (sinceClockRead % CLOCK_INTERVAL == CLOCK_INTERVAL - 1 && clock() > deadline) return TIMED_OUT;
    if (arenaEnd() > memoryLimit) return OUT_OF_MEMORY;
    expandedCount += 1;
    if (expand(activeEnd, cursor, isLastLevel)) return MET;
  }
  const end = activeEnd;
  activeEnd = -1;
  if (isLastLevel) return EXHAUSTED;
  if (placementCount(end) == levelEnd) return hasDropped ? EXHAUSTED : UNSOLVABLE;
  endLevel(end, levelEnd);
  return CONTINUED;
}

/**
 * Adds the children of a placement. A move that takes a man off a cell of the other end never lowers the bound. A move
 * that does not change the number of men outside lowers it only if the matching needs two moves for one of them.
 *
 * @returns whether the other end contains a child
 */
function expand(end: i32, index: i32, isLastLevel: bool): bool {
  const other = 1 - end;
  const movesLeft = limit - depthOf(end) - 1;
  const set = placementAt(end, index);
  const endSet = endPlacement(other);
  const bound = tagOf(end, index);
  const outside = countOutside(set, endSet);
  const canLeave = max(bound, outside + 1) <= movesLeft;
  const canRemain = max(bound - 1, outside) <= movesLeft;
  copySet(CHILD, set);
  const movesEnd = listUsefulMoves(set, endSet, canRemain, canLeave);
  const hash = hashOfSet(set);
  for (let address = MOVES; address < movesEnd; address += 2) {
    const move = <i32>load<u16>(address);
    const from = move >> 8;
    const to = move & 255;
    const leaves = hasCell(endSet, from);
    if (leaves != hasCell(endSet, to) ? leaves && !canLeave : !canRemain) {
      hasDropped = true;
      continue;
    }
    toggleCell(CHILD, from);
    toggleCell(CHILD, to);
    const childHash = hash ^ zobristKey(from) ^ zobristKey(to);
    const matchIndex = findPlacement(other, CHILD, childHash);
    if (matchIndex >= 0) {
      meetingStart = end == START ? index : matchIndex;
      meetingGoal = end == START ? matchIndex : index;
      meetingMove = move;
      meetingEnd = end;
      return true;
    }
    if (!isLastLevel && findPlacement(end, CHILD, childHash) < 0) {
      const bound = moveLowerBound(other, CHILD, movesLeft);
      if (bound <= movesLeft) addPlacement(end, CHILD, childHash, index, move, bound);
      else hasDropped = true;
    }
    toggleCell(CHILD, to);
    toggleCell(CHILD, from);
  }
  return false;
}

/**
 * Lists the moves of all men, or only those of men outside the other end's placement if only these can help.
 *
 * @returns the end of the list
 */
@inline
function listUsefulMoves(set: usize, endSet: usize, canRemain: bool, canLeave: bool): usize {
  setMen(set, true);
  let movesEnd = MOVES;
  for (let w = 0; w < 4; w += 1) {
    let men = wordAt(set, w);
    if (!canRemain && !canLeave) {
      hasDropped = true;
      men &= ~wordAt(endSet, w);
    }
    for (; men != 0; men &= men - 1) movesEnd = listMovesFrom((w << 6) | <i32>ctz(men), movesEnd);
  }
  setMen(set, false);
  return movesEnd;
}

@inline
function writeMove(index: i32, move: i32): void {
  store<u16>(SOLUTION_MOVES + (<usize>index << 1), <u16>move);
}

@inline
function reversed(move: i32): i32 {
  return ((move & 255) << 8) | (move >> 8);
}

/**
 * Writes the solution to SOLUTION_MOVES.
 *
 * @returns its length
 */
export function writeSolution(): i32 {
  let length = 0;
  for (let placement = meetingStart; parentOf(START, placement) >= 0; placement = parentOf(START, placement)) length += 1;
  let index = length;
  for (let placement = meetingStart; parentOf(START, placement) >= 0; placement = parentOf(START, placement)) {
    index -= 1;
    writeMove(index, moveTo(START, placement));
  }
  index = length;
  writeMove(index, meetingEnd == START ? meetingMove : reversed(meetingMove));
  index += 1;
  for (let placement = meetingGoal; parentOf(GOAL, placement) >= 0; placement = parentOf(GOAL, placement)) {
    writeMove(index, reversed(moveTo(GOAL, placement)));
    index += 1;
  }
  return index;
}
