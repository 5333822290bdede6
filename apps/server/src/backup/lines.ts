import type { Row } from '../store/database.ts';

/**
 * What a line of a backup says, as JSON: the first line what it is, then every table's name before its rows, and last how
 * many rows there were, so that a file that was cut off is known for one.
 */
export type BackupLine =
  | { readonly backup: 'halma'; readonly version: number }
  | { readonly table: string }
  | { readonly row: Row }
  | { readonly end: number };

/** A line as it stands in the file. */
export function writeLine(line: BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** Reads a line; undefined when it is none of a backup. */
export function readLine(text: string): BackupLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if ('backup' in value && value.backup === 'halma' && 'version' in value && isCount(value.version))
    return { backup: 'halma', version: value.version };
  if ('table' in value && typeof value.table === 'string') return { table: value.table };
  if ('row' in value && isRow(value.row)) return { row: value.row };
  return 'end' in value && isCount(value.end) ? { end: value.end } : undefined;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

// Names of columns become part of a statement, so they are held to what such names look like.
function isRow(value: unknown): value is Row {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([column, cell]) =>
        /^[a-z_]+$/.test(column) && (cell === null || typeof cell === 'string' || Number.isSafeInteger(cell)),
    )
  );
}
