// Beam search for one army. Each level has the distinct placements of lowest cost that the next move can reach.

import { MAX_MOVES } from '../../../kernel/assembly/limits';
import { NO_CELL } from '../limits';
import { arenaEnd, clearArena, reserve, shrinkArena } from '../memory/bump-allocator';
import {
  addCandidate,
  candidateCost,
  candidateMove,
  candidateParent,
  clearCandidates,
  isAccepted,
  prepareCandidates,
  rankCandidates,
} from './candidates';
import { prepareZobristKeys } from './cell-set';
import { addLevel, clearJoins, findInEarlier, findInLatest, prepareJoins } from './joins';
import { makeChild, makeStart } from './make-placement';
import { listMoves, MOVES, setArmyCount, setMen } from './men';
import { BEAM_MOVES, MAX_LEVELS, reserveOrigins, writeMovesTo, writeOrigin } from './parent-moves';
import { costOfPlacement, crossKeyAfter, keyAfter, markedOf, menInTargetOf, PLACEMENT_BYTES, setPlacementCost } from './placement';
import { costChange, inTarget } from './placement-cost';
import { joinsHalves } from './symmetries';

/** The host's clock in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** The moves allowed at the first level; written by the host. */
export const FIRST_MOVES: usize = memory.data(2 * MAX_MOVES);
/** Return codes of `advanceBeam`. */
const CONTINUED: i32 = 0;
const HOME: i32 = 1;
const TIMED_OUT: i32 = 2;
const NO_MOVES: i32 = 3;
const JOINED: i32 = 4;

/** The number of placements expanded between two reads of the clock. */
const CLOCK_INTERVAL: i32 = 64;
/** The lowest cost of a level is at most this much below the lowest cost of the previous level. */
const MAX_LEVEL_GAIN: i32 = 3000;

/** The addresses of the placements of the current level and of the next one. */
let current: usize = 0;
let next: usize = 0;
/** The address of the ranked candidates. */
let ranking: usize = 0;
let arenaAtStart: usize = 0;
/** The number of placements in the current level, and the index of the level. */
let count: i32 = 0;
let level: i32 = 0;
/** The number of placements of the level that have been expanded. */
let cursor: i32 = 0;
let firstMoveCount: i32 = 0;
let requiredInTarget: i32 = 0;
let markedGoal: i32 = NO_CELL;
/** The last move of the solution: its parent placement and the move. */
let lastParent: i32 = -1;
let lastMove: i32 = 0;
/** The placement whose image the last move reaches, and its level; -1 if the move leads home. */
let joinedPlacement: i32 = -1;
let joinedLevel: i32 = -1;
let expandedCount: i64 = 0;

/** The number of armies that move in turn, and the army that moves first. */
let armyCount: i32 = 1;
let firstArmy: i32 = 0;

/**
 * Sets the number of armies that move in turn, 1 or 2, and the army that moves first. The search brings army 0 home.
 */
export function setArmies(count: i32, first: i32): void {
  armyCount = count;
  firstArmy = first;
  setArmyCount(count);
}

/** Reserves memory for a beam of the given width, and frees the memory of all other searches. */
export function prepareBeam(width: i32): void {
  clearArena();
  prepareZobristKeys();
  prepareCandidates(width);
  current = reserve(<usize>width * PLACEMENT_BYTES);
  next = reserve(<usize>width * PLACEMENT_BYTES);
  ranking = reserve(<usize>width << 2);
  if (joinsHalves()) prepareJoins(width);
  arenaAtStart = arenaEnd();
}

/**
 * Sets the start placement.
 *
 * @param men number of cells in ARMY_CELLS
 * @param moves number of moves in FIRST_MOVES; 0 allows every move
 * @param required number of men that must be inside the target for the army to be home
 * @param marked cell of the marked man, or NO_CELL
 * @param goal cell that the marked man must reach
 */
export function beginBeam(men: i32, moves: i32, required: i32, marked: i32, goal: i32): void {
  shrinkArena(arenaAtStart);
  count = 1;
  level = 0;
  cursor = 0;
  firstMoveCount = moves;
  requiredInTarget = required;
  markedGoal = goal;
  lastParent = -1;
  joinedPlacement = -1;
  expandedCount = 0;
  makeStart(current, men, marked);
  if (!joinsHalves()) return;
  clearJoins();
  addLevel(current, 1);
}

/**
 * Adds the moves in a list as candidates.
 *
 * @returns whether a move brings the army home
 */
@inline
function addCandidates(index: i32, placement: usize, list: usize, end: usize): bool {
  const cost = costOfPlacement(placement);
  const menInTarget = menInTargetOf(placement);
  const marked = markedOf(placement);
  for (; list < end; list += 2) {
    const move = <i32>load<u16>(list);
    const from = move >> 8;
    const to = move & 255;
    const isMarked = from == marked;
    if (menInTarget + inTarget(to) - inTarget(from) >= requiredInTarget && isMarkedManHome(isMarked ? to : marked)) {
      lastParent = index;
      lastMove = move;
      joinedPlacement = -1;
      return true;
    }
    if (joinsHalves()) recordJoin(index, move, crossKeyAfter(placement, from, to));
    const after = cost + costChange(placement, from, to);
    if (isAccepted(after)) addCandidate(keyAfter(placement, from, to, isMarked), after, index, move);
  }
  return false;
}

/**
 * Records a move that reaches the image of a placement in one of the last two levels. The earlier level takes
 * precedence.
 */
@inline
function recordJoin(parent: i32, move: i32, key: u64): void {
  if (joinedPlacement >= 0 && joinedLevel < level) return;
  let match = findInEarlier(key);
  const isEarlier = match >= 0;
  // With two armies both halves begin with the same army, so only an even number of moves joins them.
  if (!isEarlier && joinedPlacement < 0 && armyCount == 1) match = findInLatest(key);
  if (match < 0) return;
  lastParent = parent;
  lastMove = move;
  joinedPlacement = match;
  joinedLevel = isEarlier ? level - 1 : level;
}

/** Returns whether the marked man, if there is one, stands on its goal. */
@inline
function isMarkedManHome(marked: i32): bool {
  return marked == NO_CELL || marked == markedGoal;
}

/**
 * Adds a level, or continues one that timed out.
 *
 * @param deadline on the host's clock
 * @returns 0 if a level is complete, 1 if the army is home, 2 if the deadline has passed, 3 if no move is left, 4 if
 *   the last move joins two half paths
 */
export function advanceBeam(deadline: f64): i32 {
  if (level >= MAX_LEVELS) return NO_MOVES;
  if (cursor == 0) clearCandidates(costOfPlacement(current) - MAX_LEVEL_GAIN);
  for (let sinceClockRead = 0; cursor < count; cursor += 1, sinceClockRead += 1) {
    if (sinceClockRead % CLOCK_INTERVAL == 0 && clock() > deadline) return TIMED_OUT;
    const placement = current + <usize>cursor * PLACEMENT_BYTES;
    setMen(placement, true);
    const isRestricted = level == 0 && firstMoveCount > 0;
    const list = isRestricted ? FIRST_MOVES : MOVES;
    const end = isRestricted ? FIRST_MOVES + (<usize>firstMoveCount << 1) : listMoves(placement, armyCount == 1 ? 0 : (level + firstArmy) & 1);
    const isHome = addCandidates(cursor, placement, list, end);
    setMen(placement, false);
    if (isHome) return HOME;
  }
  expandedCount += count;
  cursor = 0;
  if (joinedPlacement >= 0) return JOINED;
  const keptCount = rankCandidates(ranking);
  if (keptCount == 0) return NO_MOVES;
  keepLevel(keptCount);
  return CONTINUED;
}

/** Makes the ranked candidates the next level. */
function keepLevel(keptCount: i32): void {
  const origins = reserveOrigins(level, keptCount);
  for (let index = 0; index < keptCount; index += 1) {
    const entry = <usize>load<u32>(ranking + (<usize>index << 2));
    const parent = candidateParent(entry);
    const move = candidateMove(entry);
    const child = next + <usize>index * PLACEMENT_BYTES;
    makeChild(child, current + <usize>parent * PLACEMENT_BYTES, move);
    setPlacementCost(child, candidateCost(entry));
    writeOrigin(origins, index, parent, move);
  }
  const free = current;
  current = next;
  next = free;
  count = keptCount;
  level += 1;
  if (joinsHalves()) addLevel(current, count);
}

/** Returns the cost of the best placement of the level. */
export function lowestCost(): i32 {
  return costOfPlacement(current);
}

/** Returns the number of placements expanded since `beginBeam`. */
export function placementsExpanded(): i64 {
  return expandedCount + cursor;
}

/**
 * Writes moves to BEAM_MOVES: the solution or the first half path if the search has found one, otherwise the
 * moves to the best placement of the level.
 *
 * @returns their number
 */
export function writeMoves(): i32 {
  if (lastParent < 0) return writeMovesTo(level, 0);
  store<u16>(BEAM_MOVES + (<usize>writeMovesTo(level, lastParent) << 1), <u16>lastMove);
  return level + 1;
}

/**
 * Writes the moves of the second half path to BEAM_MOVES.
 *
 * @returns their number
 */
export function writeSecondHalfMoves(): i32 {
  return writeMovesTo(joinedLevel, joinedPlacement);
}
