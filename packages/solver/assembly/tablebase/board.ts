// The board. Each thread has an instance of the module with its own memory.
import { writeSingletons } from './cell-set';
import { MAX_CELLS, MAX_DIRECTIONS, MAX_NARROW_CELLS, SET_STRIDE } from './limits';

/** The neighbours of each cell by direction, and the cells behind them, a byte each. */
export const NEIGHBOURS: usize = memory.data(MAX_CELLS * MAX_DIRECTIONS);
export const LANDINGS: usize = memory.data(MAX_CELLS * MAX_DIRECTIONS);
/** The set of the neighbours of each cell. */
export const ADJACENT: usize = memory.data(SET_STRIDE * MAX_CELLS, 16);

/** The image of each cell in the mirror, or the cell itself if the board has no mirror. */
export const IMAGES: usize = memory.data(MAX_CELLS);
/** The image of each cell under the rotation that brings the previous side to the place of the side to move. */
export const ROTATED: usize = memory.data(MAX_CELLS);

export let cellCount: u32 = 0;
export let menCount: u32 = 0;
export let directionCount: u32 = 0;
/** The number of sides, two or three. */
export let sideCount: u32 = 2;

/** Sets the size of the board. */
export function setSize(cells: u32, men: u32, directions: u32, sides: u32): void {
  cellCount = cells;
  menCount = men;
  directionCount = directions;
  sideCount = sides;
  writeSingletons();
}

/** Returns whether sets of cells need more than 64 bits. */
@inline
export function isWide(): bool {
  return cellCount > <u32>MAX_NARROW_CELLS;
}
