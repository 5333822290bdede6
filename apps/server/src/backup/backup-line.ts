import type { Row } from '../store/database.ts';

/**
 * A line of a backup, in JSON: first the kind of file, then each table's name before its rows, and last the
 * number of rows, which reveals a file that was cut off.
 */
export type BackupLine =
  | { readonly backup: 'halma'; readonly version: number }
  | { readonly table: string }
  | { readonly row: Row }
  | { readonly end: number };

/** Formats a line with its line break. */
export function formatBackupLine(line: BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** Parses a line; undefined where it is none of a backup. */
export function parseBackupLine(text: string): BackupLine | undefined {
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

// Column names become part of a statement, so they must look like column names.
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
