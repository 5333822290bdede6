import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { accept, type Result, refuse } from './refusal.ts';

/** Parses JSON of at most `maxLength` characters. Never throws. */
export function parseJson(text: string, maxLength: number): Result<unknown> {
  if (text.length > maxLength) return refuse('too-large', { detail: String(maxLength) });
  try {
    return accept(JSON.parse(text));
  } catch {
    return refuse('not-json');
  }
}

/** Checks a value of unknown shape. The refusal contains the path of the first error. */
export function validateAs<Schema extends TSchema>(schema: Schema, value: unknown): Result<Static<Schema>> {
  if (Check(schema, value)) return accept(value);
  const at = (Errors(schema, value)[0]?.instancePath ?? '').slice(0, 200);
  return refuse('bad-message', at === '' ? {} : { at });
}
