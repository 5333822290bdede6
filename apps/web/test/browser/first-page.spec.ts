import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('the first page opens without a complaint from the browser', async ({ page }) => {
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

test('an address with nothing behind it leads back to the first page', async ({ page }) => {
  const response = await page.goto('/nowhere');
  expect(response?.status()).toBe(404);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('link').click();
  await expect(page).toHaveURL('/');
});
