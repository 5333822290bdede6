import { arenaEnd, clearArena } from './arena';
import { FIGURE, fullMask, YARD } from './figures-ground';
import { beginLevel, beginLevels, depthOf, dropLevels, endLevel, keepFirst, sizeOf, stateAt, write, written, writtenCount } from './figures-levels';
import { listMoves, manIn, squareIn } from './figures-moves';
import { clearSeen, isSeen, makeRoom, reserveSeen, see } from './figures-seen';
import { canonical, firstState, lastState, menOn, moved } from './figures-state';
import { isViable } from './figures-viable';
import { narrow } from './figures-beam';

// Whether all men of the yard can come to the figure in one move each. Levels of states are made from both ends. First both
// ends grow for as long as that costs nothing; then narrow beams from the yard look for a solution; then both ends grow
// without a limit. "Impossible" is said only where a level is empty, or two levels have nothing in common, and no level was
// narrowed.

export const OPEN: i32 = 0;
export const REACHABLE: i32 = 1;
export const IMPOSSIBLE: i32 = 2;
/** The memory that a level may take was used up. */
export const UNDECIDED: i32 = 3;

/** The phases of a search, and how many states of a level they keep. The first ends when both ends have more than that. */
const PHASES: i32 = 4;
const FIRST: i32 = 0;
const LAST: i32 = 3;
const SMALL: i32 = 100;
const NO_LIMIT: i32 = i32.MAX_VALUE;

@inline
function widthOf(phase: i32): i32 {
  return phase == 1 ? 20 : phase == 2 ? 300 : NO_LIMIT;
}

let verdict: i32 = OPEN;
let phase: i32 = FIRST;
/** The list whose end grows, and the next state of its last level; or -1. */
let growing: i32 = -1;
let cursor: i32 = 0;
let isNarrowed: bool = false;
/** Where a beam begins: the depth and the memory to go back to. */
let beamDepth: i32 = 0;
let beamStart: usize = 0;
let beamGrowth: f64 = 1;
/** How many times as large a level of either end was as the one before. */
let yardGrowth: f64 = 1;
let figureGrowth: f64 = 1;
/** A state in which both ends have met. */
let meeting: u64 = 0;

export function meetingState(): u64 {
  return meeting;
}

/** Begins to decide the figure that is set up. */
export function beginSearch(): void {
  clearArena();
  reserveSeen();
  beginLevels(firstState(), lastState());
  phase = FIRST;
  growing = -1;
  isNarrowed = false;
  yardGrowth = 1;
  figureGrowth = 1;
  const isHopeless = !isViable(YARD, fullMask, 0) || !isViable(FIGURE, fullMask, 0);
  verdict = isHopeless ? IMPOSSIBLE : OPEN;
}

/** Goes on with the search. @param states how many states to look at @returns the verdict, OPEN if there is none yet */
export function decide(states: i32): i32 {
  for (let left = states; left > 0 && verdict == OPEN; left -= 1) {
    if (growing < 0) begin();
    expand(stateAt(growing, depthOf(growing), cursor));
    cursor += 1;
    if (cursor == sizeOf(growing, depthOf(growing)) && verdict == OPEN) finish();
  }
  return verdict;
}

@inline
function lastSize(list: i32): i32 {
  return sizeOf(list, depthOf(list));
}

/** Begins a level of the end that promises the smaller one; a beam always goes from the yard. */
function begin(): void {
  const yard = <f64>lastSize(YARD) * yardGrowth;
  const figure = <f64>lastSize(FIGURE) * figureGrowth;
  growing = yard <= figure ? YARD : FIGURE;
  if (phase == FIRST && lastSize(growing) > SMALL) {
    phase += 1;
    beamDepth = depthOf(YARD);
    beamStart = arenaEnd();
    beamGrowth = yardGrowth;
  }
  if (phase != FIRST && phase != LAST) growing = YARD;
  cursor = 0;
  beginLevel();
  clearSeen();
}

/** Adds what the moves of a state lead to. */
function expand(state: u64): void {
  const list = growing;
  const count = listMoves(list, menOn(state, list), menOn(state, 1 - list));
  for (let index = 0; index < count; index += 1) {
    const next = canonical(moved(state, list, manIn(index), squareIn(index)));
    if (!see(next)) continue;
    if (isViable(list, menOn(next, list), menOn(next, 1 - list))) write(next);
  }
  if (!makeRoom(written(), writtenCount())) verdict = UNDECIDED;
}

/** Ends a level, and sees what it tells. */
function finish(): void {
  const list = growing;
  growing = -1;
  const before = lastSize(list);
  const width = widthOf(phase);
  if (writtenCount() > width) {
    keepFirst(narrow(list, written(), writtenCount(), width));
    isNarrowed = true;
  }
  endLevel(list, depthOf(list) + 1);
  const size = lastSize(list);
  const growth = <f64>size / <f64>before;
  if (list == YARD) yardGrowth = growth;
  else figureGrowth = growth;
  const isMet = depthOf(YARD) + depthOf(FIGURE) == <i32>popcnt(fullMask);
  if (isMet && meet()) verdict = REACHABLE;
  else if (isMet || size == 0) fail();
}

/** No solution in what was looked at: that settles it, unless a level was narrowed. */
function fail(): void {
  if (!isNarrowed) {
    verdict = IMPOSSIBLE;
    return;
  }
  isNarrowed = false;
  phase += 1;
  dropLevels(YARD, beamDepth, beamStart);
  yardGrowth = beamGrowth;
}

/** Looks for a state that the last levels of both ends have in common. */
function meet(): bool {
  const fewer = lastSize(YARD) < lastSize(FIGURE) ? YARD : FIGURE;
  beginLevel();
  clearSeen();
  for (let index = 0; index < lastSize(fewer); index += 1) {
    const state = stateAt(fewer, depthOf(fewer), index);
    see(state);
    write(state);
    if (!makeRoom(written(), writtenCount())) unreachable();
  }
  for (let index = 0; index < lastSize(1 - fewer); index += 1) {
    meeting = stateAt(1 - fewer, depthOf(1 - fewer), index);
    if (isSeen(meeting)) return true;
  }
  return false;
}
