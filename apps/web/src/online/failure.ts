import type { Refusal } from '@halma/protocol';

/** Why a request failed before the server could answer: no connection, or no passkey on this device. */
export type OwnFailureCode = 'no-connection' | 'no-passkey' | 'passkey-known' | 'passkey-needs-name';

/** Why a request failed: the server refused it, or it did not reach the server. */
export type Failure = Refusal | { readonly code: OwnFailureCode };

/** The result of a request: its value, or why it failed. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Failure };
