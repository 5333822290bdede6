import { menOf, OCCUPIED, refresh, VACANT, word } from './board';
import { placesBelow } from './cost-levels';
import { findLandings, landingsAt } from './landings';
import { E, isPlain, N, NE, NW, S, SE, SW, W } from './lattice';
import { put } from './moves';
import { COST_LEVELS, mightHop, mightStep, travelCost } from './travel';
import { jumpsTo, stepsTo } from './ways';

// The moves of an army that gain more than is needed, in the order in which all its moves are listed. Men and landings too near
// or too far for that are left out by whole sets, before anything is looked at one by one.

/** More than any move loses. */
export const ANY_GAIN: i32 = -1 << 24;

/** Where moves and what they gain are written. */
let moves: usize = 0;
let gains: usize = 0;

/** Writes a move that stays only if it is one and gains enough: what is written next takes its place otherwise. @returns the next place */
@inline
function putIf(is: bool, move: i32, gain: i32, needed: i32, count: i32): i32 {
  put(moves, gains, count, move, gain);
  return count + (<i32>is & <i32>(gain > needed));
}

/** Writes the moves of an army's men of class k. */
@inline
function listClass(plain: bool, k: i32, army: i32, needed: i32, begin: i32): i32 {
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
  const all = word(menOf(army), k);
  const hoppers = mightHop(all & (e | w | n | s | ne | nw | se | sw), army, k, needed);
  const steppers = mightStep(all, army, k, needed);
  if ((hoppers | steppers) == 0) return begin;
  let count = begin;
  const vacantRow = word(VACANT, k ^ 1);
  const vacantColumn = word(VACANT, k ^ 2);
  const vacantDiagonal = word(VACANT, k ^ 3);
  const odd = k & 1;
  const up = (k >> 1) << 3;
  findLandings(hoppers, e, w, n, s, ne, nw, se, sw);
  let hopper = 0;
  for (let men = hoppers | steppers; men != 0; men &= men - 1) {
    const man = men & (0 - men);
    const bit = <i32>ctz(man);
    const here = travelCost(army, (k << 6) | bit);
    const from = ((k << 6) | bit) << 8;
    if ((man & hoppers) != 0) {
      const landings = landingsAt(hopper) & placesBelow(COST_LEVELS, army, k, here - needed);
      for (let left = landings; left != 0; left &= left - 1) {
        const to = (k << 6) | <i32>ctz(left);
        count = putIf(true, from | to, here - travelCost(army, to), needed, count);
      }
      hopper += 1;
    }
    if ((man & steppers) == 0) continue;
    const rowAt = ((k ^ 1) << 6) + bit + odd;
    const columnAt = ((k ^ 2) << 6) + bit + up;
    const diagonalAt = ((k ^ 3) << 6) + bit + odd + up;
    count = putIf((man & stepsTo(plain, k, E, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | rowAt, here - travelCost(army, rowAt), needed, count);
    count = putIf((man & stepsTo(plain, k, W, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (rowAt - 1), here - travelCost(army, rowAt - 1), needed, count);
    count = putIf((man & stepsTo(plain, k, N, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | columnAt, here - travelCost(army, columnAt), needed, count);
    count = putIf((man & stepsTo(plain, k, S, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (columnAt - 8), here - travelCost(army, columnAt - 8), needed, count);
    count = putIf((man & stepsTo(plain, k, NE, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | diagonalAt, here - travelCost(army, diagonalAt), needed, count);
    count = putIf((man & stepsTo(plain, k, NW, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (diagonalAt - 1), here - travelCost(army, diagonalAt - 1), needed, count);
    count = putIf((man & stepsTo(plain, k, SE, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (diagonalAt - 8), here - travelCost(army, diagonalAt - 8), needed, count);
    count = putIf((man & stepsTo(plain, k, SW, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (diagonalAt - 9), here - travelCost(army, diagonalAt - 9), needed, count);
  }
  return count;
}

@inline
function list(plain: bool, army: i32, needed: i32): i32 {
  const half = listClass(plain, 1, army, needed, listClass(plain, 0, army, needed, 0));
  return listClass(plain, 3, army, needed, listClass(plain, 2, army, needed, half));
}

/**
 * Writes an army's moves that gain more than so much, as 256 x from + to, and beside them what they gain.
 *
 * @returns how many
 */
export function listGaining(army: i32, needed: i32, toMoves: usize, toGains: usize): i32 {
  refresh();
  moves = toMoves;
  gains = toGains;
  return isPlain ? list(true, army, needed) : list(false, army, needed);
}
