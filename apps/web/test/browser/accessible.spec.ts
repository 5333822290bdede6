import { expect, test } from '@playwright/test';
import { PROBLEMS } from '../../src/solitaires/problems.ts';
import { expectAccessible, expectEnoughContrast, expectNoViolations } from './accessibility.ts';
import { ADDRESS, makeMove, note, waitForTurns } from './board.ts';

const THEMES = ['paper', 'quiet', 'contrast'] as const;
const SCHEMES = ['light', 'dark'] as const;
const DIALOGS = ['New game', 'More', 'Settings', 'Resign'] as const;

test.describe('the game page and its dialogs', () => {
  test.use({ colorScheme: 'light' });

  for (const theme of THEMES) {
    for (const scheme of SCHEMES) {
      test(`are accessible: ${theme}, ${scheme}`, async ({ page }) => {
        // Rules other than contrast give the same result in every theme.
        const check = theme === 'paper' && scheme === 'light' ? expectNoViolations : expectEnoughContrast;
        await page.emulateMedia({ colorScheme: scheme });
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await page.goto(ADDRESS);
        await expect(page.locator('html')).toHaveAttribute('data-scheme', scheme);
        await makeMove(page, { kind: 'normal', from: 3, to: 5 });
        await waitForTurns(page, 2);
        await expect(note(page)).toContainText('Your move.');
        await check(page);
        for (const button of DIALOGS) {
          await page.getByRole('button', { name: button, exact: true }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await check(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
      });
    }
  }
});

const ADDRESSES = [
  '/',
  '/games',
  '/games/halma',
  '/games/top-secret',
  '/analysis',
  '/learn',
  '/learn/leave',
  '/learn/history',
  '/learn/books',
  '/solitaires',
  ...PROBLEMS.map((problem) => `/solitaires/${problem}`),
];

for (const address of ADDRESSES) {
  test(`${address} is accessible`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
  });
}

test('the boards and the leaflet to print are accessible', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/print');
  for (const sheet of ['A board', 'The rules']) {
    await page.getByText(sheet, { exact: true }).click();
    await expectAccessible(page);
  }
});

test('a theme is stored, and the system setting can be restored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(ADDRESS);
  const root = page.locator('html');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Quiet').click();
  await page.getByText('Dark', { exact: true }).click();
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'quiet');
  await expect(root).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('System').click();
  await expect(root).toHaveAttribute('data-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-scheme', 'dark');
});

test('a game can be played with only the keyboard', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.locator('halma-board').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText('is selected.');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await waitForTurns(page, 2);
});
