import { expect } from '@playwright/test';
import config from '../../../../playwright.config.ts';
import { test } from '../../../../test/browser/test.ts';

const { launchOptions } = config.use ?? {};

// German words are longer.
test.use({
  locale: 'de-DE',
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=minimumFontSize=20'],
  },
});

test('on the smallest phone, all tabs are in the window if the browser enlarges small text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/about');
  const lastTab = page.getByRole('button', { name: 'Mehr' });
  await expect(lastTab).toHaveCSS('font-size', '20px');
  const right = await lastTab.evaluate((tab) => tab.getBoundingClientRect().right);
  expect(right).toBeLessThanOrEqual(320);
});
