import { expect, type Page } from '@playwright/test';

export const PAGES_WITH_BOARD = ['/play', '/analysis', '/learn/hop'] as const;
export const OTHER_PAGES = [
  '/',
  '/games',
  '/games/chinese-checkers',
  '/solitaires',
  '/online',
  '/online/challenges',
  '/online/notices',
  '/online/watch',
  '/online/archive',
  '/online/tournaments',
  '/learn/glossary',
  '/print',
  '/about',
  '/nowhere',
] as const;

/** Expects that the page is not wider than the window, once its title is in the document. */
export async function expectNoOverflow(page: Page): Promise<void> {
  await page.locator('main h1, .bar h1').first().waitFor({ state: 'attached' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}
