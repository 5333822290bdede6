import Type, { type TObjectOptions, type TProperties, type TSchema } from 'typebox';

/** An object with these properties and no others: what nobody asked for is refused, not dropped. */
export function exact<const Properties extends TProperties>(
  properties: Properties,
  options: TObjectOptions = {},
) {
  return Type.Object(properties, { ...options, additionalProperties: false });
}

/** What a schema says of itself, for people. */
export function descriptionOf(schema: TSchema & { readonly description?: string }): string {
  return schema.description ?? '';
}
