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

// Lists all candidates: symmetric sets of squares that pass a test weaker than the game. A set grows from the
// camp: each additional square is reachable from the camp by a step, or by jumps over men of the camp and
// squares of the set, which all count as occupied. Adding squares never makes fewer squares reachable, so the
// order of growth does not matter. Deciding, one square at a time, whether it belongs to the set produces
// every set once. During the growth a matching must give every square a man of its class or from an adjacent
// cell; for a complete set, it must give every square a man that can reach it.

/**
 * Offsets in a branch: the set, the excluded squares, the squares still to choose from, the matching, and the set's
 * size.
 */
const SET: usize = 0;
const EXCLUDED: usize = 32;
const OPEN_CHOICES: usize = 64;
const MATCHING: usize = 96;
const COUNT: usize = 96 + 40;
const BRANCH_BYTES: usize = 144;

const BRANCHES: usize = memory.data(144 * 33);
/** For each bit index, the mask of the camp's men of the same class or on an adjacent cell. */
const NEAR_MEN: usize = memory.data(256 * 4);
/** Bitboards: the cells of the camp, and all cells with a man, in the camp or in the set. */
const CAMP_CELLS: usize = memory.data(32);
const MEN: usize = memory.data(32);

/** The address of the current branch. */
let branch: usize = 0;
/** The number of candidates to write at a time, and the address to write them to. */
let maxPerCall: i32 = 0;
let output: usize = 0;

/** Returns the bit index of the mirror image. */
@inline
function mirrorOf(bitIndex: i32): i32 {
  const across = ((bitIndex >> 6) & 1) << 7;
  const up = (bitIndex >> 7) << 6;
  return across | up | ((bitIndex & 7) << 3) | ((bitIndex >> 3) & 7);
}

/**
 * Begins to list the candidates for the camp.
 *
 * @param limit number of candidates that `listCandidates` writes at a time
 * @returns the address that it writes them to
 */
export function beginCandidates(limit: i32): usize {
  clearArena();
  maxPerCall = limit;
  output = reserve(<usize>limit << 5);
  writeCells(CAMP, fullMask, CAMP_CELLS);
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
  saveMatching(branch + MATCHING);
  findChoices();
  return output;
}

@inline
function findChoicesInClass(k: i32): void {
  const near = reachable(k, MEN, bitboard(FIGURE_BOARD, k), ~(<u64>0), bitboard(CAMP_CELLS, k)) | neighboursOfSet(k, CAMP_CELLS);
  const taken = bitboard(CAMP_CELLS, k) | bitboard(branch + SET, k) | bitboard(branch + EXCLUDED, k);
  setBitboard(branch + OPEN_CHOICES, k, near & bitboard(FIGURE_BOARD, k) & ~taken);
}

/** Finds the squares that can be added to the set of a branch. */
function findChoices(): void {
  for (let k = 0; k < 4; k += 1) setBitboard(MEN, k, bitboard(CAMP_CELLS, k) | bitboard(branch + SET, k));
  findChoicesInClass(0);
  findChoicesInClass(1);
  findChoicesInClass(2);
  findChoicesInClass(3);
}

/** Returns the bit index of a cell of a set, or -1 if the set is empty. */
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

/**
 * Makes a cell the figure's square `number`.
 *
 * @returns whether the matching can cover it too
 */
@inline
function matchNext(number: i32, bitIndex: i32): bool {
  store<u8>(FIGURE_SQUARES + 32 + <usize>number, <u8>bitIndex);
  return matchSquare(number, menNear(bitIndex));
}

/** Returns whether a matching gives every square a man that can reach it. */
function hasFinalMatching(men: i32): bool {
  prepareSquares(FIGURE, men, 0);
  const hasMatching = hasCampMatching();
  for (let number = 0; number < men; number += 1) setMenFor(number, menNear(bitIndexOf(FIGURE, number)));
  return hasMatching;
}

/**
 * Writes the next candidates, four bitboards each.
 *
 * @returns their number; 0 when all are listed
 */
export function listCandidates(): i32 {
  let written = 0;
  const men = <i32>popcnt(fullMask);
  while (written < maxPerCall && branch >= BRANCHES) {
    const bitIndex = firstCell(branch + OPEN_CHOICES);
    if (bitIndex < 0) {
      branch -= BRANCH_BYTES;
      continue;
    }
    const image = mirrorOf(bitIndex);
    removeCell(branch + OPEN_CHOICES, bitIndex);
    removeCell(branch + OPEN_CHOICES, image);
    const count = load<i32>(branch + COUNT);
    const nextCount = count + (bitIndex == image ? 1 : 2);
    const set = branch + BRANCH_BYTES + SET;
    copyCells(set, branch + SET);
    copyCells(set + EXCLUDED, branch + EXCLUDED);
    addCell(branch + EXCLUDED, bitIndex);
    addCell(branch + EXCLUDED, image);
    if (nextCount > men) continue;
    addCell(set, bitIndex);
    addCell(set, image);
    restoreMatching(branch + MATCHING);
    if (!matchNext(count, bitIndex) || (bitIndex != image && !matchNext(count + 1, image))) continue;
    if (nextCount < men) {
      branch += BRANCH_BYTES;
      store<i32>(branch + COUNT, nextCount);
      saveMatching(branch + MATCHING);
      findChoices();
      continue;
    }
    if (!hasFinalMatching(men)) continue;
    copyCells(output + (<usize>written << 5), set);
    written += 1;
  }
  return written;
}
