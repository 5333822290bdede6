import Type, { type TProperties } from 'typebox';
import { strictObject } from './strict-object.ts';

/** Returns the schema of a command: its name in `do`, and its other properties. */
export function commandSchema<const Do extends string, const Properties extends TProperties>(
  name: Do,
  description: string,
  properties: Properties,
) {
  return strictObject({ do: Type.Literal(name), ...properties }, { description });
}
