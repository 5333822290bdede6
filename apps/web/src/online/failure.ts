import type { Refusal } from '@halma/protocol';

/** Why nothing came of a request before the server could answer it: no line to it, or no passkey of this device. */
export type OwnFailureCode = 'no-connection' | 'no-passkey' | 'passkey-known' | 'passkey-needs-name';

/** Why nothing came of a request: the server refused, or it never got so far. */
export type Failure = Refusal | { readonly code: OwnFailureCode };

/** What was asked for, or why it is not there. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Failure };
