import { clearArena, reserve } from './arena';
import { add, BOARD, copy, FIGURE, fullMask, has, neighboursOf, placeOf, setWord, settleList, SQUARES, spread, touching, word, YARD } from './figures-ground';
import { reached } from './figures-jumps';
import { clearPairs, pairSquare, restorePairs, savePairs, setComers } from './figures-matching';
import { hasPairing } from './figures-viable';

// All candidates: sets of squares that are their own mirror image and pass a test that asks for less than the game does. A set
// is built up from the squares nearest the yard: each one more can be reached from the yard, by a step or over men of the yard
// and squares of the set, all of which count as men. What can be reached only grows with the set, so whether a set can be built
// up does not depend on the order, and taking or leaving one square after another comes to every set once. There must be a
// man for every square: of its class, or beside it; and in the end, one who can reach it.

/** Where the search branches: the set, squares left out, squares still to choose from, pairs, and how many squares there are. */
const SET: usize = 0;
const LEFT_OUT: usize = 32;
const CHOICE: usize = 64;
const PAIRED: usize = 96;
const COUNT: usize = 96 + 40;
const BRANCH_BYTES: usize = 144;

const BRANCHES: usize = memory.data(144 * 33);
/** By place: a bit for each man of the yard who is of its class or stands beside it. */
const NEAR_MEN: usize = memory.data(256 * 4);
const HOME: usize = memory.data(32);
const MEN: usize = memory.data(32);

let branch: usize = 0;
let room: i32 = 0;
let found: usize = 0;

/** The place on the other side of the diagonal. */
@inline
function mirror(place: i32): i32 {
  const across = ((place >> 6) & 1) << 7;
  const up = (place >> 7) << 6;
  return across | up | ((place & 7) << 3) | ((place >> 3) & 7);
}

/** Begins to list the candidates of the yard that is set up. @param most how many are written at a time */
export function beginCandidates(most: i32): void {
  clearArena();
  room = most;
  found = reserve(<usize>most << 5);
  spread(YARD, fullMask, HOME);
  const men = <i32>popcnt(fullMask);
  for (let place = 0; place < 256; place += 1) {
    let near: u32 = 0;
    for (let man = 0; man < men; man += 1) {
      const home = placeOf(YARD, man);
      if (home >> 6 == place >> 6 || has(neighboursOf(place), home)) near |= 1 << man;
    }
    store<u32>(NEAR_MEN + (<usize>place << 2), near);
  }
  branch = BRANCHES;
  memory.fill(branch, 0, BRANCH_BYTES);
  clearPairs(fullMask);
  savePairs(branch + PAIRED);
  choose();
}

@inline
function chooseIn(k: i32): void {
  const near = reached(k, MEN, word(BOARD, k), ~(<u64>0), word(HOME, k)) | touching(k, HOME);
  const taken = word(HOME, k) | word(branch + SET, k) | word(branch + LEFT_OUT, k);
  setWord(branch + CHOICE, k, near & word(BOARD, k) & ~taken);
}

/** Finds the squares that can be added to the set of a branch. */
function choose(): void {
  for (let k = 0; k < 4; k += 1) setWord(MEN, k, word(HOME, k) | word(branch + SET, k));
  chooseIn(0);
  chooseIn(1);
  chooseIn(2);
  chooseIn(3);
}

/** A place of a set, or -1. */
function first(set: usize): i32 {
  for (let k = 0; k < 4; k += 1) {
    if (word(set, k) != 0) return (k << 6) | <i32>ctz(word(set, k));
  }
  return -1;
}

@inline
function remove(set: usize, place: i32): void {
  setWord(set, place >> 6, word(set, place >> 6) & ~((<u64>1) << (place & 63)));
}

@inline
function nearMen(place: i32): u32 {
  return load<u32>(NEAR_MEN + (<usize>place << 2));
}

/** Pairs one more square of a set, and makes it the figure's next. */
@inline
function pair(number: i32, place: i32): bool {
  store<u8>(SQUARES + 32 + <usize>number, <u8>place);
  return pairSquare(number, nearMen(place));
}

/** Is there a man for every square who can reach it? */
function canBePaired(men: i32): bool {
  settleList(FIGURE, men, 0);
  const paired = hasPairing();
  for (let number = 0; number < men; number += 1) setComers(number, nearMen(placeOf(FIGURE, number)));
  return paired;
}

/** Writes candidates, four words each. @returns how many; none when all have been written */
export function listCandidates(): i32 {
  let written = 0;
  const men = <i32>popcnt(fullMask);
  while (written < room && branch >= BRANCHES) {
    const place = first(branch + CHOICE);
    if (place < 0) {
      branch -= BRANCH_BYTES;
      continue;
    }
    const image = mirror(place);
    remove(branch + CHOICE, place);
    remove(branch + CHOICE, image);
    const count = load<i32>(branch + COUNT);
    const next = count + (place == image ? 1 : 2);
    const set = branch + BRANCH_BYTES + SET;
    copy(set, branch + SET);
    copy(set + LEFT_OUT, branch + LEFT_OUT);
    add(branch + LEFT_OUT, place);
    add(branch + LEFT_OUT, image);
    if (next > men) continue;
    add(set, place);
    add(set, image);
    restorePairs(branch + PAIRED);
    if (!pair(count, place) || (place != image && !pair(count + 1, image))) continue;
    if (next < men) {
      branch += BRANCH_BYTES;
      store<i32>(branch + COUNT, next);
      savePairs(branch + PAIRED);
      choose();
      continue;
    }
    if (!canBePaired(men)) continue;
    copy(found + (<usize>written << 5), set);
    written += 1;
  }
  return written;
}

/** Where candidates are written. */
export function candidatesWritten(): usize {
  return found;
}
