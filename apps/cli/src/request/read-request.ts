import { decline, give, type Reply } from '../faults.ts';
import { type FieldName, type FieldValues, fieldOf, type RawRequest, type Request } from './fields.ts';

/**
 * Holds the named fields of a request to their kinds. Fields nobody asked for are passed over, and `null` is as good as
 * nothing.
 */
export function readRequest(raw: RawRequest, names: readonly FieldName[]): Reply<Request> {
  const read: Partial<Record<FieldName, unknown>> = {};
  for (const name of names) {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    if (value === undefined || value === null) continue;
    const { kind } = fieldOf(name);
    if (!KIND_TESTS[kind](value)) {
      return decline('bad-request', `The field “${name}” must be ${KIND_NAMES[kind]}.`);
    }
    read[name] = value;
  }
  return give(read as Request);
}

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const KIND_TESTS: Readonly<Record<keyof FieldValues, (value: unknown) => boolean>> = {
  text: isText,
  texts: (value) => Array.isArray(value) && value.every(isText),
  'texts by name': (value) => isRecord(value) && Object.values(value).every(isText),
  number: isNumber,
  'numbers by name': (value) => isRecord(value) && Object.values(value).every(isNumber),
  'yes or no': (value) => typeof value === 'boolean',
};

const KIND_NAMES: Readonly<Record<keyof FieldValues, string>> = {
  text: 'a text',
  texts: 'a list of texts',
  'texts by name': 'an object whose values are texts',
  number: 'a number',
  'numbers by name': 'an object whose values are numbers',
  'yes or no': 'true or false',
};

/** Is this an object with named fields, and no list? */
export function isRecord(value: unknown): value is RawRequest {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a field that has to be there. */
export function need<Value>(name: FieldName, value: Value | undefined): Reply<Value> {
  return value === undefined ? decline('bad-request', `The field “${name}” is missing.`) : give(value);
}
