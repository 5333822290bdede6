import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Row } from './database.ts';

/** Reads a text column. Null becomes an empty string. */
export function textColumn(row: Row, column: string): string {
  return String(row[column] ?? '');
}

/** Reads a whole-number column. Null becomes 0. */
export function numberColumn(row: Row, column: string): number {
  return Number(row[column] ?? 0);
}

/** Reads a text column that contains one of these values. Throws if it contains any other value. */
export function enumColumn<Value extends string>(row: Row, column: string, values: readonly Value[]): Value {
  const text = textColumn(row, column);
  const value = values.find((candidate) => candidate === text);
  if (value === undefined) throw new Error(`the column ${column} contains an unknown value: ${text}`);
  return value;
}

/** Returns a function that parses stored JSON of one shape. It throws if the JSON has a different shape. */
export function jsonReader<const Schema extends TSchema>(schema: Schema): (json: string) => Static<Schema> {
  // Compiled when the first row is read, since a server that has just started reads few of the shapes.
  let isValid: ((value: unknown) => value is Static<Schema>) | undefined;
  const compile = () => {
    const validator = Compile(schema);
    return (value: unknown): value is Static<Schema> => validator.Check(value);
  };
  return (json) => {
    isValid ??= compile();
    const value: unknown = JSON.parse(json);
    if (isValid(value)) return value;
    throw new Error(`stored JSON has an unknown shape: ${json.slice(0, 200)}`);
  };
}

/**
 * Returns the placeholders for the values of a statement: `$1, $2, $3`.
 *
 * @param first the number of the first placeholder
 */
export function placeholders(values: readonly unknown[], first = 1): string {
  return values.map((_, index) => `$${index + first}`).join(', ');
}

/** The maximum number of values that one statement of `readInBatches` takes. */
const MAX_BATCH_SIZE = 100;

/**
 * Reads the rows for a list of values of any length with several short statements. The time that SQLite takes to prepare
 * a statement grows with the square of the number of its placeholders, and lists of different lengths need different
 * statements.
 *
 * @param read reads the rows for one batch of the values
 */
export async function readInBatches<Value>(
  values: readonly Value[],
  read: (batch: readonly Value[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += MAX_BATCH_SIZE)
    rows.push(...(await read(values.slice(start, start + MAX_BATCH_SIZE))));
  return rows;
}
