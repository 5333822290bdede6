import { availableParallelism } from 'node:os';

const half = Math.floor(availableParallelism() / 2);

/**
 * The number of workers for browser tests, which run at the same time as the unit tests. Each worker starts a browser, which
 * keeps more than one core busy.
 */
export const BROWSER_TEST_WORKERS = Math.max(1, half);

/**
 * The number of workers for unit tests. Many of them wait for a process or a timer, so on two cores one worker would take
 * much longer than the browser tests.
 */
export const UNIT_TEST_WORKERS = Math.max(2, half);
