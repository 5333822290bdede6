import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium.mjs';

// Lint loads this file where no Chromium is installed yet, so the search may fail here; requireChromium then refuses.
const executablePath = findChromium() ?? '';

const port = process.env.TEST_PORT ?? '8097';
/** The folder in which the tests' server stores its games. */
export const DATA = `.test-results/data-${port}`;
const address = `http://127.0.0.1:${port}`;

/** Browser tests, on the built site as the real server serves it: run `npm run build` first. */
export default defineConfig({
  testMatch: ['apps/web/test/browser/**/*.spec.ts', 'packages/*/test/browser/**/*.spec.ts'],
  globalSetup: './scripts/require-chromium.mjs',
  outputDir: '.test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A slow machine is no reason to fail; what hangs still ends.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    browserName: 'chromium',
    launchOptions: { executablePath, args: chromiumFlags },
    // By default, a click on what never appears waits for as long as the whole test may take.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Without what most tests are not about: animations, and the service worker that fetches the whole site.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
  },
  webServer: {
    // The server of these sources, also where only the site has been built.
    command: 'node --import ./scripts/bundle-server.mjs apps/server/dist/main.js',
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: DATA,
      // All tests come from one address.
      LIMIT_SCALE: '10',
      PASSWORD_COST: '4',
    },
    url: `${address}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
