import { expect, test } from '@playwright/test';
import { expectNoViolations } from './accessibility.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' }, serviceWorkers: 'allow' });

test('the home page opens without an error in the browser', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'log') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('requestfailed', (request) => complaints.push(`${request.url()} failed`));

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Halma/);
  expect(complaints).toEqual([]);
});

test('an unknown address links to the home page', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  await expectNoViolations(page);
  await page.getByRole('link').click();
  await expect(page).toHaveURL('/');
});
