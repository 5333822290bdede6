import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The condition `halma-source` makes @halma/* resolve to src, so a test never runs a stale dist.
const shared = {
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['halma-source', ...defaultServerConditions] } },
};

// A slow machine is no reason to fail; a test that hangs still ends.
const TEST_TIMEOUT_MS = 30_000;

/** Packages without state of the process: their tests share a thread and load each module once. */
const PURE = '{rules,kernel,engine,solver,protocol}';

export default defineConfig({
  test: {
    maxWorkers: 2,
    // Counted in files that a test loads: the views of the site are exercised in a browser instead.
    coverage: { provider: 'v8', include: ['{packages,apps}/*/src/**/*.ts'], reporter: ['text-summary'] },
    projects: [
      {
        ...shared,
        test: {
          name: 'pure',
          include: [`packages/${PURE}/test/**/*.test.ts`],
          pool: 'threads',
          isolate: false,
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
      {
        ...shared,
        test: {
          name: 'apps',
          include: [
            'test/**/*.test.ts',
            'apps/*/test/**/*.test.ts',
            'packages/{board,locales}/test/**/*.test.ts',
          ],
          testTimeout: TEST_TIMEOUT_MS,
        },
      },
    ],
  },
});
