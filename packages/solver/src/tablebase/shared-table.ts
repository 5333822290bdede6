import { accept, type Result } from '@halma/rules';
import { OPEN } from '../generated/tablebase/limits.ts';
import { ByteTable } from './byte-table.ts';
import { countSets } from './position-index.ts';
import type { SmallBoard } from './small-board.ts';

const DEFAULT_MAX_BYTES = 2 ** 32;
const MAX_BLOCK_BYTES = 2 ** 30;

/** The tables in which threads solve a board. They share the memory of its blocks, which contain whole rows. */
export interface SharedTable {
  readonly positionCount: number;
  /** The number of sets of a side's men: on the whole board, and on the cells that the other side leaves vacant. */
  readonly rows: number;
  readonly columns: number;
  /** By mover, then opponent: the value of the position, a byte each. */
  readonly values: readonly Uint8Array[];
  /** By opponent, then mover: how many of its moves are not known to lose, a byte each. */
  readonly counters: readonly Uint8Array[];
}

/** Limits of memory in bytes. */
export interface TableLimits {
  /** For both tables. Default 4 GiB. */
  readonly maxBytes?: number;
  /** For a block, which has at least one row. Default 1 GiB. */
  readonly maxBlockBytes?: number;
}

/** Reserves the memory to solve a board, two bytes for each position. Refuses boards that need more than the limit. */
export function createSharedTable(
  board: SmallBoard,
  { maxBytes = DEFAULT_MAX_BYTES, maxBlockBytes = MAX_BLOCK_BYTES }: TableLimits = {},
): Result<SharedTable, { readonly code: 'too-large'; readonly bytes: number }> {
  const { rows, columns } = countSets(board);
  const positionCount = rows * columns;
  const bytes = 2 * positionCount;
  if (bytes > maxBytes) return { ok: false, refusal: { code: 'too-large', bytes } };
  const rowsPerBlock = Math.max(1, Math.floor(maxBlockBytes / columns));
  const createBlocks = (): readonly Uint8Array[] =>
    Array.from({ length: Math.ceil(rows / rowsPerBlock) }, (_, block) => {
      const rowCount = Math.min(rowsPerBlock, rows - block * rowsPerBlock);
      return new Uint8Array(new SharedArrayBuffer(rowCount * columns));
    });
  const values = createBlocks();
  for (const block of values) block.fill(OPEN);
  return accept({ positionCount, rows, columns, values, counters: createBlocks() });
}

/** Returns the values of all positions. */
export function valuesOf({ values, columns }: SharedTable): ByteTable {
  return new ByteTable(values, columns);
}

/** Returns the counters of all positions. */
export function countersOf({ counters, columns }: SharedTable): ByteTable {
  return new ByteTable(counters, columns);
}
