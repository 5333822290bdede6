import { arenaEnd, clearArena } from '../memory/bump-allocator';
import { selectBest } from './beam';
import { CAMP, FIGURE, fullMask, prepareSquares } from './board';
import { beginLevel, beginLevels, depthOf, dropLevels, endLevel, truncateLevel, sizeOf, stateAt, addToLevel, currentStates, currentCount } from './levels';
import { listMoves, manOfMove, squareOfMove } from './moves';
import { afterMove, canonical, firstState, lastState, menOn } from './state';
import { isViable } from './viability';
import { addState, clearVisitedStates, ensureRoom, isVisited, reserveVisitedStates } from './visited-states';

// Decides whether all men of the camp can reach the figure in one move each. Levels of states grow from both ends.
// First both ends grow while they are small, then narrow beams from the camp look for a solution, then both ends grow
// without a limit. The verdict is “impossible” only if no level was narrowed, and a level is empty or the last levels
// of both ends have no state in common.

const NO_VERDICT: i32 = 0;
const REACHABLE: i32 = 1;
const IMPOSSIBLE: i32 = 2;
/** A level needs too much memory. */
const UNDECIDED: i32 = 3;

/** The first and the last phase. The first ends when the end that would grow next has more than SMALL_LEVEL states. */
const FIRST_PHASE: i32 = 0;
const LAST_PHASE: i32 = 3;
const SMALL_LEVEL: i32 = 100;
const NO_LIMIT: i32 = i32.MAX_VALUE;

@inline
function widthOf(phase: i32): i32 {
  return phase == 1 ? 20 : phase == 2 ? 300 : NO_LIMIT;
}

let verdict: i32 = NO_VERDICT;
let phase: i32 = FIRST_PHASE;
/** The list whose end grows, or -1; and the next state to expand in its last level. */
let growingList: i32 = -1;
let cursor: i32 = 0;
let isNarrowed: bool = false;
/** The depth of the camp, the end of memory and the growth of the camp when the beams begin. */
let beamDepth: i32 = 0;
let beamStart: usize = 0;
let beamGrowth: f64 = 1;
/** The ratio of the last two level sizes of each end. */
let campGrowth: f64 = 1;
let figureGrowth: f64 = 1;
/** The state in which both ends meet. */
let meeting: u64 = 0;

export function meetingState(): u64 {
  return meeting;
}

/**
 * Begins to decide the figure that the host has written.
 *
 * @param pairs number of pairs of mirror images at the start of the list
 */
export function setFigure(count: i32, pairs: i32): void {
  prepareSquares(FIGURE, count, pairs);
  clearArena();
  reserveVisitedStates();
  beginLevels(firstState(), lastState());
  phase = FIRST_PHASE;
  growingList = -1;
  isNarrowed = false;
  campGrowth = 1;
  figureGrowth = 1;
  const isImpossible = !isViable(CAMP, fullMask, 0) || !isViable(FIGURE, fullMask, 0);
  verdict = isImpossible ? IMPOSSIBLE : NO_VERDICT;
}

/**
 * Continues the search.
 *
 * @param states number of states to expand
 * @returns the verdict, or NO_VERDICT if there is none yet
 */
export function decideFigure(states: i32): i32 {
  for (let left = states; left > 0 && verdict == NO_VERDICT; left -= 1) {
    if (growingList < 0) beginSearchLevel();
    expand(stateAt(growingList, depthOf(growingList), cursor));
    cursor += 1;
    if (cursor == sizeOf(growingList, depthOf(growingList)) && verdict == NO_VERDICT) endSearchLevel();
  }
  return verdict;
}

@inline
function lastSize(list: i32): i32 {
  return sizeOf(list, depthOf(list));
}

/** Begins a level of the end whose next level is likely to be smaller. A beam always grows from the camp. */
function beginSearchLevel(): void {
  const camp = <f64>lastSize(CAMP) * campGrowth;
  const figure = <f64>lastSize(FIGURE) * figureGrowth;
  growingList = camp <= figure ? CAMP : FIGURE;
  if (phase == FIRST_PHASE && lastSize(growingList) > SMALL_LEVEL) {
    phase += 1;
    beamDepth = depthOf(CAMP);
    beamStart = arenaEnd();
    beamGrowth = campGrowth;
  }
  if (phase != FIRST_PHASE && phase != LAST_PHASE) growingList = CAMP;
  cursor = 0;
  beginLevel();
  clearVisitedStates();
}

/** Adds the states that the moves of a state reach. */
function expand(state: u64): void {
  const list = growingList;
  const count = listMoves(list, menOn(state, list), menOn(state, 1 - list));
  for (let index = 0; index < count; index += 1) {
    const next = canonical(afterMove(state, list, manOfMove(index), squareOfMove(index)));
    if (!addState(next)) continue;
    if (isViable(list, menOn(next, list), menOn(next, 1 - list))) addToLevel(next);
  }
  if (!ensureRoom(currentStates(), currentCount())) verdict = UNDECIDED;
}

/** Ends a level and evaluates it. */
function endSearchLevel(): void {
  const list = growingList;
  growingList = -1;
  const previousSize = lastSize(list);
  const width = widthOf(phase);
  if (currentCount() > width) {
    truncateLevel(selectBest(list, currentStates(), currentCount(), width));
    isNarrowed = true;
  }
  endLevel(list, depthOf(list) + 1);
  const size = lastSize(list);
  const growth = <f64>size / <f64>previousSize;
  if (list == CAMP) campGrowth = growth;
  else figureGrowth = growth;
  const endsMeet = depthOf(CAMP) + depthOf(FIGURE) == <i32>popcnt(fullMask);
  if (endsMeet && findMeeting()) verdict = REACHABLE;
  else if (endsMeet || size == 0) endWithoutSolution();
}

/**
 * Ends a phase without a solution. If a level was narrowed, the next phase begins; otherwise the verdict is
 * “impossible”.
 */
function endWithoutSolution(): void {
  if (!isNarrowed) {
    verdict = IMPOSSIBLE;
    return;
  }
  isNarrowed = false;
  phase += 1;
  dropLevels(CAMP, beamDepth, beamStart);
  campGrowth = beamGrowth;
}

/**
 * Looks for a state that the last levels of both ends have in common.
 *
 * @returns whether there is one
 */
function findMeeting(): bool {
  const smaller = lastSize(CAMP) < lastSize(FIGURE) ? CAMP : FIGURE;
  beginLevel();
  clearVisitedStates();
  for (let index = 0; index < lastSize(smaller); index += 1) {
    const state = stateAt(smaller, depthOf(smaller), index);
    addState(state);
    addToLevel(state);
    if (!ensureRoom(currentStates(), currentCount())) unreachable();
  }
  for (let index = 0; index < lastSize(1 - smaller); index += 1) {
    meeting = stateAt(1 - smaller, depthOf(1 - smaller), index);
    if (isVisited(meeting)) return true;
  }
  return false;
}
