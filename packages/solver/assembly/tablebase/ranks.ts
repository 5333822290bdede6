// Sets of men as numbers: their place in colexicographic order.
import { cellCount, IMAGES, menCount } from './board';
import { MAX_CELLS } from './limits';
import { sets } from './rows';

/** Binomial coefficients: of a cell, by the number of men up to it. */
export const BINOMIALS: usize = memory.data(4 * 8 * (MAX_CELLS + 1), 4);
export const BINOMIAL_STRIDE: u32 = 8;
/** By vacant cell of the fixed side: its index among those cells. */
const INDEX_OF_CELL: usize = memory.data(MAX_CELLS);
/** The reverse of INDEX_OF_CELL. */
const CELL_OF_INDEX: usize = memory.data(MAX_CELLS);

/** Returns the number of ways to choose `men` cells from the first `cells`. */
@inline
export function binomial(cells: u32, men: u32): u32 {
  return load<u32>(BINOMIALS + 4 * (cells * BINOMIAL_STRIDE + men));
}

/** Returns the number of a set. */
export function rankOf(set: u64): u32 {
  let rank: u32 = 0;
  let men: u32 = 1;
  for (let left = set; left != 0; left &= left - 1) {
    rank += binomial(<u32>ctz(left), men);
    men += 1;
  }
  return rank;
}

/** Returns the set with a number. */
export function setAt(rank: u32): u64 {
  let set: u64 = 0;
  let left = rank;
  let cell = cellCount;
  for (let men = menCount; men > 0; men -= 1) {
    do {
      cell -= 1;
    } while (binomial(cell, men) > left);
    left -= binomial(cell, men);
    set |= <u64>1 << cell;
  }
  return set;
}

/** Returns the number of a set among the sets of cells that another set leaves vacant. */
export function rankBeside(set: u64, other: u64): u32 {
  let rank: u32 = 0;
  let men: u32 = 1;
  for (let left = set; left != 0; left &= left - 1) {
    const below = (left & (0 - left)) - 1;
    rank += binomial(<u32>(ctz(left) - popcnt(other & below)), men);
    men += 1;
  }
  return rank;
}

/** Returns the image of a set under the half turn, which reverses the order of the cells. */
export function turned(set: u64): u64 {
  let image: u64 = 0;
  for (let left = set; left != 0; left &= left - 1) image |= <u64>1 << (cellCount - 1 - <u32>ctz(left));
  return image;
}

/** Returns the image of a set in the mirror, which maps each camp to itself. */
export function mirrored(set: u64): u64 {
  let image: u64 = 0;
  for (let left = set; left != 0; left &= left - 1) image |= <u64>1 << <u64>load<u8>(IMAGES + <u32>ctz(left));
  return image;
}

/** Numbers the cells that the set leaves vacant. */
export function numberVacantCells(set: u64): void {
  let index: u32 = 0;
  for (let cell: u32 = 0; cell < cellCount; cell += 1) {
    if (set & (<u64>1 << cell)) continue;
    store<u8>(INDEX_OF_CELL + cell, <u8>index);
    store<u8>(CELL_OF_INDEX + index, <u8>cell);
    index += 1;
  }
}

/** Returns the index of a vacant cell. */
@inline
export function indexOf(cell: u32): u32 {
  return load<u8>(INDEX_OF_CELL + cell);
}

/** Returns the vacant cell with an index. */
@inline
export function cellAt(index: u32): u32 {
  return load<u8>(CELL_OF_INDEX + index);
}

/** Returns the set of cells with these indices among the vacant cells. */
export function cellsOf(indices: u64): u64 {
  let cells: u64 = 0;
  for (let left = indices; left != 0; left &= left - 1)
    cells |= <u64>1 << <u64>cellAt(<u32>ctz(left));
  return cells;
}

/** Returns the indices of the set with a number among the sets of vacant cells. */
@inline
export function indicesAt(rank: u32): u64 {
  return load<u64>(sets + 8 * <usize>rank);
}
