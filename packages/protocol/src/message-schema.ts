import Type, { type TProperties } from 'typebox';
import { strictObject } from './strict-object.ts';

/** Returns the schema of a message: its name in `say`, and its other properties. */
export function messageSchema<const Say extends string, const Properties extends TProperties>(
  say: Say,
  description: string,
  properties: Properties,
) {
  return strictObject({ say: Type.Literal(say), ...properties }, { description });
}
