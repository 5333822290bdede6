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

/** Changes that a page sends to the server, of which several can be pending. They can end in any order. */
export interface PendingChanges {
  readonly arePending: () => boolean;
  /** Waits for the response to a change. */
  readonly add: <Value>(change: Promise<ApiResult<Value>>) => Promise<ApiResult<Value>>;
}

/**
 * Follows changes until the last pending one has ended.
 *
 * @param onEnd called when no change is pending any more, with whether one of them has failed
 */
export function createPendingChanges(onEnd: (hasFailed: boolean) => void): PendingChanges {
  let pendingCount = 0;
  let hasFailed = false;
  return {
    arePending: () => pendingCount > 0,
    add: async (change) => {
      pendingCount += 1;
      const result = await change;
      pendingCount -= 1;
      if (!result.ok) hasFailed = true;
      if (pendingCount === 0) {
        onEnd(hasFailed);
        hasFailed = false;
      }
      return result;
    },
  };
}
