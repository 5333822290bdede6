import { menOf, OCCUPIED, refresh, VACANT, word } from './board';
import { findLandings, landingsAt } from './landings';
import { E, isPlain, N, NE, NW, S, SE, SW, W } from './lattice';
import { jumpsTo, stepsTo } from './ways';

/** Room for the moves of any position, 16 bits each: 128 men times 128 vacant cells, and some to spare. */
export const LIST_BYTES: usize = 2 * 16512;

/** Writes a move that stays only if it is one: what is written next takes its place otherwise. Spares an uncertain branch. */
@inline
function putIf(is: bool, out: usize, move: i32): usize {
  store<u16>(out, <u16>move);
  return out + ((<usize>is) << 1);
}

/** Writes the hops of a man. */
@inline
function listHops(k: i32, man: u64, landings: u64, out: usize): usize {
  const from = (k << 6) | <i32>ctz(man);
  for (let left = landings; left != 0; left &= left - 1) {
    store<u16>(out, <u16>((from << 8) | (k << 6) | <i32>ctz(left)));
    out += 2;
  }
  return out;
}

/** Writes the moves of an army's men of class k. @returns where the next one goes */
@inline
function listClass(plain: bool, k: i32, army: i32, out: usize): usize {
  const vacant = word(VACANT, k);
  const vacantRow = word(VACANT, k ^ 1);
  const vacantColumn = word(VACANT, k ^ 2);
  const vacantDiagonal = word(VACANT, k ^ 3);
  const stepE = stepsTo(plain, k, E, vacantRow, vacantColumn, vacantDiagonal);
  const stepW = stepsTo(plain, k, W, vacantRow, vacantColumn, vacantDiagonal);
  const stepN = stepsTo(plain, k, N, vacantRow, vacantColumn, vacantDiagonal);
  const stepS = stepsTo(plain, k, S, vacantRow, vacantColumn, vacantDiagonal);
  const stepNE = stepsTo(plain, k, NE, vacantRow, vacantColumn, vacantDiagonal);
  const stepNW = stepsTo(plain, k, NW, vacantRow, vacantColumn, vacantDiagonal);
  const stepSE = stepsTo(plain, k, SE, vacantRow, vacantColumn, vacantDiagonal);
  const stepSW = stepsTo(plain, k, SW, vacantRow, vacantColumn, vacantDiagonal);
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
  const jumps = e | w | n | s | ne | nw | se | sw;
  const odd = k & 1;
  const up = (k >> 1) << 3;
  let men = word(menOf(army), k) & (jumps | stepE | stepW | stepN | stepS | stepNE | stepNW | stepSE | stepSW);
  findLandings(men & jumps, e, w, n, s, ne, nw, se, sw);
  let hopper = 0;
  for (; men != 0; men &= men - 1) {
    const man = men & (0 - men);
    if ((man & jumps) != 0) {
      out = listHops(k, man, landingsAt(hopper), out);
      hopper += 1;
    }
    const bit = <i32>ctz(man);
    const from = ((k << 6) | bit) << 8;
    const rowAt = from | (((k ^ 1) << 6) + bit + odd);
    const columnAt = from | (((k ^ 2) << 6) + bit + up);
    const diagonalAt = from | (((k ^ 3) << 6) + bit + odd + up);
    out = putIf((man & stepE) != 0, out, rowAt);
    out = putIf((man & stepW) != 0, out, rowAt - 1);
    out = putIf((man & stepN) != 0, out, columnAt);
    out = putIf((man & stepS) != 0, out, columnAt - 8);
    out = putIf((man & stepNE) != 0, out, diagonalAt);
    out = putIf((man & stepNW) != 0, out, diagonalAt - 1);
    out = putIf((man & stepSE) != 0, out, diagonalAt - 8);
    out = putIf((man & stepSW) != 0, out, diagonalAt - 9);
  }
  return out;
}

@inline
function list(plain: bool, army: i32, out: usize): usize {
  const half = listClass(plain, 1, army, listClass(plain, 0, army, out));
  return listClass(plain, 3, army, listClass(plain, 2, army, half));
}

/** Writes an army's moves, each as 256 x from + to, from `out` on. @returns how many */
export function listMoves(army: i32, out: usize): i32 {
  refresh();
  const end = isPlain ? list(true, army, out) : list(false, army, out);
  return <i32>((end - out) >> 1);
}
