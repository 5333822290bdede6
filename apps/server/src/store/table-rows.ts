import { placeholders } from './columns.ts';
import type { Query } from './database.ts';

/** The values of a row, in the order of its columns. */
export type Cells = readonly (string | number | null)[];

/**
 * The number of rows that one statement inserts; the last rows, if fewer, are inserted one by one. Each other number would
 * need another prepared statement.
 */
const ROWS_PER_STATEMENT = 20;

/**
 * Inserts rows into a table.
 *
 * @param target the table and its columns
 * @param ending the SQL that follows the values
 */
export async function insertRows(
  query: Query,
  target: string,
  rows: readonly Cells[],
  ending = '',
): Promise<void> {
  for (let start = 0; start < rows.length; ) {
    const size = rows.length - start >= ROWS_PER_STATEMENT ? ROWS_PER_STATEMENT : 1;
    const group = rows.slice(start, start + size);
    const values = group.map((row, index) => `(${placeholders(row, 1 + index * row.length)})`);
    await query(`INSERT INTO ${target} VALUES ${values.join(', ')} ${ending}`, group.flat());
    start += size;
  }
}

/**
 * Deletes rows of one version of a projection. Returns whether any are left.
 *
 * @param key the columns that identify a row
 * @param limit the maximum number of rows
 */
export async function discardRows(
  query: Query,
  { table, key }: { readonly table: string; readonly key: string },
  version: number,
  limit: number,
): Promise<boolean> {
  await query(
    `DELETE FROM ${table} WHERE version = $1 AND (${key}) IN
      (SELECT ${key} FROM ${table} WHERE version = $1 LIMIT ${Math.floor(limit)})`,
    [version],
  );
  return (await query(`SELECT 1 FROM ${table} WHERE version = $1 LIMIT 1`, [version])).length > 0;
}
