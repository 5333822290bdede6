import { markedArmyOf } from './armies';
import { bitboard, menOf, OCCUPIED, updateOccupancy, VACANT } from './board';
import { cellsBelow } from './cost-levels';
import { jumpOrigins, stepOrigins } from './directions';
import { firstTwo, landingsOfTwo } from './landings';
import { E, isUnrestricted, N, NE, NW, S, SE, SW, W } from './lattice';
import { COST_LEVELS, menWithHopGain, menWithStepGain, stepGainOf, travelCost } from './travel-cost';

// The largest gain among an army's moves, computed without a move list. Hops usually gain more than steps, so the hops
// of all classes come first; after them, only men that may gain more by a step are examined.

/** The value returned as the largest gain of an army that has no legal moves. */
export const NO_GAIN: i32 = -1 << 24;

/** Returns the larger of `best` and the largest gain of one man's hops. */
@inline
function largestLandingGain(army: i32, k: i32, bit: i32, landings: u64, best: i32): i32 {
  const fromCost = travelCost(army, (k << 6) | bit);
  for (let left = landings & cellsBelow(COST_LEVELS, army, k, fromCost - best); left != 0; left &= left - 1) {
    best = max(best, fromCost - travelCost(army, (k << 6) | <i32>ctz(left)));
  }
  return best;
}

/** Returns the larger of `best` and the largest gain of the hops of an army's men of class k. */
@inline
function largestHopGain(unrestricted: bool, k: i32, army: i32, best: i32): i32 {
  const vacant = bitboard(VACANT, k);
  const row = bitboard(OCCUPIED, k ^ 1);
  const column = bitboard(OCCUPIED, k ^ 2);
  const diagonal = bitboard(OCCUPIED, k ^ 3);
  const e = jumpOrigins(unrestricted, k, E, vacant, row, column, diagonal);
  const w = jumpOrigins(unrestricted, k, W, vacant, row, column, diagonal);
  const n = jumpOrigins(unrestricted, k, N, vacant, row, column, diagonal);
  const s = jumpOrigins(unrestricted, k, S, vacant, row, column, diagonal);
  const ne = jumpOrigins(unrestricted, k, NE, vacant, row, column, diagonal);
  const nw = jumpOrigins(unrestricted, k, NW, vacant, row, column, diagonal);
  const se = jumpOrigins(unrestricted, k, SE, vacant, row, column, diagonal);
  const sw = jumpOrigins(unrestricted, k, SW, vacant, row, column, diagonal);
  let men = menWithHopGain(bitboard(menOf(army), k) & (e | w | n | s | ne | nw | se | sw), army, k, best);
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
    best = largestLandingGain(army, k, <i32>ctz(men), i64x2.extract_lane(landings, 0), best);
    men &= men - 1;
    if (men == 0) return best;
    best = largestLandingGain(army, k, <i32>ctz(men), i64x2.extract_lane(landings, 1), best);
    men = menWithHopGain(men & (men - 1), army, k, best);
  } while (men != 0);
  return best;
}

/** Returns the larger of `best` and the gain of a step if it is legal. */
@inline
function largerIf(isLegal: bool, gain: i32, best: i32): i32 {
  return max(best, isLegal ? gain : NO_GAIN);
}

/** Returns the larger of `best` and the largest gain of the steps of an army's men of class k. */
@inline
function largestStepGain(unrestricted: bool, k: i32, army: i32, best: i32): i32 {
  const row = bitboard(VACANT, k ^ 1);
  const column = bitboard(VACANT, k ^ 2);
  const diagonal = bitboard(VACANT, k ^ 3);
  const odd = k & 1;
  const up = (k >> 1) << 3;
  for (let men = menWithStepGain(bitboard(menOf(army), k), army, k, best); men != 0; men &= men - 1) {
    const bit = <i32>ctz(men);
    const from = (k << 6) | bit;
    if (stepGainOf(army, from) <= best) continue;
    const man = men & (0 - men);
    const fromCost = travelCost(army, from);
    const rowAt = ((k ^ 1) << 6) + bit + odd;
    const columnAt = ((k ^ 2) << 6) + bit + up;
    const diagonalAt = ((k ^ 3) << 6) + bit + odd + up;
    best = largerIf((man & stepOrigins(unrestricted, k, E, row, column, diagonal)) != 0, fromCost - travelCost(army, rowAt), best);
    best = largerIf((man & stepOrigins(unrestricted, k, W, row, column, diagonal)) != 0, fromCost - travelCost(army, rowAt - 1), best);
    best = largerIf((man & stepOrigins(unrestricted, k, N, row, column, diagonal)) != 0, fromCost - travelCost(army, columnAt), best);
    best = largerIf((man & stepOrigins(unrestricted, k, S, row, column, diagonal)) != 0, fromCost - travelCost(army, columnAt - 8), best);
    best = largerIf((man & stepOrigins(unrestricted, k, NE, row, column, diagonal)) != 0, fromCost - travelCost(army, diagonalAt), best);
    best = largerIf((man & stepOrigins(unrestricted, k, NW, row, column, diagonal)) != 0, fromCost - travelCost(army, diagonalAt - 1), best);
    best = largerIf((man & stepOrigins(unrestricted, k, SE, row, column, diagonal)) != 0, fromCost - travelCost(army, diagonalAt - 8), best);
    best = largerIf((man & stepOrigins(unrestricted, k, SW, row, column, diagonal)) != 0, fromCost - travelCost(army, diagonalAt - 9), best);
  }
  return best;
}

@inline
function largestGainOn(unrestricted: bool, army: i32, bound: i32): i32 {
  let best = largestHopGain(unrestricted, 1, army, largestHopGain(unrestricted, 0, army, bound));
  best = largestHopGain(unrestricted, 3, army, largestHopGain(unrestricted, 2, army, best));
  best = largestStepGain(unrestricted, 1, army, largestStepGain(unrestricted, 0, army, best));
  return largestStepGain(unrestricted, 3, army, largestStepGain(unrestricted, 2, army, best));
}

/**
 * Returns the largest gain of an army's moves and those of its marked men, or `bound` if no gain is larger. OCCUPIED and VACANT
 * must be up to date.
 */
export function largestGainAbove(army: i32, bound: i32): i32 {
  const gain = isUnrestricted ? largestGainOn(true, army, bound) : largestGainOn(false, army, bound);
  const marked = markedArmyOf(army);
  return marked == 0 ? gain : largestGainAbove(marked, gain);
}

/** Returns the largest gain of an army's moves and those of its marked men, or NO_GAIN if it has none. */
export function largestGain(army: i32): i32 {
  updateOccupancy();
  return largestGainAbove(army, NO_GAIN);
}
