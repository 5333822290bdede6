import { test as base } from '@playwright/test';
import { ContextPool, pageOf } from './context-pool.ts';
import { cacheStackFrames } from './stack-traces.ts';

cacheStackFrames();

/**
 * A test whose browser contexts come from a pool, unless service workers may run in them. Use `ContextPool`
 * to create additional contexts, one for each person. Contexts that a test creates itself are closed when it
 * ends.
 */
export const test = base.extend<{ readonly contextPool: ContextPool }>({
  contextPool: [
    async (
      {
        browser,
        baseURL,
        colorScheme,
        contextOptions,
        hasTouch,
        isMobile,
        locale,
        permissions,
        serviceWorkers,
        viewport,
      },
      use,
      info,
    ) => {
      const pool = ContextPool.of(browser);
      const options = { colorScheme, contextOptions, hasTouch, isMobile, locale, permissions, viewport };
      pool.startTest(baseURL ?? '', serviceWorkers === 'block' ? JSON.stringify(options) : null);
      await use(pool);
      await pool.endTest(info.status === info.expectedStatus);
    },
    { auto: true },
  ],
  context: async ({ contextPool }, use) => {
    await use(await contextPool.take());
  },
  page: async ({ context }, use) => {
    await use(await pageOf(context));
  },
});
