import { ByteTable } from './byte-table.ts';
import { tableDimensions } from './position-index.ts';
import { RetrogradeSolver } from './retrograde-solver.ts';
import { createRowBlocks, MAX_BLOCK_BYTES, type SharedTable } from './shared-table.ts';
import type { SmallBoard } from './small-board.ts';

/** Returns the values of all positions of a solved board, including those of mirror images. */
export function completeValues(board: SmallBoard, table: SharedTable): ByteTable {
  const { rows, columns } = tableDimensions(board);
  if (table.ranks.length === rows) return new ByteTable(table.values, columns);
  const solver = new RetrogradeSolver(board, table);
  const blocks = createRowBlocks(rows, columns, MAX_BLOCK_BYTES, (size) => new ArrayBuffer(size));
  const values = new ByteTable(blocks, columns);
  for (let rank = 0; rank < rows; rank += 1) values.row(rank).set(solver.valuesOfSet(rank));
  return values;
}
