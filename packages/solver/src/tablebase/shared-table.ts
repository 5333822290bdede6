import { accept, type Result } from '@halma/rules';
import { OPEN } from '../generated/tablebase/limits.ts';
import { rankOf, setAt, tableDimensions } from './position-index.ts';
import type { SmallBoard } from './small-board.ts';

const DEFAULT_MAX_BYTES = 2 ** 32;
export const MAX_BLOCK_BYTES: number = 2 ** 30;

/**
 * The tables in which threads solve a board. They share the memory of its blocks, which contain whole rows. There is a
 * row for each combination of sets of all sides but the last; of two combinations that are mirror images of each other,
 * only the first has a row.
 */
export interface SharedTable {
  /** The number of positions in the rows. */
  readonly positionCount: number;
  /** The rank of the sets of each row. */
  readonly ranks: Uint32Array;
  /** The number of sets of the last side on the cells that the others leave vacant. */
  readonly columns: number;
  /** The values of the positions by row, then by the set of the side that moves last, a byte each. */
  readonly values: readonly Uint8Array[];
  /** For the same sets one move earlier, how many moves of the last side are not known to lose, a byte each. */
  readonly counters: readonly Uint8Array[];
}

/** The memory limits in bytes. */
export interface TableLimits {
  /** The limit for both tables, or for the tables and the values of the images; 4 GiB by default. */
  readonly maxBytes?: number;
  /** The limit for a block, which has at least one row; 1 GiB by default. */
  readonly maxBlockBytes?: number;
}

/**
 * Reserves the memory to solve a board. Refuses boards that need more than the limit. A board needs two bytes for each
 * position; positions are turned so that the side to move always plays in the same direction.
 */
export function createSharedTable(
  board: SmallBoard,
  { maxBytes = DEFAULT_MAX_BYTES, maxBlockBytes = MAX_BLOCK_BYTES }: TableLimits = {},
): Result<SharedTable, { readonly code: 'too-large'; readonly bytes: number }> {
  const { rows, columns } = tableDimensions(board);
  const bytes = 2 * rows * columns;
  if (bytes > maxBytes) return { ok: false, refusal: { code: 'too-large', bytes } };
  const ranks = Uint32Array.from({ length: rows }, (_, rank) => rank).filter((rank) => hasRow(board, rank));
  const createBlocks = (): readonly Uint8Array[] =>
    createRowBlocks(ranks.length, columns, maxBlockBytes, (size) => new SharedArrayBuffer(size));
  const values = createBlocks();
  for (const block of values) block.fill(OPEN);
  return accept({ positionCount: ranks.length * columns, ranks, columns, values, counters: createBlocks() });
}

/** Returns whether the mirror image of a set has no lower rank than the set itself. */
function hasRow({ sides, men, mirror }: SmallBoard, rank: number): boolean {
  // Boards for three sides have no mirror.
  if (sides > 2) return true;
  const image = setAt(rank, men).map((cell) => mirror[cell] ?? cell);
  return rankOf(image.sort((a, b) => a - b)) >= rank;
}

/** Creates blocks for rows of bytes. */
export function createRowBlocks(
  rows: number,
  columns: number,
  maxBlockBytes: number,
  allocate: (bytes: number) => ArrayBufferLike,
): readonly Uint8Array[] {
  const rowsPerBlock = Math.max(1, Math.floor(maxBlockBytes / columns));
  return Array.from({ length: Math.ceil(rows / rowsPerBlock) }, (_, block) => {
    const rowCount = Math.min(rowsPerBlock, rows - block * rowsPerBlock);
    return new Uint8Array(allocate(rowCount * columns));
  });
}
