import { markedArmyOf } from './armies';
import { bitboard, menOf, OCCUPIED, updateOccupancy, VACANT } from './board';
import { cellsBelow } from './cost-levels';
import { jumpOrigins, stepOrigins } from './directions';
import { findLandings, landingsAt } from './landings';
import { E, isUnrestricted, N, NE, NW, S, SE, SW, W } from './lattice';
import { writeMove } from './move-buffer';
import { COST_LEVELS, menWithHopGain, menWithStepGain, travelCost } from './travel-cost';

// The moves of an army that gain more than a minimum, in the order of the full move list. Cost levels exclude whole
// sets of men and landings before the loops.

/** A minimum below the gain of every move. */
export const ANY_GAIN: i32 = -1 << 24;

/** The addresses to which moves and their gains are written. */
let moves: usize = 0;
let gains: usize = 0;

/**
 * Writes a move. The next move overwrites it unless it is legal and gains enough.
 *
 * @returns the next index
 */
@inline
function writeIf(isLegal: bool, move: i32, gain: i32, minGain: i32, count: i32): i32 {
  writeMove(moves, gains, count, move, gain);
  return count + (<i32>isLegal & <i32>(gain > minGain));
}

/**
 * Writes the moves of an army's men of class k.
 *
 * @returns the next index
 */
@inline
function listClass(unrestricted: bool, k: i32, army: i32, minGain: i32, begin: i32): i32 {
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
  const armyMen = bitboard(menOf(army), k);
  const hoppers = menWithHopGain(armyMen & (e | w | n | s | ne | nw | se | sw), army, k, minGain);
  const steppers = menWithStepGain(armyMen, army, k, minGain);
  if ((hoppers | steppers) == 0) return begin;
  let count = begin;
  const vacantRow = bitboard(VACANT, k ^ 1);
  const vacantColumn = bitboard(VACANT, k ^ 2);
  const vacantDiagonal = bitboard(VACANT, k ^ 3);
  const odd = k & 1;
  const up = (k >> 1) << 3;
  findLandings(hoppers, e, w, n, s, ne, nw, se, sw);
  let hopper = 0;
  for (let men = hoppers | steppers; men != 0; men &= men - 1) {
    const man = men & (0 - men);
    const bit = <i32>ctz(man);
    const fromCost = travelCost(army, (k << 6) | bit);
    const from = ((k << 6) | bit) << 8;
    if ((man & hoppers) != 0) {
      const landings = landingsAt(hopper) & cellsBelow(COST_LEVELS, army, k, fromCost - minGain);
      for (let left = landings; left != 0; left &= left - 1) {
        const to = (k << 6) | <i32>ctz(left);
        count = writeIf(true, from | to, fromCost - travelCost(army, to), minGain, count);
      }
      hopper += 1;
    }
    if ((man & steppers) == 0) continue;
    const rowAt = ((k ^ 1) << 6) + bit + odd;
    const columnAt = ((k ^ 2) << 6) + bit + up;
    const diagonalAt = ((k ^ 3) << 6) + bit + odd + up;
    count = writeIf((man & stepOrigins(unrestricted, k, E, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | rowAt, fromCost - travelCost(army, rowAt), minGain, count);
    count = writeIf((man & stepOrigins(unrestricted, k, W, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (rowAt - 1), fromCost - travelCost(army, rowAt - 1), minGain, count);
    count = writeIf((man & stepOrigins(unrestricted, k, N, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | columnAt, fromCost - travelCost(army, columnAt), minGain, count);
    count = writeIf((man & stepOrigins(unrestricted, k, S, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (columnAt - 8), fromCost - travelCost(army, columnAt - 8), minGain, count);
    count = writeIf((man & stepOrigins(unrestricted, k, NE, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | diagonalAt, fromCost - travelCost(army, diagonalAt), minGain, count);
    count = writeIf((man & stepOrigins(unrestricted, k, NW, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (diagonalAt - 1), fromCost - travelCost(army, diagonalAt - 1), minGain, count);
    count = writeIf((man & stepOrigins(unrestricted, k, SE, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (diagonalAt - 8), fromCost - travelCost(army, diagonalAt - 8), minGain, count);
    count = writeIf((man & stepOrigins(unrestricted, k, SW, vacantRow, vacantColumn, vacantDiagonal)) != 0, from | (diagonalAt - 9), fromCost - travelCost(army, diagonalAt - 9), minGain, count);
  }
  return count;
}

@inline
function list(unrestricted: bool, army: i32, minGain: i32): i32 {
  const half = listClass(unrestricted, 1, army, minGain, listClass(unrestricted, 0, army, minGain, 0));
  return listClass(unrestricted, 3, army, minGain, listClass(unrestricted, 2, army, minGain, half));
}

/**
 * Writes the moves of an army and of its marked men that gain more than `minGain` to `toMoves`, and their gains to
 * `toGains`.
 *
 * @returns the number of moves
 */
export function listGainingMoves(army: i32, minGain: i32, toMoves: usize, toGains: usize): i32 {
  updateOccupancy();
  moves = toMoves;
  gains = toGains;
  const count = isUnrestricted ? list(true, army, minGain) : list(false, army, minGain);
  const marked = markedArmyOf(army);
  if (marked == 0) return count;
  return count + listGainingMoves(marked, minGain, toMoves + ((<usize>count) << 1), toGains + ((<usize>count) << 2));
}
