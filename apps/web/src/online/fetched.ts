import type { ApiResult, Failure } from './failure.ts';

/** A value from the server: not loaded yet (`unknown`), failed, or loaded (`known`). A loaded value may be empty. */
export type Fetched<Value> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'known'; readonly value: Value };

/** Converts a response to the state of a value. */
export function fetchedOf<Value>(result: ApiResult<Value>): Fetched<Value> {
  return result.ok ? { kind: 'known', value: result.value } : { kind: 'failed', failure: result.refusal };
}

/**
 * Creates a function that drops responses to outdated requests, because responses can arrive out of order.
 *
 * @returns waits for a response; resolves to undefined if a newer request has started in the meantime
 */
export function createLatest(): <Value>(request: Promise<Value>) => Promise<Value | undefined> {
  let latest: unknown;
  return async (request) => {
    latest = request;
    const result = await request;
    return latest === request ? result : undefined;
  };
}
