import { expect } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { ADDRESS, note } from './board.ts';
import { interleaveHalves, openByLink } from './pages.ts';

test.describe('with a German browser', () => {
  test.use({ locale: 'de-DE', serviceWorkers: 'allow' });

  test('the page is in German from the first paint', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        for (const text of document.body?.innerText.split('\n') ?? []) seen.add(text);
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await page.goto(ADDRESS);
    await expect(note(page)).toContainText('Du bist am Zug.');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const bar = page.getByRole('banner');
    await expect(bar.getByRole('heading', { level: 1 })).toHaveText('Halma zu zweit');
    const readSeen = (): Promise<readonly string[]> =>
      page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
    // The game's tools appear only after the first paint.
    await expect.poll(readSeen).toContain('Aufgeben');
    const seen = await readSeen();
    const english = /Solitaires|Learn|fetched|Your move|Take back|Halma for two/;
    expect(seen.filter((text) => english.test(text))).toEqual([]);
  });

  test('the page is in German offline too, after one visit', async ({ page, context }) => {
    await page.goto(ADDRESS);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halma zu zweit');
    await page.goto('/learn');
    await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Halma lernen|Lernen/);
  });
});

test.describe('without a cached catalogue', () => {
  test('the page reports that a language cannot be loaded, and the reader can choose the language again', async ({
    page,
  }) => {
    await page.goto(ADDRESS);
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.route(/\/assets\//, (route) => route.abort());
    await dialog.getByText('Deutsch').click();
    await expect(dialog.getByRole('alert')).toContainText('could not be loaded');
    await expect(dialog.getByRole('radio', { name: 'English' })).toBeChecked();
    await page.unroute(/\/assets\//);
    await dialog.getByText('Deutsch').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(dialog.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
    await expect(note(page)).toContainText('Du bist am Zug.');
  });
});

/** Pages whose title differs from the label of their navigation tab, with the title in each language. */
const TITLES = interleaveHalves([
  { address: '/games/halma', english: 'Halma', german: 'Halma' },
  { address: '/learn/history', english: 'History', german: 'Geschichte' },
  { address: '/play', english: 'Halma for two', german: 'Halma zu zweit' },
  { address: '/online/tournaments', english: 'Tournaments', german: 'Turniere' },
  { address: '/online/account', english: 'Your account', german: 'Dein Konto' },
  { address: '/online/ranks', english: 'Ratings', german: 'Wertungszahlen' },
  { address: '/online/challenges', english: 'Challenges', german: 'Herausforderungen' },
  { address: '/online/notices', english: 'Notifications', german: 'Benachrichtigungen' },
]);

test('the title of a page changes whenever the language does', async ({ page }) => {
  await page.goto('/about');
  for (const { address, english, german } of TITLES) {
    await openByLink(page, address);
    await page.getByRole('button', { name: 'Settings' }).click();
    const dialog = page.getByRole('dialog');
    for (const [language, title] of [
      ['Deutsch', german],
      ['English', english],
      ['Deutsch', german],
      ['English', english],
    ] as const) {
      await dialog.getByText(language).click();
      await expect(dialog.getByRole('radio', { name: language })).toBeChecked();
      await expect(page, address).toHaveTitle(`${title} · Halma`);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
