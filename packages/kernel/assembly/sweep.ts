import { army, OCCUPIED, refresh, VACANT, word } from './board';
import { eastOf, northOf, southOf, twoEast, twoWest, westOf } from './lattice';
import { travelCost } from './travel';

// One sweep over an army's men of a class finds all their moves, for three purposes. The purpose is a constant wherever the
// sweep is called, so each becomes a function of its own with nothing left of the others.

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
function sweepClass(purpose: i32, k: i32, side: i32, out: usize): usize {
  let men = word(army(side), k);
  const row = word(VACANT, k ^ 1);
  const column = word(VACANT, k ^ 2);
  const diagonal = word(VACANT, k ^ 3);
  // Steps: the cells of this class that have a vacant neighbour, by direction.
  const stepE = eastOf(k, row);
  const stepW = westOf(k, row);
  const stepN = northOf(k, column);
  const stepS = southOf(k, column);
  const stepNE = northOf(k, eastOf(k, diagonal));
  const stepNW = northOf(k, westOf(k, diagonal));
  const stepSE = southOf(k, eastOf(k, diagonal));
  const stepSW = southOf(k, westOf(k, diagonal));
  // Jumps: the cells that have a man next to them and a vacant cell just beyond.
  const vacant = word(VACANT, k);
  const beyondE = twoEast(vacant);
  const beyondW = twoWest(vacant);
  const rowMen = word(OCCUPIED, k ^ 1);
  const columnMen = word(OCCUPIED, k ^ 2);
  const diagonalMen = word(OCCUPIED, k ^ 3);
  const jumpE = eastOf(k, rowMen) & beyondE;
  const jumpW = westOf(k, rowMen) & beyondW;
  const jumpN = northOf(k, columnMen) & (vacant >> 8);
  const jumpS = southOf(k, columnMen) & (vacant << 8);
  const jumpNE = northOf(k, eastOf(k, diagonalMen)) & (beyondE >> 8);
  const jumpNW = northOf(k, westOf(k, diagonalMen)) & (beyondW >> 8);
  const jumpSE = southOf(k, eastOf(k, diagonalMen)) & (beyondE << 8);
  const jumpSW = southOf(k, westOf(k, diagonalMen)) & (beyondW << 8);
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
      const here = travelCost(side, from);
      let least = 1 << 24;
      for (let left = landings; left != 0; left &= left - 1) {
        least = min(least, travelCost(side, (k << 6) | <i32>ctz(left)));
      }
      if (man & stepE) least = min(least, travelCost(side, rowAt));
      if (man & stepW) least = min(least, travelCost(side, rowAt - 1));
      if (man & stepN) least = min(least, travelCost(side, columnAt));
      if (man & stepS) least = min(least, travelCost(side, columnAt - 8));
      if (man & stepNE) least = min(least, travelCost(side, diagonalAt));
      if (man & stepNW) least = min(least, travelCost(side, diagonalAt - 1));
      if (man & stepSE) least = min(least, travelCost(side, diagonalAt - 8));
      if (man & stepSW) least = min(least, travelCost(side, diagonalAt - 9));
      best = max(best, here - least);
    }
  }
  return purpose == GAIN ? <usize>best : out;
}

/** How many moves an army has. */
export function countMoves(side: i32): i32 {
  refresh();
  return <i32>sweepClass(COUNT, 3, side, sweepClass(COUNT, 2, side, sweepClass(COUNT, 1, side, sweepClass(COUNT, 0, side, 0))));
}

/** Writes an army's moves from `out` on. @returns how many */
export function listMoves(side: i32, out: usize): i32 {
  refresh();
  const end = sweepClass(LIST, 3, side, sweepClass(LIST, 2, side, sweepClass(LIST, 1, side, sweepClass(LIST, 0, side, out))));
  return <i32>((end - out) >> 1);
}

/** The largest fall in travel cost any move of an army brings; NO_GAIN when there is no move. */
export function largestGain(side: i32): i32 {
  refresh();
  const none = <usize>NO_GAIN;
  return <i32>sweepClass(GAIN, 3, side, sweepClass(GAIN, 2, side, sweepClass(GAIN, 1, side, sweepClass(GAIN, 0, side, none))));
}
