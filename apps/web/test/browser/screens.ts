import { expect, type Page } from '@playwright/test';

/** Expects that the page is not wider than the window, once its title is in the document. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await page.locator('main h1, .bar h1').first().waitFor({ state: 'attached' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
