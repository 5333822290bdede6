import { expect } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { ADDRESS, makeMove, note, waitForTurns } from './board.ts';

test.use({ serviceWorkers: 'allow' });

test('after one visit, the site opens and games can be played offline', async ({ page, context }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.move')).toHaveCount(2);
  await makeMove(page, { kind: 'normal', from: 5, to: 3 });
  await waitForTurns(page, 4);
  await page.goto('/learn');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(ADDRESS);
  await expect(note(page)).toContainText('Your move.');
});
