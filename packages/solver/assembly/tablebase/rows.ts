// The host keeps the tables of all positions outside the module, because they can exceed its 4 GiB. It copies the rows
// on which the module works into the module and back, and writes the values that the module lists.
import { clearArena, reserve } from '../memory/bump-allocator';

/** Bytes of a listed value: the row, the column and the value of a position, 32 bits each. */
const LISTED_VALUE_SIZE: usize = 12;
/** `expand` compares the values of this many positions at once, so it reads beyond the end of the row. */
const VALUES_READ_AT_ONCE: usize = 16;

/** The number of sets of a side's men on the cells that the other sides leave vacant: the columns of a row. */
export let setCount: u32 = 0;
/**
 * Each of those sets, by its rank, as the indices of its cells among the vacant ones: 64 bits, or 128 on boards of more
 * than 64 cells.
 */
export let sets: usize = 0;
/** For each rank of a row, the number of the row in the tables, if they contain it; 32 bits each. */
export let rows: usize = 0;
/** The values of the positions in the row of one mover, by opponent, a byte each. */
export let values: usize = 0;
/**
 * The numbers of moves that are not known to lose in the row of one opponent, by mover, a byte each; 0 once the value
 * is known.
 */
export let counters: usize = 0;
/** The values that the host must write. */
export let listedValues: usize = 0;
let listEnd: usize = 0;

/**
 * Reserves memory for rows with this many columns.
 *
 * @param ranks the number of ranks of rows
 * @param setSize the size of a set in bytes
 */
export function reserveRows(columns: u32, ranks: u32, setSize: u32): void {
  setCount = columns;
  clearArena();
  sets = reserve(<usize>setSize * columns);
  rows = reserve(4 * <usize>ranks);
  values = reserve(<usize>columns + VALUES_READ_AT_ONCE);
  counters = reserve(columns);
  // A position, and in some rows its image.
  listedValues = reserve(2 * LISTED_VALUE_SIZE * columns);
}

export function clearList(): void {
  listEnd = listedValues;
}

/** Lists the value of the position in a row and column of the table of values. */
export function listValue(row: u32, column: u32, value: u32): void {
  store<u32>(listEnd, row);
  store<u32>(listEnd, column, 4);
  store<u32>(listEnd, value, 8);
  listEnd += LISTED_VALUE_SIZE;
}

/** Returns the number of listed values. */
export function listLength(): u32 {
  return <u32>((listEnd - listedValues) / LISTED_VALUE_SIZE);
}
