import { availableParallelism } from 'node:os';

/**
 * The number of workers for the unit tests, and as many again for the browser tests, which run at the same time. All tests
 * often wait for a process, a timer, a page or the server, so even on two cores each suite needs two workers.
 */
export const TEST_WORKERS = Math.max(2, Math.floor(availableParallelism() / 2));
