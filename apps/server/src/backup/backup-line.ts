import type { Row } from '../store/database.ts';

/**
 * One line of a backup file, in JSON. The first line identifies the file, each table's name precedes its rows, and
 * the last line has the number of rows, which reveals a truncated file.
 */
export type BackupLine =
  | { readonly backup: 'halma'; readonly version: number }
  | { readonly table: string }
  | { readonly row: Row }
  | { readonly end: number };

/** Formats a line, including the line break. */
export function formatBackupLine(line: BackupLine): string {
  return `${JSON.stringify(line)}\n`;
}

/** Parses a line. Returns undefined if it is not a line of a backup. */
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

// Column names become part of an SQL statement, so only plain names are accepted.
function isRow(value: unknown): value is Row {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([column, cell]) =>
        /^[a-z_][a-z0-9_]*$/.test(column) &&
        (cell === null || typeof cell === 'string' || Number.isSafeInteger(cell)),
    )
  );
}
