import { expect, test } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

test('the home page opens without an error in the browser', async ({ page }) => {
  const browserMessages: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') browserMessages.push(message.text());
  });
  page.on('pageerror', (error) => browserMessages.push(error.message));
  page.on('requestfailed', (request) => browserMessages.push(`${request.url()} failed`));

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Halma/);
  expect(browserMessages).toEqual([]);
});

test('an unknown address links to the home page', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/');
});
