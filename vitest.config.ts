import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { TEST_WORKERS } from './scripts/test-workers.mjs';

// Long enough for a slow machine, but a test that hangs still ends.
const TEST_TIMEOUT_MS = 60_000;

/** The files that take longest, the longest first, so that none of them starts last and runs alone. */
const SLOW_FILES: readonly string[] = [
  'apps/server/test/online/challenges-and-notices.test.ts',
  'apps/cli/test/process.test.ts',
  'apps/server/test/bots/bridge.test.ts',
  'test/documentation.test.ts',
  'test/packed-packages.test.ts',
  'apps/server/test/bots/python-example.test.ts',
  'apps/server/test/online/clocks.test.ts',
  'apps/server/test/online/cluster.test.ts',
  'apps/server/test/online/dependencies.test.ts',
  'apps/server/test/tournament/crashes.test.ts',
  'apps/server/test/tournament/nodes.test.ts',
  'apps/server/test/listen.test.ts',
  'apps/server/test/online/streams.test.ts',
  'apps/server/test/online/moderation.test.ts',
  'test/python.test.ts',
  'packages/engine/test/levels.test.ts',
  'packages/engine/test/choose-move.test.ts',
  'apps/server/test/process.test.ts',
];

class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const slow = SLOW_FILES.flatMap((path) => files.filter(({ moduleId }) => moduleId.endsWith(path)));
    const others = await super.sort(files.filter((file) => !slow.includes(file)));
    return [...slow, ...others];
  }
}

/** Tests that need Vite: the site uses its features, and the others replace modules by mocks. */
const VITE_TESTS: readonly string[] = [
  'apps/web/test/**/*.test.ts',
  'apps/server/test/engine/choose-engine-move.test.ts',
  'packages/engine/test/network.test.ts',
];

// Before Node 22.15, only Vite's module runner can measure coverage.
const measuresCoverage = process.argv.includes('--coverage');

export default defineConfig({
  // The condition `halma-source` makes @halma/* resolve to src, so a test never runs a stale dist.
  resolve: { conditions: ['halma-source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['halma-source', ...defaultServerConditions] } },
  test: {
    // Test files that run in one thread share modules, so a test must restore what it changes in them.
    pool: 'threads',
    isolate: false,
    maxWorkers: TEST_WORKERS,
    sequence: { sequencer: SlowFilesFirst },
    testTimeout: TEST_TIMEOUT_MS,
    // Leaves out the views of the site (.tsx), which the browser tests exercise instead.
    coverage: { provider: 'v8', include: ['{packages,apps}/*/src/**/*.ts'], reporter: ['text-summary'] },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['test/**/*.test.ts', '{apps,packages}/*/test/**/*.test.ts'],
          exclude: [...VITE_TESTS],
          execArgv: [
            '--conditions=halma-source',
            '--enable-source-maps',
            '--import',
            new URL('scripts/typescript-loader.mjs', import.meta.url).href,
          ],
          // Node imports the modules itself. In Vite's module runner, each use of an imported name calls a getter, and the
          // tests of the packages take a fifth more processor time.
          experimental: { viteModuleRunner: measuresCoverage, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'vite', include: [...VITE_TESTS] } },
    ],
  },
});
