import type { Answer, Failure } from './failure.ts';

/** A value from the server: not loaded yet (`unknown`), failed, or loaded (`known`). A loaded value may be empty. */
export type Fetched<Value> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'known'; readonly value: Value };

/** Converts an answer to the state of a value. */
export function fetchedOf<Value>(answer: Answer<Value>): Fetched<Value> {
  return answer.ok ? { kind: 'known', value: answer.value } : { kind: 'failed', failure: answer.refusal };
}

/**
 * Creates a function that drops answers to outdated requests, because answers can arrive out of order.
 *
 * @returns waits for an answer; resolves to undefined if a newer request has started in the meantime
 */
export function createLatest(): <Value>(request: Promise<Value>) => Promise<Value | undefined> {
  let latest: unknown;
  return async (request) => {
    latest = request;
    const answer = await request;
    return latest === request ? answer : undefined;
  };
}
