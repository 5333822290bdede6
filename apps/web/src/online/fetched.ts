import type { ApiResult, Failure } from './failure.ts';

/**
 * A value from the server: not loaded yet (`unknown`), failed, or loaded (`known`). A loaded value may be
 * empty. It may also be old: `failure` says why it could not be reloaded.
 */
export type Fetched<Value> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'known'; readonly value: Value; readonly failure?: Failure };

/** Converts a response to a fetched value. */
export function toFetched<Value>(result: ApiResult<Value>): Fetched<Value> {
  return result.ok ? { kind: 'known', value: result.value } : { kind: 'failed', failure: result.refusal };
}

/**
 * Converts the response to a repeated request. If it failed, keeps the previously loaded value, marked as
 * old.
 */
export function fetchedAgain<Value>(before: Fetched<Value>, result: ApiResult<Value>): Fetched<Value> {
  return result.ok || before.kind !== 'known' ? toFetched(result) : { ...before, failure: result.refusal };
}

/**
 * Creates a function that drops responses to outdated requests, because responses can arrive out of order.
 *
 * @returns a function that waits for a response; it resolves to undefined if a newer request has started in the meantime
 */
export function createLatestFilter(): <Value>(request: Promise<Value>) => Promise<Value | undefined> {
  let latest: unknown;
  return async (request) => {
    latest = request;
    const result = await request;
    return latest === request ? result : undefined;
  };
}
