import type { Answer, Failure } from './failure.ts';

/** A value from the server: not loaded yet, failed, or loaded. A loaded value may be empty. */
export type Fetched<Value> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'known'; readonly value: Value };

/** Returns the state after an answer of the server. */
export function fetchedOf<Value>(answer: Answer<Value>): Fetched<Value> {
  return answer.ok ? { kind: 'known', value: answer.value } : { kind: 'failed', failure: answer.refusal };
}

/**
 * Passes on the answer to the latest request only, as answers can arrive out of order.
 *
 * @returns waits for an answer; resolves to undefined when a newer request has started meanwhile
 */
export function createLatest(): <Value>(asked: Promise<Value>) => Promise<Value | undefined> {
  let last: unknown;
  return async (asked) => {
    last = asked;
    const answer = await asked;
    return last === asked ? answer : undefined;
  };
}
