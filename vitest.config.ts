import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// A slow machine is no reason to fail; a test that hangs still ends.
const TEST_TIMEOUT_MS = 30_000;

export default defineConfig({
  // The condition `halma-source` makes @halma/* resolve to src, so a test never runs a stale dist.
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['halma-source', ...defaultServerConditions] } },
  test: {
    include: ['test/**/*.test.ts', '{apps,packages}/*/test/**/*.test.ts'],
    // The files of a thread share its modules, so a test restores what it changes in them.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    testTimeout: TEST_TIMEOUT_MS,
    // Counted in files that a test loads: the views of the site are exercised in a browser instead.
    coverage: { provider: 'v8', include: ['{packages,apps}/*/src/**/*.ts'], reporter: ['text-summary'] },
  },
});
