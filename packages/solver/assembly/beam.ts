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
import { clearJoins, inEarlier, inLatest, prepareJoins, rememberLevel } from './joins';
import { listMoves, MOVES, setArmies, setMen } from './men';
import { isMirrored } from './mirrors';
import { crossKeyAfter, homeOf, keyAfter, markedOf, NOBODY, PLACEMENT_BYTES, setWorth, worthOf } from './placement';
import { makeChild, setUp } from './placing';
import { prepareWords } from './sets';
import { LINE, MOST_LEVELS, note, reserveTrail, writeTrail } from './trails';
import { inTarget, worthChange } from './worth';

/** The host's clock, in milliseconds. */
@external('host', 'clock')
declare function clock(): f64;

/** The moves of the first level, if they are given; written by the host. */
export const FIRST_MOVES: usize = memory.data(2 * 16512);
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

/** How many armies move, one or two in turn, and which of the two begins. */
let armies: i32 = 1;
let firstArmy: i32 = 0;

/** Says how many armies move, one or two in turn, and which begins. It is the first that is to come home. */
export function setTurns(count: i32, first: i32): void {
  armies = count;
  firstArmy = first;
  setArmies(count);
}

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
  setUp(here, men, marked);
  if (!isMirrored()) return;
  clearJoins();
  rememberLevel(here, 1);
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
  // Where two armies move in turn, both halves begin with the same one, and only an even number of moves joins them.
  if (!isShorter && joinedTo < 0 && armies == 1) other = inLatest(key);
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
    const list = given ? FIRST_MOVES : MOVES;
    const end = given ? FIRST_MOVES + (<usize>firstCount << 1) : listMoves(placement, armies == 1 ? 0 : (level + firstArmy) & 1);
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
  const trail = reserveTrail(level, kept);
  for (let index = 0; index < kept; index += 1) {
    const entry = <usize>load<u32>(order + (<usize>index << 2));
    const parent = candidateParent(entry);
    const move = candidateMove(entry);
    const child = next + <usize>index * PLACEMENT_BYTES;
    makeChild(child, here + <usize>parent * PLACEMENT_BYTES, move);
    setWorth(child, candidateWorth(entry));
    note(trail, index, parent, move);
  }
  const free = here;
  here = next;
  next = free;
  count = kept;
  level += 1;
  if (isMirrored()) rememberLevel(here, count);
}

/** The worth of the best placement of the level. */
export function leastWorth(): i32 {
  return worthOf(here);
}

/** Placements whose moves were listed since `beginBeam`. */
export function placementsExpanded(): i64 {
  return expanded + cursor;
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
