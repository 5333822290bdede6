import { clearArena, reserve } from '../memory/bump-allocator';
import {
  addCell,
  bitboard,
  bitIndexOf,
  CAMP,
  copyCells,
  FIGURE,
  FIGURE_BOARD,
  FIGURE_SQUARES,
  fullMask,
  hasCell,
  neighboursOf,
  neighboursOfSet,
  prepareSquares,
  setBitboard,
  writeCells,
} from './board';
import { reachable } from './jumps';
import { clearMatching, matchSquare, restoreMatching, saveMatching, setMenFor } from './matching';
import { hasCampMatching } from './viability';

// All candidates: symmetric sets of squares that pass a test weaker than the game. A set grows from the squares nearest to the
// camp: each further square is reachable from the camp by a step, or over men of the camp and squares of the set, all of which
// count as men. More squares never reduce what is reachable, so the order of growth does not matter, and a choice of in or out
// for one square after another produces every set once. Every square needs a man: of its class or adjacent to it, and at the
// end one that can reach it.

/** Fields of a branch: the set, squares left out, squares still to choose from, the matching, and the number of squares. */
const SET: usize = 0;
const LEFT_OUT: usize = 32;
const CHOICE: usize = 64;
const PAIRED: usize = 96;
const COUNT: usize = 96 + 40;
const BRANCH_BYTES: usize = 144;

const BRANCHES: usize = memory.data(144 * 33);
/** By bit index: a bit for each man of the camp of the same class or on an adjacent cell. */
const NEAR_MEN: usize = memory.data(256 * 4);
const HOME: usize = memory.data(32);
const MEN: usize = memory.data(32);

let branch: usize = 0;
let maxWritten: i32 = 0;
let found: usize = 0;

/** Returns the bit index of the mirror image. */
@inline
function mirror(bitIndex: i32): i32 {
  const across = ((bitIndex >> 6) & 1) << 7;
  const up = (bitIndex >> 7) << 6;
  return across | up | ((bitIndex & 7) << 3) | ((bitIndex >> 3) & 7);
}

/**
 * Begins to list the candidates of the camp.
 *
 * @param limit number of candidates written at a time
 * @returns the address where they are written
 */
export function beginCandidates(limit: i32): usize {
  clearArena();
  maxWritten = limit;
  found = reserve(<usize>limit << 5);
  writeCells(CAMP, fullMask, HOME);
  const men = <i32>popcnt(fullMask);
  for (let bitIndex = 0; bitIndex < 256; bitIndex += 1) {
    let near: u32 = 0;
    for (let man = 0; man < men; man += 1) {
      const home = bitIndexOf(CAMP, man);
      if (home >> 6 == bitIndex >> 6 || hasCell(neighboursOf(bitIndex), home)) near |= 1 << man;
    }
    store<u32>(NEAR_MEN + (<usize>bitIndex << 2), near);
  }
  branch = BRANCHES;
  memory.fill(branch, 0, BRANCH_BYTES);
  clearMatching(fullMask);
  saveMatching(branch + PAIRED);
  choose();
  return found;
}

@inline
function chooseClass(k: i32): void {
  const near = reachable(k, MEN, bitboard(FIGURE_BOARD, k), ~(<u64>0), bitboard(HOME, k)) | neighboursOfSet(k, HOME);
  const taken = bitboard(HOME, k) | bitboard(branch + SET, k) | bitboard(branch + LEFT_OUT, k);
  setBitboard(branch + CHOICE, k, near & bitboard(FIGURE_BOARD, k) & ~taken);
}

/** Finds the squares that can be added to the set of a branch. */
function choose(): void {
  for (let k = 0; k < 4; k += 1) setBitboard(MEN, k, bitboard(HOME, k) | bitboard(branch + SET, k));
  chooseClass(0);
  chooseClass(1);
  chooseClass(2);
  chooseClass(3);
}

/** Returns a bit index of a set, or -1. */
function firstCell(set: usize): i32 {
  for (let k = 0; k < 4; k += 1) {
    if (bitboard(set, k) != 0) return (k << 6) | <i32>ctz(bitboard(set, k));
  }
  return -1;
}

@inline
function removeCell(set: usize, bitIndex: i32): void {
  setBitboard(set, bitIndex >> 6, bitboard(set, bitIndex >> 6) & ~((<u64>1) << (bitIndex & 63)));
}

@inline
function menNear(bitIndex: i32): u32 {
  return load<u32>(NEAR_MEN + (<usize>bitIndex << 2));
}

/** Matches one more square of a set, and makes it the next square of the figure. */
@inline
function matchNext(number: i32, bitIndex: i32): bool {
  store<u8>(FIGURE_SQUARES + 32 + <usize>number, <u8>bitIndex);
  return matchSquare(number, menNear(bitIndex));
}

/** Returns whether a matching covers every square with a man that can reach it. */
function canBePaired(men: i32): bool {
  prepareSquares(FIGURE, men, 0);
  const paired = hasCampMatching();
  for (let number = 0; number < men; number += 1) setMenFor(number, menNear(bitIndexOf(FIGURE, number)));
  return paired;
}

/** Writes the next candidates, four bitboards each. @returns their number; 0 after the last one */
export function listCandidates(): i32 {
  let written = 0;
  const men = <i32>popcnt(fullMask);
  while (written < maxWritten && branch >= BRANCHES) {
    const bitIndex = firstCell(branch + CHOICE);
    if (bitIndex < 0) {
      branch -= BRANCH_BYTES;
      continue;
    }
    const image = mirror(bitIndex);
    removeCell(branch + CHOICE, bitIndex);
    removeCell(branch + CHOICE, image);
    const count = load<i32>(branch + COUNT);
    const next = count + (bitIndex == image ? 1 : 2);
    const set = branch + BRANCH_BYTES + SET;
    copyCells(set, branch + SET);
    copyCells(set + LEFT_OUT, branch + LEFT_OUT);
    addCell(branch + LEFT_OUT, bitIndex);
    addCell(branch + LEFT_OUT, image);
    if (next > men) continue;
    addCell(set, bitIndex);
    addCell(set, image);
    restoreMatching(branch + PAIRED);
    if (!matchNext(count, bitIndex) || (bitIndex != image && !matchNext(count + 1, image))) continue;
    if (next < men) {
      branch += BRANCH_BYTES;
      store<i32>(branch + COUNT, next);
      saveMatching(branch + PAIRED);
      choose();
      continue;
    }
    if (!canBePaired(men)) continue;
    copyCells(found + (<usize>written << 5), set);
    written += 1;
  }
  return written;
}
