import type { Answer, Failure } from './failure.ts';

/** Something of the server's on a page: not there yet, not to be had, or there. What is there may still be empty. */
export type Fetched<Value> =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'known'; readonly value: Value };

/** What an answer of the server's makes of it. */
export function fetchedOf<Value>(answer: Answer<Value>): Fetched<Value> {
  return answer.ok ? { kind: 'known', value: answer.value } : { kind: 'failed', failure: answer.refusal };
}

/**
 * Lets through the answer to the last question alone, since answers can overtake each other.
 *
 * @returns waits for an answer; it comes to undefined when something else was asked meanwhile
 */
export function createLatest(): <Value>(asked: Promise<Value>) => Promise<Value | undefined> {
  let last: unknown;
  return async (asked) => {
    last = asked;
    const answer = await asked;
    return last === asked ? answer : undefined;
  };
}
