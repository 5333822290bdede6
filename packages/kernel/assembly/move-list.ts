import { markedArmyOf } from './armies';
import { bitboard, menOf, OCCUPIED, updateOccupancy, VACANT } from './board';
import { jumpOrigins, stepOrigins } from './directions';
import { findLandings, landingsAt } from './landings';
import { E, isUnrestricted, N, NE, NW, S, SE, SW, W } from './lattice';
import { MAX_MOVES } from './limits';

/** The size of a move list in bytes, enough for any position. */
export const LIST_BYTES: usize = 2 * MAX_MOVES;

/** Writes a move without a branch. The next move overwrites it unless it is legal. */
@inline
function writeIf(isLegal: bool, out: usize, move: i32): usize {
  store<u16>(out, <u16>move);
  return out + ((<usize>isLegal) << 1);
}

/** Writes the hops of a man. */
@inline
function writeHops(k: i32, man: u64, landings: u64, out: usize): usize {
  const from = (k << 6) | <i32>ctz(man);
  for (let left = landings; left != 0; left &= left - 1) {
    store<u16>(out, <u16>((from << 8) | (k << 6) | <i32>ctz(left)));
    out += 2;
  }
  return out;
}

/**
 * Writes the moves of an army's men of class k.
 *
 * @returns the end of the list
 */
@inline
function listClass(unrestricted: bool, k: i32, army: i32, out: usize): usize {
  const vacant = bitboard(VACANT, k);
  const vacantRow = bitboard(VACANT, k ^ 1);
  const vacantColumn = bitboard(VACANT, k ^ 2);
  const vacantDiagonal = bitboard(VACANT, k ^ 3);
  const stepE = stepOrigins(unrestricted, k, E, vacantRow, vacantColumn, vacantDiagonal);
  const stepW = stepOrigins(unrestricted, k, W, vacantRow, vacantColumn, vacantDiagonal);
  const stepN = stepOrigins(unrestricted, k, N, vacantRow, vacantColumn, vacantDiagonal);
  const stepS = stepOrigins(unrestricted, k, S, vacantRow, vacantColumn, vacantDiagonal);
  const stepNE = stepOrigins(unrestricted, k, NE, vacantRow, vacantColumn, vacantDiagonal);
  const stepNW = stepOrigins(unrestricted, k, NW, vacantRow, vacantColumn, vacantDiagonal);
  const stepSE = stepOrigins(unrestricted, k, SE, vacantRow, vacantColumn, vacantDiagonal);
  const stepSW = stepOrigins(unrestricted, k, SW, vacantRow, vacantColumn, vacantDiagonal);
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
  const jumps = e | w | n | s | ne | nw | se | sw;
  const odd = k & 1;
  const up = (k >> 1) << 3;
  let men = bitboard(menOf(army), k) & (jumps | stepE | stepW | stepN | stepS | stepNE | stepNW | stepSE | stepSW);
  findLandings(men & jumps, e, w, n, s, ne, nw, se, sw);
  let hopper = 0;
  for (; men != 0; men &= men - 1) {
    const man = men & (0 - men);
    if ((man & jumps) != 0) {
      out = writeHops(k, man, landingsAt(hopper), out);
      hopper += 1;
    }
    const bit = <i32>ctz(man);
    const from = ((k << 6) | bit) << 8;
    const rowAt = from | (((k ^ 1) << 6) + bit + odd);
    const columnAt = from | (((k ^ 2) << 6) + bit + up);
    const diagonalAt = from | (((k ^ 3) << 6) + bit + odd + up);
    out = writeIf((man & stepE) != 0, out, rowAt);
    out = writeIf((man & stepW) != 0, out, rowAt - 1);
    out = writeIf((man & stepN) != 0, out, columnAt);
    out = writeIf((man & stepS) != 0, out, columnAt - 8);
    out = writeIf((man & stepNE) != 0, out, diagonalAt);
    out = writeIf((man & stepNW) != 0, out, diagonalAt - 1);
    out = writeIf((man & stepSE) != 0, out, diagonalAt - 8);
    out = writeIf((man & stepSW) != 0, out, diagonalAt - 9);
  }
  return out;
}

@inline
function list(unrestricted: bool, army: i32, out: usize): usize {
  const half = listClass(unrestricted, 1, army, listClass(unrestricted, 0, army, out));
  return listClass(unrestricted, 3, army, listClass(unrestricted, 2, army, half));
}

/**
 * Writes the moves of an army and of its marked men, 16 bits each as 256 x from + to, to `out`.
 *
 * @returns the number of moves
 */
export function listMoves(army: i32, out: usize): i32 {
  updateOccupancy();
  let end = out;
  let current = army;
  do {
    end = isUnrestricted ? list(true, current, end) : list(false, current, end);
    current = markedArmyOf(current);
  } while (current != 0);
  return <i32>((end - out) >> 1);
}
