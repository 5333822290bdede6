// The memory is shared by threads. Each thread has an instance of the module, and an area for its own tables.
import { MAX_CELLS, MAX_DIRECTIONS } from './limits';

/** The neighbours of each cell by direction, a byte each, and below it the cells behind them. */
export const NEIGHBOURS: u32 = 0;
export const LANDINGS: u32 = NEIGHBOURS + MAX_CELLS * MAX_DIRECTIONS;
/** By cell: the set of its neighbours. */
export const ADJACENT: u32 = LANDINGS + MAX_CELLS * MAX_DIRECTIONS;
/** Binomial coefficients: of a cell, by the number of men up to it. */
export const BINOMIALS: u32 = ADJACENT + 8 * MAX_CELLS;
export const BINOMIAL_STRIDE: u32 = 8;
/** By vacant cell of the fixed side: its index among those cells. */
export const INDEX_OF_CELL: u32 = BINOMIALS + 4 * BINOMIAL_STRIDE * (MAX_CELLS + 1);
/** The reverse of INDEX_OF_CELL. */
export const CELL_OF_INDEX: u32 = INDEX_OF_CELL + MAX_CELLS;

/** The address of the area of this thread. */
export let area: usize = 0;
export let cellCount: u32 = 0;
export let menCount: u32 = 0;
export let directionCount: u32 = 0;
/** The first cells of a set of men, by its index among the cells that the other side leaves vacant; 64 bits each. */
export let sets: usize = 0;
/** The number of those sets. */
export let setCount: u32 = 0;
/** By mover, then opponent: the value of the position, a byte each. */
export let values: usize = 0;
/** By opponent, then mover: the number of moves that are not known to lose, a byte each; 0 once the value is known. */
export let counters: usize = 0;

/** Tells the module where the host has put the tables, and how large the board is. */
export function setLayout(
  areaAddress: usize,
  setsAddress: usize,
  valuesAddress: usize,
  countersAddress: usize,
): void {
  area = areaAddress;
  sets = setsAddress;
  values = valuesAddress;
  counters = countersAddress;
}

/** Sets the size of the board, after the layout and before the goals. */
export function setSize(cells: u32, men: u32, directions: u32, setsOfMen: u32): void {
  cellCount = cells;
  menCount = men;
  directionCount = directions;
  setCount = setsOfMen;
}
