import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { FieldValues } from './fields/field.ts';
import { type FieldName, fieldOf, type RawRequest, type Request } from './fields/fields.ts';

/** Validates the types of the named fields. Ignores all other fields, and treats `null` as missing. */
export function validateRequest(raw: RawRequest, names: readonly FieldName[]): CommandResult<Request> {
  const fields: Partial<Record<FieldName, unknown>> = {};
  for (const name of names) {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (value === undefined || value === null) continue;
    const { kind } = fieldOf(name);
    if (!KIND_TESTS[kind](value)) {
      return refuse('bad-request', `The field “${name}” must be ${KIND_NAMES[kind]}.`);
    }
    fields[name] = value;
  }
  return accept(fields as Request);
}

/** Adds the fields that a request omits. A field that is `null` counts as missing. */
export function withDefaults(raw: RawRequest, defaults: RawRequest): RawRequest {
  const statedFields = Object.entries(raw).filter(([, value]) => value !== null);
  return { ...defaults, ...Object.fromEntries(statedFields) };
}

const isString = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const KIND_TESTS: Readonly<Record<keyof FieldValues, (value: unknown) => boolean>> = {
  text: isString,
  'text-list': (value) => Array.isArray(value) && value.every(isString),
  'text-map': (value) => isRecord(value) && Object.values(value).every(isString),
  number: isNumber,
  'number-map': (value) => isRecord(value) && Object.values(value).every(isNumber),
  boolean: (value) => typeof value === 'boolean',
};

const KIND_NAMES: Readonly<Record<keyof FieldValues, string>> = {
  text: 'a string',
  'text-list': 'a list of strings',
  'text-map': 'an object whose values are strings',
  number: 'a number',
  'number-map': 'an object whose values are numbers',
  boolean: 'true or false',
};

/** Returns whether a value is an object and not an array. */
export function isRecord(value: unknown): value is RawRequest {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value of a required field, or refuses a missing value. */
export function requireField<Value>(name: FieldName, value: Value | undefined): CommandResult<Value> {
  return value === undefined ? refuse('bad-request', `The field “${name}” is missing.`) : accept(value);
}
