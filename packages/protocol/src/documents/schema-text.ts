import type { TSchema } from 'typebox';

/** The part of JSON Schema that the protocol uses. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

const MAX_LISTED = 12;

/** Returns a schema in one line for people: `{ game: text, after?: whole number }`. */
export function schemaText(schema: TSchema): string {
  const shape: Shape = schema as Shape;
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  if (shape.enum !== undefined) return enumText(shape.enum);
  if (shape.anyOf !== undefined) return shape.anyOf.map(schemaText).join(' or ');
  switch (shape.type) {
    case 'object':
      return objectText(shape);
    case 'array':
      return `list of ${schemaText(shape.items ?? {})}`;
    case 'string':
      return stringText(shape);
    case 'integer':
      return 'whole number';
    case 'boolean':
      return 'true or false';
    default:
      return 'anything';
  }
}

/** Returns the properties of an object with their shapes, apart from the one that names the message. */
export function propertiesText(schema: TSchema, without: readonly string[]): string {
  const shape: Shape = schema as Shape;
  return Object.entries(shape.properties ?? {})
    .filter(([name]) => !without.includes(name))
    .map(([name, property]) => `\`${name}${isRequired(shape, name) ? '' : '?'}\`: ${schemaText(property)}`)
    .join('; ');
}

function objectText(shape: Shape): string {
  const names = Object.keys(shape.properties ?? {});
  const shown = names.slice(0, MAX_LISTED).map((name) => `${name}${isRequired(shape, name) ? '' : '?'}`);
  return `{ ${shown.join(', ')}${names.length > MAX_LISTED ? ', …' : ''} }`;
}

function isRequired({ required = [] }: Shape, name: string): boolean {
  return required.includes(name);
}

function enumText(values: readonly unknown[]): string {
  return values.length > MAX_LISTED
    ? 'one of a list'
    : values.map((value) => JSON.stringify(value)).join(' or ');
}

function stringText({ maxLength }: Shape): string {
  return maxLength === undefined ? 'text' : `text of at most ${maxLength}`;
}
