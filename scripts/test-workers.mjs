import { availableParallelism } from 'node:os';

/**
 * The number of workers for unit tests and for browser tests, which run at the same time. Each worker loads the modules or
 * starts a browser of its own, and a browser keeps more than one core busy, so on two cores two workers of each kind take
 * longer than one.
 */
export const TEST_WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));
