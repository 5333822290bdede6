import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';
import { TEST_WORKERS } from './scripts/test-workers.mjs';

// `npm run lint` loads this file even before Chromium is installed, so this line must not fail. `requireChromium` does.
const executablePath = findChromium() ?? '';

const port = process.env.TEST_PORT ?? '8097';
/** The folder in which the tests' server stores its games. */
export const DATA = `.test-results/data-${port}`;
const address = `http://127.0.0.1:${port}`;

/** Browser tests, on the built site as the real server serves it: run `npm run build` first. */
export default defineConfig({
  // Node can run the compiled packages as they are.
  build: { external: ['**/dist/**'] },
  testMatch: ['apps/web/test/browser/**/*.spec.ts', 'packages/*/test/browser/**/*.spec.ts'],
  globalSetup: './scripts/require-chromium.mjs',
  outputDir: '.test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: TEST_WORKERS,
  // Long enough for a slow machine, but a test that hangs still ends.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumFlags },
    // By default, a click on an element that never appears waits until the whole test times out.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Most tests need neither animations nor the service worker, which fetches the whole site.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  webServer: {
    // Bundles the server first if its sources are newer, so only the site must be built beforehand.
    command: 'node --import ./scripts/bundle-programs.mjs apps/server/dist/main.js',
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: DATA,
      // All tests come from one address, so together they would exceed the usual rate limits.
      LIMIT_SCALE: '10',
      PASSWORD_COST: '4',
    },
    url: `${address}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
