import { accept, type Result } from '@halma/rules';
import { AREA_SIZE } from '../generated/tablebase/limits.ts';
import { countSets, setAt } from './position-index.ts';
import type { SmallBoard } from './small-board.ts';

const PAGE_SIZE = 65_536;
const MAX_PAGES = 65_536;
/** The module compares the values of sixteen positions at once, so it reads beyond the end of the table. */
const BYTES_READ_BEYOND = 16;

/** The memory in which threads solve a board, and where its tables are. */
export interface SharedTable {
  readonly memory: WebAssembly.Memory;
  readonly positionCount: number;
  /** The number of sets of a side's men. */
  readonly rows: number;
  /** By thread: the address of its own tables. */
  readonly areas: readonly number[];
  readonly sets: number;
  /** A byte for each position: its value. */
  readonly values: number;
  /** A byte for each position: how many of its moves are not known to lose. */
  readonly counters: number;
}

/** Reserves the memory to solve a board. Refuses boards whose tables exceed the 4 GiB of a module. */
export function createSharedTable(
  board: SmallBoard,
  threads: number,
): Result<SharedTable, { readonly code: 'too-large'; readonly bytes: number }> {
  const { rows, columns } = countSets(board);
  const positionCount = rows * columns;
  const areas = Array.from({ length: threads }, (_, thread) => PAGE_SIZE + thread * AREA_SIZE);
  const sets = PAGE_SIZE + threads * AREA_SIZE;
  const values = sets + 8 * columns;
  const counters = values + positionCount + BYTES_READ_BEYOND;
  const bytes = counters + positionCount;
  const pages = Math.ceil(bytes / PAGE_SIZE);
  if (pages > MAX_PAGES) return { ok: false, refusal: { code: 'too-large', bytes } };
  const memory = new WebAssembly.Memory({ initial: pages, maximum: MAX_PAGES, shared: true });
  const words = new BigUint64Array(memory.buffer, sets, columns);
  for (let rank = 0; rank < columns; rank += 1)
    words[rank] = setAt(rank, board.men).reduce((word, number) => word | (1n << BigInt(number)), 0n);
  return accept({ memory, positionCount, rows, areas, sets, values, counters });
}

/** Returns a view of the values of all positions. */
export function valuesOf({ memory, values, positionCount }: SharedTable): Uint8Array {
  return new Uint8Array(memory.buffer, values, positionCount);
}

/** Returns a view of the counters of all positions. */
export function countersOf({ memory, counters, positionCount }: SharedTable): Uint8Array {
  return new Uint8Array(memory.buffer, counters, positionCount);
}
