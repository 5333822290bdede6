import { menOf, OCCUPIED, refresh, VACANT, word } from './board';
import {
  E,
  eastOf,
  isPlain,
  mayJump,
  mayStep,
  N,
  NE,
  NW,
  northOf,
  S,
  SE,
  SW,
  southOf,
  twoEast,
  twoWest,
  W,
  westOf,
} from './lattice';
import { travelCost } from './travel';

// One sweep over an army's men of a class finds all their moves, for three purposes, on plain boards and on others. Class,
// purpose and plainness are constants wherever the sweep is called, so each becomes a function of its own with nothing left of
// the others.

/** Only how many moves there are. */
const COUNT = 0;
/** Each move as 256 x from + to. */
const LIST = 1;
/** The largest fall in travel cost that any move brings. */
const GAIN = 2;

/** Room for the moves of any position, 16 bits each: 128 men times 128 vacant cells, and some to spare. */
export const LIST_BYTES: usize = 2 * 16512;

/** What a sweep says when there is no move. */
export const NO_GAIN: i32 = -1 << 24;

@inline
function put(out: usize, code: i32): usize {
  store<u16>(out, <u16>code);
  return out + 2;
}

/**
 * Sweeps the men of class k.
 *
 * @param out for COUNT and GAIN the number so far, for LIST the place to write the next move
 * @returns the same, after this class
 */
@inline
function sweepClass(purpose: i32, plain: bool, k: i32, army: i32, out: usize): usize {
  let men = word(menOf(army), k);
  const row = word(VACANT, k ^ 1);
  const column = word(VACANT, k ^ 2);
  const diagonal = word(VACANT, k ^ 3);
  // Steps: the cells of this class that have a vacant neighbour, by direction.
  const stepE = eastOf(plain, k, row) & mayStep(plain, k, E);
  const stepW = westOf(plain, k, row) & mayStep(plain, k, W);
  const stepN = northOf(k, column) & mayStep(plain, k, N);
  const stepS = southOf(k, column) & mayStep(plain, k, S);
  const stepNE = northOf(k, eastOf(plain, k, diagonal)) & mayStep(plain, k, NE);
  const stepNW = northOf(k, westOf(plain, k, diagonal)) & mayStep(plain, k, NW);
  const stepSE = southOf(k, eastOf(plain, k, diagonal)) & mayStep(plain, k, SE);
  const stepSW = southOf(k, westOf(plain, k, diagonal)) & mayStep(plain, k, SW);
  // Jumps: the cells that have a man next to them and a vacant cell just beyond.
  const vacant = word(VACANT, k);
  const beyondE = twoEast(plain, vacant);
  const beyondW = twoWest(plain, vacant);
  const rowMen = word(OCCUPIED, k ^ 1);
  const columnMen = word(OCCUPIED, k ^ 2);
  const diagonalMen = word(OCCUPIED, k ^ 3);
  const jumpE = eastOf(plain, k, rowMen) & beyondE & mayJump(plain, k, E);
  const jumpW = westOf(plain, k, rowMen) & beyondW & mayJump(plain, k, W);
  const jumpN = northOf(k, columnMen) & (vacant >> 8) & mayJump(plain, k, N);
  const jumpS = southOf(k, columnMen) & (vacant << 8) & mayJump(plain, k, S);
  const jumpNE = northOf(k, eastOf(plain, k, diagonalMen)) & (beyondE >> 8) & mayJump(plain, k, NE);
  const jumpNW = northOf(k, westOf(plain, k, diagonalMen)) & (beyondW >> 8) & mayJump(plain, k, NW);
  const jumpSE = southOf(k, eastOf(plain, k, diagonalMen)) & (beyondE << 8) & mayJump(plain, k, SE);
  const jumpSW = southOf(k, westOf(plain, k, diagonalMen)) & (beyondW << 8) & mayJump(plain, k, SW);
  const jumpAny = jumpE | jumpW | jumpN | jumpS | jumpNE | jumpNW | jumpSE | jumpSW;

  if (purpose == COUNT) {
    out += <usize>(
      (popcnt(men & stepE) + popcnt(men & stepW) + popcnt(men & stepN) + popcnt(men & stepS) +
        popcnt(men & stepNE) + popcnt(men & stepNW) + popcnt(men & stepSE) + popcnt(men & stepSW))
    );
    men &= jumpAny;
  } else {
    men &= jumpAny | stepE | stepW | stepN | stepS | stepNE | stepNW | stepSE | stepSW;
  }
  const odd = k & 1;
  const up = (k >> 1) << 3;
  let best: i32 = purpose == GAIN ? <i32>out : 0;
  while (men != 0) {
    const man = men & (0 - men);
    const bit = <i32>ctz(men);
    men &= men - 1;
    const from = (k << 6) | bit;
    // No cost is below zero, so a man never gains more than he costs.
    if (purpose == GAIN && travelCost(army, from) <= best) continue;
    let landings: u64 = 0;
    if ((man & jumpAny) != 0) {
      let front = man;
      while (true) {
        const next =
          (((front & jumpE) << 1) | ((front & jumpW) >> 1) | ((front & jumpN) << 8) | ((front & jumpS) >> 8) |
            ((front & jumpNE) << 9) | ((front & jumpNW) << 7) | ((front & jumpSE) >> 7) | ((front & jumpSW) >> 9)) &
          ~landings;
        if (next == 0) break;
        landings |= next;
        front = next;
      }
    }
    if (purpose == COUNT) {
      out += <usize>popcnt(landings);
      continue;
    }
    const rowAt = ((k ^ 1) << 6) + bit + odd;
    const columnAt = ((k ^ 2) << 6) + bit + up;
    const diagonalAt = ((k ^ 3) << 6) + bit + odd + up;
    if (purpose == LIST) {
      const code = from << 8;
      for (let left = landings; left != 0; left &= left - 1) out = put(out, code | (k << 6) | <i32>ctz(left));
      if (man & stepE) out = put(out, code | rowAt);
      if (man & stepW) out = put(out, code | (rowAt - 1));
      if (man & stepN) out = put(out, code | columnAt);
      if (man & stepS) out = put(out, code | (columnAt - 8));
      if (man & stepNE) out = put(out, code | diagonalAt);
      if (man & stepNW) out = put(out, code | (diagonalAt - 1));
      if (man & stepSE) out = put(out, code | (diagonalAt - 8));
      if (man & stepSW) out = put(out, code | (diagonalAt - 9));
    } else {
      const here = travelCost(army, from);
      let least = 1 << 24;
      for (let left = landings; left != 0; left &= left - 1) {
        least = min(least, travelCost(army, (k << 6) | <i32>ctz(left)));
      }
      if (man & stepE) least = min(least, travelCost(army, rowAt));
      if (man & stepW) least = min(least, travelCost(army, rowAt - 1));
      if (man & stepN) least = min(least, travelCost(army, columnAt));
      if (man & stepS) least = min(least, travelCost(army, columnAt - 8));
      if (man & stepNE) least = min(least, travelCost(army, diagonalAt));
      if (man & stepNW) least = min(least, travelCost(army, diagonalAt - 1));
      if (man & stepSE) least = min(least, travelCost(army, diagonalAt - 8));
      if (man & stepSW) least = min(least, travelCost(army, diagonalAt - 9));
      best = max(best, here - least);
    }
  }
  return purpose == GAIN ? <usize>best : out;
}

@inline
function sweep(purpose: i32, plain: bool, army: i32, out: usize): usize {
  const half = sweepClass(purpose, plain, 1, army, sweepClass(purpose, plain, 0, army, out));
  return sweepClass(purpose, plain, 3, army, sweepClass(purpose, plain, 2, army, half));
}

/** How many moves an army has. */
export function countMoves(army: i32): i32 {
  refresh();
  return <i32>(isPlain ? sweep(COUNT, true, army, 0) : sweep(COUNT, false, army, 0));
}

/** Writes an army's moves from `out` on. @returns how many */
export function listMoves(army: i32, out: usize): i32 {
  refresh();
  const end = isPlain ? sweep(LIST, true, army, out) : sweep(LIST, false, army, out);
  return <i32>((end - out) >> 1);
}

/** The largest fall in travel cost any move of an army brings; NO_GAIN when there is no move. */
export function largestGain(army: i32): i32 {
  refresh();
  const none = <usize>NO_GAIN;
  return <i32>(isPlain ? sweep(GAIN, true, army, none) : sweep(GAIN, false, army, none));
}
