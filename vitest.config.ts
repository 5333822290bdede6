import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The condition `halma-source` makes @halma/* resolve to src, so a test never runs a stale dist.
export default defineConfig({
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['halma-source', ...defaultServerConditions] } },
  test: {
    include: ['test/**/*.test.ts', '{packages,apps}/*/test/**/*.test.ts'],
    environment: 'node',
    maxWorkers: 2,
    // A slow machine is no reason to fail; what hangs still ends.
    testTimeout: 30_000,
  },
});
