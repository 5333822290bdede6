import { accept } from '@halma/rules';
import { type CommandResult, refuse } from '../refusal.ts';
import type { Request } from './fields/fields.ts';

/**
 * The maximum number of threads for a search. A copy, since importing it from the engine would load the
 * engine for every verb.
 */
export const MAX_SEARCH_THREADS = 64;

/** Returns whether a search can have this number of threads. */
export function isThreadCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= MAX_SEARCH_THREADS;
}

/** Validates the number of threads for a search. */
export function requestedThreads({ threads = 1 }: Request): CommandResult<number> {
  return isThreadCount(threads)
    ? accept(threads)
    : refuse('bad-request', `--threads expects a whole number from 1 to ${MAX_SEARCH_THREADS}.`);
}
