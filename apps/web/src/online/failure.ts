import type { Refusal } from '@halma/protocol';

/**
 * The reason why a request failed without a response from the server: no connection, or a passkey failure on
 * the device.
 */
export type ClientFailureCode = 'no-connection' | 'no-passkey' | 'passkey-known' | 'passkey-needs-name';

/** The reason why a request failed: the server refused it, or no response arrived. */
export type Failure = Refusal | { readonly code: ClientFailureCode };

/** The result of a request: its value, or why it failed. */
export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Failure };
