// Sets of men as numbers: their ranks in colexicographic order.
import { cellCount, IMAGES, menCount, ROTATED, sideCount } from './board';
import { countBefore, emptySet, firstCell, intersects, isEmpty, singleton, union, withoutFirst } from './cell-set';
import { MAX_CELLS } from './limits';
import { sets } from './rows';

/** Binomial coefficients, by cell and the number of men up to it. */
export const BINOMIALS: usize = memory.data(4 * 8 * (MAX_CELLS + 1), 4);
export const BINOMIAL_STRIDE: u32 = 8;
/** The index of each cell that the fixed sides leave vacant, among those cells. */
const INDEX_OF_CELL: usize = memory.data(MAX_CELLS);
/** The reverse of INDEX_OF_CELL. */
const CELL_OF_INDEX: usize = memory.data(MAX_CELLS);

/** Returns the number of ways to choose `men` cells from the first `cells`. */
@inline
function binomial(cells: u32, men: u32): u32 {
  return load<u32>(BINOMIALS + 4 * (cells * BINOMIAL_STRIDE + men));
}

/** Returns the rank of a set. */
export function rankOf<T>(set: T): u32 {
  let rank: u32 = 0;
  let men: u32 = 1;
  for (let left = set; !isEmpty<T>(left); left = withoutFirst<T>(left)) {
    rank += binomial(firstCell<T>(left), men);
    men += 1;
  }
  return rank;
}

/**
 * Returns the set with the given rank.
 *
 * @param count the number of cells to choose from
 */
function combinationAt<T>(rank: u32, count: u32): T {
  let set = emptySet<T>();
  let remainingRank = rank;
  let cell = count;
  for (let men = menCount; men > 0; men -= 1) {
    do {
      cell -= 1;
    } while (binomial(cell, men) > remainingRank);
    remainingRank -= binomial(cell, men);
    set = union<T>(set, singleton<T>(cell));
  }
  return set;
}

/** Returns the rank of a set among the sets of cells that another set leaves vacant. */
export function rankBeside<T>(set: T, other: T): u32 {
  let rank: u32 = 0;
  let men: u32 = 1;
  for (let left = set; !isEmpty<T>(left); left = withoutFirst<T>(left)) {
    const cell = firstCell<T>(left);
    rank += binomial(cell - countBefore<T>(other, cell), men);
    men += 1;
  }
  return rank;
}

/** Returns the rank of the row of a side's men, and with three sides of the men that move after it. */
export function rowRankOf<T>(first: T, second: T): u32 {
  const rank = rankOf<T>(first);
  return sideCount == 2 ? rank : rank * secondCount() + rankBeside<T>(second, first);
}

/** Returns the men that move first in the positions of a row. */
export function firstOfRow<T>(rank: u32): T {
  return combinationAt<T>(sideCount == 2 ? rank : rank / secondCount(), cellCount);
}

/** Returns the men that move second in the positions of a row of three sides; the empty set with two. */
export function secondOfRow<T>(rank: u32, first: T): T {
  if (sideCount == 2) return emptySet<T>();
  numberVacantCells<T>(first);
  return cellsOf<T>(combinationAt<T>(rank % secondCount(), cellCount - menCount));
}

/** Returns the number of sets of men beside one other side. */
@inline
function secondCount(): u32 {
  return binomial(cellCount - menCount, menCount);
}

/** Returns the image of a set under the rotation that brings the previous side to the place of the side to move. */
export function rotated<T>(set: T): T {
  let image = emptySet<T>();
  for (let left = set; !isEmpty<T>(left); left = withoutFirst<T>(left))
    image = union<T>(image, singleton<T>(load<u8>(ROTATED + firstCell<T>(left))));
  return image;
}

/** Returns the image of a set in the mirror, which maps each camp to itself. */
export function mirrored<T>(set: T): T {
  let image = emptySet<T>();
  for (let left = set; !isEmpty<T>(left); left = withoutFirst<T>(left))
    image = union<T>(image, singleton<T>(load<u8>(IMAGES + firstCell<T>(left))));
  return image;
}

/** Numbers the cells that the set leaves vacant. */
export function numberVacantCells<T>(set: T): void {
  let index: u32 = 0;
  for (let cell: u32 = 0; cell < cellCount; cell += 1) {
    if (intersects<T>(set, singleton<T>(cell))) continue;
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

/** Returns the vacant cell with the given index. */
@inline
export function cellAt(index: u32): u32 {
  return load<u8>(CELL_OF_INDEX + index);
}

/** Returns the set of cells with these indices among the vacant cells. */
export function cellsOf<T>(indices: T): T {
  let cells = emptySet<T>();
  for (let left = indices; !isEmpty<T>(left); left = withoutFirst<T>(left))
    cells = union<T>(cells, singleton<T>(cellAt(firstCell<T>(left))));
  return cells;
}

/** Returns the indices of the set with the given rank among the sets of vacant cells. */
@inline
export function indicesAt<T>(rank: u32): T {
  return load<T>(sets + sizeof<T>() * <usize>rank);
}
