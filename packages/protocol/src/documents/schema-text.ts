import type { TSchema } from 'typebox';

/** The part of JSON Schema that the protocol uses. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly maxLength?: number;
}

const MAX_LISTED_ITEMS = 12;

/** For longer patterns, the maximum length of the string is more helpful. */
const MAX_PATTERN_LENGTH = 60;

/** Describes a schema in one line, such as `{ game, after? }` or `list of string`. */
export function schemaText(schema: TSchema): string {
  const json: JsonSchema = schema as JsonSchema;
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.enum !== undefined) return enumText(json.enum);
  if (json.anyOf !== undefined) return json.anyOf.map(schemaText).join(' or ');
  switch (json.type) {
    case 'object':
      return objectText(json);
    case 'array':
      return `list of ${schemaText(json.items ?? {})}`;
    case 'string':
      return stringText(json);
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'true or false';
    default:
      return 'anything';
  }
}

/**
 * Describes the properties of an object.
 *
 * @param excluded the properties to leave out
 */
export function propertiesText(schema: TSchema, excluded: readonly string[]): string {
  const json: JsonSchema = schema as JsonSchema;
  return Object.entries(json.properties ?? {})
    .filter(([name]) => !excluded.includes(name))
    .map(([name, property]) => `\`${name}${isRequired(json, name) ? '' : '?'}\`: ${schemaText(property)}`)
    .join('; ');
}

function objectText(json: JsonSchema): string {
  const properties = Object.entries(json.properties ?? {});
  const shownProperties = properties.slice(0, MAX_LISTED_ITEMS).map(([name, property]) => {
    const { const: value }: JsonSchema = property as JsonSchema;
    return `${name}${isRequired(json, name) ? '' : '?'}${value === undefined ? '' : `: ${JSON.stringify(value)}`}`;
  });
  return `{ ${shownProperties.join(', ')}${properties.length > MAX_LISTED_ITEMS ? ', …' : ''} }`;
}

function isRequired({ required = [] }: JsonSchema, name: string): boolean {
  return required.includes(name);
}

function enumText(values: readonly unknown[]): string {
  return values.length > MAX_LISTED_ITEMS
    ? 'one of several values'
    : values.map((value) => JSON.stringify(value)).join(' or ');
}

function stringText({ maxLength, pattern }: JsonSchema): string {
  if (pattern !== undefined && pattern.length <= MAX_PATTERN_LENGTH) return `string \`${pattern}\``;
  return maxLength === undefined ? 'string' : `string of at most ${maxLength} characters`;
}
