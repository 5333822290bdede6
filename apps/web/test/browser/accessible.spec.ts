import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ADDRESS, makeMove, note, turnsPlayed } from './board.ts';

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const theme of ['paper', 'quiet', 'contrast']) {
    test.describe(`${theme}, ${colorScheme}`, () => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test('the page and its dialogs are accessible', async ({ page }) => {
        test.setTimeout(120_000);
        await page.addInitScript((name) => localStorage.setItem('theme', name), theme);
        await page.goto(ADDRESS);
        await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
        await makeMove(page, { kind: 'walk', from: 3, to: 5 });
        await turnsPlayed(page, 2);
        await expect(note(page)).toContainText('Your move.');
        await expectNoViolations(page);
        for (const button of ['New game', 'More', 'Settings', 'Resign']) {
          await page.getByRole('button', { name: button, exact: true }).click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expectNoViolations(page);
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog')).toBeHidden();
        }
      });
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const address of ['/', '/analysis', '/solitaires', '/learn', '/print']) {
      test(`${address} is accessible`, async ({ page }) => {
        // looking at all of a page takes long where the machine has other work
        test.setTimeout(120_000);
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectNoViolations(page);
      });
    }
  });
}

test('a theme is kept, and the system decides again when it is asked to', async ({ page }) => {
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
  await page.getByText('As my system').click();
  await expect(root).toHaveAttribute('data-scheme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-scheme', 'dark');
});

test('a game can be played with the keyboard alone', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.locator('halma-board').focus();
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(note(page)).toContainText('is chosen.');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await turnsPlayed(page, 2);
});
