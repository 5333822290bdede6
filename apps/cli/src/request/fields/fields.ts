import type { Field, FieldValues } from './field.ts';
import { matchFields } from './match-fields.ts';
import { notationFields } from './notation-fields.ts';
import { positionFields } from './position-fields.ts';
import { searchFields } from './search-fields.ts';
import { serviceFields } from './service-fields.ts';
import { solverFields } from './solver-fields.ts';

/** Every field of a request, with the option that sets it on a command line. */
export const FIELDS: typeof positionFields &
  typeof notationFields &
  typeof searchFields &
  typeof matchFields &
  typeof solverFields &
  typeof serviceFields = {
  ...positionFields,
  ...notationFields,
  ...searchFields,
  ...matchFields,
  ...solverFields,
  ...serviceFields,
};

export type FieldName = keyof typeof FIELDS;

/** A request whose fields have been validated. */
export type Request = { readonly [Name in FieldName]?: FieldValues[(typeof FIELDS)[Name]['kind']] };

/** A request before validation. */
export type RawRequest = Readonly<Record<string, unknown>>;

/** The fields that determine a position. */
export const POSITION_FIELDS = Object.keys(positionFields) as readonly (keyof typeof positionFields)[];

/** Returns a field by its name. */
export function fieldOf(name: FieldName): Field {
  return FIELDS[name];
}
