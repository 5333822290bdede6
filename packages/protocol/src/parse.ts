import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { Check, Clean, Clone } from 'typebox/value';
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
  const at = pathOfError(schema, value).slice(0, 200);
  return refuse('bad-message', at === '' ? {} : { at });
}

/**
 * Checks a value that a newer server may have sent. The result omits the properties that the schema does not have.
 */
export function validateKnownProperties<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
): Result<Static<Schema>> {
  return validateAs(schema, Clean(schema, Clone(value)));
}

/**
 * Returns the path of the innermost value that does not match its schema, or of a missing property. TypeBox's `Errors`
 * is not safe here: it applies all keywords even after one has failed, such as a pattern to a string that is far too
 * long.
 */
function pathOfError(schema: TSchema, value: unknown): string {
  const member = memberFor(schema, value);
  for (const { key, part, partSchema } of partsOf(member, value))
    if (!Check(partSchema, part)) return `/${key}${pathOfError(partSchema, part)}`;
  const missing = missingProperty(member, value);
  return missing === undefined ? '' : `/${missing}`;
}

/** Returns the first required property that an object lacks. */
function missingProperty(schema: TSchema, value: unknown): string | undefined {
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null) return undefined;
  return Object.keys(schema.properties).find(
    (key) => !Object.hasOwn(value, key) && !Type.IsOptional(schema.properties[key]),
  );
}

/** Returns the member of a union that has a literal in common with an object, such as its `kind`; or the schema itself. */
function memberFor(schema: TSchema, value: unknown): TSchema {
  if (!Type.IsUnion(schema) || typeof value !== 'object' || value === null) return schema;
  const entries = Object.entries(value);
  const isMeant = (member: TSchema): boolean =>
    Type.IsObject(member) &&
    entries.some(([key, part]) => {
      const property = propertySchema(member, key);
      return Type.IsLiteral(property) && property.const === part;
    });
  return schema.anyOf.find(isMeant) ?? schema;
}

interface Part {
  readonly key: string | number;
  readonly part: unknown;
  readonly partSchema: TSchema;
}

/** Returns the items of an array or the properties of an object, with their schemas. */
function partsOf(schema: TSchema, value: unknown): readonly Part[] {
  if (Type.IsArray(schema) && Array.isArray(value))
    return value.map((part: unknown, key) => ({ key, part, partSchema: schema.items }));
  if (!Type.IsObject(schema) || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, part]) => ({ key, part, partSchema: propertySchema(schema, key) }));
}

function propertySchema(schema: TObject, key: string): TSchema {
  const property = Object.hasOwn(schema.properties, key) ? schema.properties[key] : undefined;
  if (property !== undefined) return property;
  return 'additionalProperties' in schema && schema.additionalProperties === false
    ? Type.Never()
    : Type.Unknown();
}
