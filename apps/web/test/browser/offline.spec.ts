import { expect, test } from '@playwright/test';
import { ADDRESS, makeMove, note, turnsPlayed } from './board.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('after one visit the site opens and plays on without a connection', async ({ page, context }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'walk', from: 3, to: 5 });
  await turnsPlayed(page, 2);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.move')).toHaveCount(2);
  await makeMove(page, { kind: 'walk', from: 5, to: 3 });
  await turnsPlayed(page, 4);
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(ADDRESS);
  await expect(note(page)).toContainText('Your move.');
});
