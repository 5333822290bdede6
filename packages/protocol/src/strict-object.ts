import Type, { type TObjectOptions, type TProperties, type TSchema } from 'typebox';

/** Returns the schema of an object with these properties and no others. */
export function strictObject<const Properties extends TProperties>(
  properties: Properties,
  options: TObjectOptions = {},
) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** Returns the description of a schema, or an empty string. */
export function descriptionOf(schema: TSchema & { readonly description?: string }): string {
  return schema.description ?? '';
}
