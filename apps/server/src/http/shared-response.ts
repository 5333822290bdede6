import { createHash } from 'node:crypto';
import type { Context } from 'hono';

interface EncodedValue {
  readonly text: string;
  readonly entityTag: string;
}

/** The encoded form of each value that is still in use. */
const encodedValues = new WeakMap<object, EncodedValue>();

/**
 * Responds with a value and its entity tag: encodes a value only once even if many callers receive it, and
 * sends no body to a client that already has the value.
 *
 * @param value must not change afterwards
 */
export function respondShared(c: Context, value: unknown): Response {
  if (typeof value !== 'object' || value === null) throw new TypeError('a shared response must be an object');
  const { text, entityTag } = encodedValues.get(value) ?? encode(value);
  c.header('ETag', entityTag);
  if (c.req.header('If-None-Match') === entityTag) return c.body(null, 304);
  return c.body(text, 200, { 'Content-Type': 'application/json' });
}

function encode(value: object): EncodedValue {
  const text = JSON.stringify(value);
  const encoded = {
    text,
    entityTag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`,
  };
  encodedValues.set(value, encoded);
  return encoded;
}
