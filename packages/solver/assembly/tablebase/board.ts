// The board. Each thread has an instance of the module with its own memory.
import { MAX_CELLS, MAX_DIRECTIONS } from './limits';

/** The neighbours of each cell by direction, a byte each, and below it the cells behind them. */
export const NEIGHBOURS: usize = memory.data(MAX_CELLS * MAX_DIRECTIONS);
export const LANDINGS: usize = memory.data(MAX_CELLS * MAX_DIRECTIONS);
/** By cell: the set of its neighbours. */
export const ADJACENT: usize = memory.data(8 * MAX_CELLS, 8);

/** By cell: its image in the mirror, or the cell itself if the board has none. */
export const IMAGES: usize = memory.data(MAX_CELLS);

export let cellCount: u32 = 0;
export let menCount: u32 = 0;
export let directionCount: u32 = 0;

/** Sets the size of the board. */
export function setSize(cells: u32, men: u32, directions: u32): void {
  cellCount = cells;
  menCount = men;
  directionCount = directions;
}
