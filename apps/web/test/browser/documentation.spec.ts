import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('the documentation is searched and read without a connection, once the site has been opened', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Documentation' }).click();
  await expect(page).toHaveURL(/\/docs\/$/);
  const isKept = (): Promise<boolean> =>
    page.evaluate(async () => (await caches.match('/docs/pages.json')) !== undefined);
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);
  await page.goto('/docs/');
  await page.keyboard.press('/');
  await page.keyboard.type('repetition worker');
  const result = page.locator('#results').getByRole('link', { name: /^The engine: In a worker/ });
  await expect(result).toBeVisible();
  await result.click();
  await expect(page.getByRole('heading', { name: 'In a worker' })).toBeInViewport();
  await page.locator('#query').fill('notawordofthisproject');
  await expect(page.locator('#results')).toHaveText('No section contains all of these words.');
});

for (const width of [360, 1280]) {
  test(`pages of the documentation fit a screen ${width} pixels wide, with live boards`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', 'reference/games.html', 'api/rules.html', 'guides/embed-the-board.html']) {
      await page.goto(`/docs/${path}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await expect(page.locator('halma-board').getByRole('gridcell')).toHaveCount(121);
    expect(errors).toEqual([]);
  });
}
