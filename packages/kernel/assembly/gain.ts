import { menOf, OCCUPIED, refresh, VACANT, word } from './board';
import { placesBelow } from './cost-levels';
import { firstTwo, landingsOfTwo } from './landings';
import { E, isPlain, N, NE, NW, S, SE, SW, W } from './lattice';
import { COST_LEVELS, mightHop, mightStep, stepGainOf, travelCost } from './travel';
import { jumpsTo, stepsTo } from './ways';

// The largest gain among an army's moves, without a list of them. Hops mostly gain more than steps, so they are looked at first,
// and of the steps only those of men who might gain more yet.

/** What the search of the largest gain says when there is no move. */
export const NO_GAIN: i32 = -1 << 24;

/** The larger of `best` and what a man's hops gain. */
@inline
function bestLanding(army: i32, k: i32, bit: i32, landings: u64, best: i32): i32 {
  const here = travelCost(army, (k << 6) | bit);
  for (let left = landings & placesBelow(COST_LEVELS, army, k, here - best); left != 0; left &= left - 1) {
    best = max(best, here - travelCost(army, (k << 6) | <i32>ctz(left)));
  }
  return best;
}

/** The larger of `best` and what the hops of an army's men of class k gain. */
@inline
function bestHop(plain: bool, k: i32, army: i32, best: i32): i32 {
  const vacant = word(VACANT, k);
  const row = word(OCCUPIED, k ^ 1);
  const column = word(OCCUPIED, k ^ 2);
  const diagonal = word(OCCUPIED, k ^ 3);
  const e = jumpsTo(plain, k, E, vacant, row, column, diagonal);
  const w = jumpsTo(plain, k, W, vacant, row, column, diagonal);
  const n = jumpsTo(plain, k, N, vacant, row, column, diagonal);
  const s = jumpsTo(plain, k, S, vacant, row, column, diagonal);
  const ne = jumpsTo(plain, k, NE, vacant, row, column, diagonal);
  const nw = jumpsTo(plain, k, NW, vacant, row, column, diagonal);
  const se = jumpsTo(plain, k, SE, vacant, row, column, diagonal);
  const sw = jumpsTo(plain, k, SW, vacant, row, column, diagonal);
  let men = mightHop(word(menOf(army), k) & (e | w | n | s | ne | nw | se | sw), army, k, best);
  if (men == 0) return best;
  const jumpE = i64x2.splat(e);
  const jumpW = i64x2.splat(w);
  const jumpN = i64x2.splat(n);
  const jumpS = i64x2.splat(s);
  const jumpNE = i64x2.splat(ne);
  const jumpNW = i64x2.splat(nw);
  const jumpSE = i64x2.splat(se);
  const jumpSW = i64x2.splat(sw);
  do {
    const landings = landingsOfTwo(firstTwo(men), jumpE, jumpW, jumpN, jumpS, jumpNE, jumpNW, jumpSE, jumpSW);
    best = bestLanding(army, k, <i32>ctz(men), i64x2.extract_lane(landings, 0), best);
    men &= men - 1;
    if (men == 0) return best;
    best = bestLanding(army, k, <i32>ctz(men), i64x2.extract_lane(landings, 1), best);
    men = mightHop(men & (men - 1), army, k, best);
  } while (men != 0);
  return best;
}

/** The larger of `best` and what a step gains, if there is one. */
@inline
function bestIf(is: bool, gain: i32, best: i32): i32 {
  return max(best, is ? gain : NO_GAIN);
}

/** The larger of `best` and what the steps of an army's men of class k gain. */
@inline
function bestStep(plain: bool, k: i32, army: i32, best: i32): i32 {
  const row = word(VACANT, k ^ 1);
  const column = word(VACANT, k ^ 2);
  const diagonal = word(VACANT, k ^ 3);
  const odd = k & 1;
  const up = (k >> 1) << 3;
  for (let men = mightStep(word(menOf(army), k), army, k, best); men != 0; men &= men - 1) {
    const bit = <i32>ctz(men);
    const from = (k << 6) | bit;
    if (stepGainOf(army, from) <= best) continue;
    const man = men & (0 - men);
    const here = travelCost(army, from);
    const rowAt = ((k ^ 1) << 6) + bit + odd;
    const columnAt = ((k ^ 2) << 6) + bit + up;
    const diagonalAt = ((k ^ 3) << 6) + bit + odd + up;
    best = bestIf((man & stepsTo(plain, k, E, row, column, diagonal)) != 0, here - travelCost(army, rowAt), best);
    best = bestIf((man & stepsTo(plain, k, W, row, column, diagonal)) != 0, here - travelCost(army, rowAt - 1), best);
    best = bestIf((man & stepsTo(plain, k, N, row, column, diagonal)) != 0, here - travelCost(army, columnAt), best);
    best = bestIf((man & stepsTo(plain, k, S, row, column, diagonal)) != 0, here - travelCost(army, columnAt - 8), best);
    best = bestIf((man & stepsTo(plain, k, NE, row, column, diagonal)) != 0, here - travelCost(army, diagonalAt), best);
    best = bestIf((man & stepsTo(plain, k, NW, row, column, diagonal)) != 0, here - travelCost(army, diagonalAt - 1), best);
    best = bestIf((man & stepsTo(plain, k, SE, row, column, diagonal)) != 0, here - travelCost(army, diagonalAt - 8), best);
    best = bestIf((man & stepsTo(plain, k, SW, row, column, diagonal)) != 0, here - travelCost(army, diagonalAt - 9), best);
  }
  return best;
}

@inline
function bestGain(plain: bool, army: i32): i32 {
  let best = bestHop(plain, 1, army, bestHop(plain, 0, army, NO_GAIN));
  best = bestHop(plain, 3, army, bestHop(plain, 2, army, best));
  best = bestStep(plain, 1, army, bestStep(plain, 0, army, best));
  return bestStep(plain, 3, army, bestStep(plain, 2, army, best));
}

/** The largest fall in travel cost any move of an army brings; NO_GAIN when there is no move. */
export function largestGain(army: i32): i32 {
  refresh();
  return isPlain ? bestGain(true, army) : bestGain(false, army);
}
