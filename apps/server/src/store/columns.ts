import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Row } from './database.ts';

/** Reads a text column that is never null. */
export function textColumn(row: Row, column: string): string {
  return String(row[column] ?? '');
}

/** Reads a whole-number column that is never null. */
export function numberColumn(row: Row, column: string): number {
  return Number(row[column] ?? 0);
}

/** Reads a text column that holds one of these words. Throws where it holds another. */
export function wordColumn<Word extends string>(row: Row, column: string, words: readonly Word[]): Word {
  const text = textColumn(row, column);
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`the column ${column} holds an unknown word: ${text}`);
  return word;
}

/** Returns a function that reads stored JSON of one shape, and throws where it has another. */
export function jsonReader<const Schema extends TSchema>(schema: Schema): (json: string) => Static<Schema> {
  const validator = Compile(schema);
  return (json) => {
    const value: unknown = JSON.parse(json);
    if (validator.Check(value)) return value;
    throw new Error(`stored JSON has an unknown shape: ${json.slice(0, 200)}`);
  };
}

/** Placeholders for the values of a statement: `$1, $2, $3`. */
export function placeholders(values: readonly unknown[]): string {
  return values.map((_, index) => `$${index + 1}`).join(', ');
}
