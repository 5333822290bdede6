import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';

/** The URLs that have a first screen. */
const ADDRESSES = [
  '/',
  '/play',
  '/play/new?with=computer',
  '/play/new?with=friends',
  '/analysis',
  '/games',
  '/games/halma',
  '/learn',
  '/solitaires',
  '/online',
];

/** Collects a page's console errors and uncaught errors. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
}

/**
 * Holds back the script that starts the page, so that the first screen stays. Returns a function that lets
 * the script load.
 */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

for (const address of ADDRESSES) {
  test(`${address} shows its first screen until the scripts have replaced it`, async ({ page }) => {
    const errors = errorsOf(page);
    const startScripts = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const screen = page.locator('.first-screen');
    await expect(screen.locator('header')).toBeVisible();
    await expect(screen.locator('main')).toHaveText(/\w/);
    startScripts();
    await expect(screen).toHaveCount(0);
    await expect(page.locator('header.bar')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);
    expect(errors).toEqual([]);
  });
}

test('the first screen is not shown in a language other than the chosen one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('halma.language', '"de"'));
  await page.route('**/assets/start-*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.first-screen .mark')).toBeAttached();
  await expect(page.locator('.first-screen .mark')).toBeHidden();
});

test('the first screen of a visitor with games shows only the frame', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('halma.game.a', '{}'));
  await page.route('**/assets/start-*.js', () => undefined);
  await page.goto('/play', { waitUntil: 'commit' });
  await expect(page.locator('.first-screen header')).toBeVisible();
  await expect(page.locator('.first-screen .boardbox')).toBeHidden();
});

test('the focus moves from the first screen to the page', async ({ page }) => {
  const startScripts = await holdScripts(page);
  await page.goto('/analysis', { waitUntil: 'commit' });
  const screen = page.locator('.first-screen');
  await screen.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(screen.locator('main')).toBeFocused();
  startScripts();
  await expect(screen).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
});
