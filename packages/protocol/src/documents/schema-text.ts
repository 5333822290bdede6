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

const MAX_LISTED_ITEMS = 12;

/** Describes a schema in one line, such as `{ game, after? }` or `list of text`. */
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

/** Describes the properties of an object. @param excluded the properties to leave out */
export function propertiesText(schema: TSchema, excluded: readonly string[]): string {
  const shape: Shape = schema as Shape;
  return Object.entries(shape.properties ?? {})
    .filter(([name]) => !excluded.includes(name))
    .map(([name, property]) => `\`${name}${isRequired(shape, name) ? '' : '?'}\`: ${schemaText(property)}`)
    .join('; ');
}

function objectText(shape: Shape): string {
  const names = Object.keys(shape.properties ?? {});
  const shown = names
    .slice(0, MAX_LISTED_ITEMS)
    .map((name) => `${name}${isRequired(shape, name) ? '' : '?'}`);
  return `{ ${shown.join(', ')}${names.length > MAX_LISTED_ITEMS ? ', …' : ''} }`;
}

function isRequired({ required = [] }: Shape, name: string): boolean {
  return required.includes(name);
}

function enumText(values: readonly unknown[]): string {
  return values.length > MAX_LISTED_ITEMS
    ? 'one of a list'
    : values.map((value) => JSON.stringify(value)).join(' or ');
}

function stringText({ maxLength }: Shape): string {
  return maxLength === undefined ? 'text' : `text of at most ${maxLength}`;
}
