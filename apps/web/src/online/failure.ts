import type { Refusal } from '@halma/protocol';

/** Why nothing came of a request: the server refused, or could not be reached. */
export type Failure = Refusal | { readonly code: 'no-connection' };

/** What was asked for, or why it is not there. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Failure };
