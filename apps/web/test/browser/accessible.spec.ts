import { expect } from '@playwright/test';
import { expectAccessibleInAllThemes, expectNoViolations } from '../../../../test/browser/accessibility.ts';
import { test } from '../../../../test/browser/test.ts';
import { PROBLEMS, problemAddress } from '../../src/solitaires/problems.ts';
import { ADDRESS, makeMove, note, waitForTurns } from './board.ts';
import { interleaveHalves, openByLink } from './pages.ts';

const DIALOGS = ['New game', 'More', 'Settings', 'Resign'] as const;

test.use({ colorScheme: 'light' });

test('the game page and its dialogs are accessible in all themes', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  await expect(note(page)).toContainText('Your move.');
  await expectAccessibleInAllThemes(page);
  for (const button of DIALOGS) {
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInAllThemes(page, 'dialog[open]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

/**
 * The pages by subject. Each row is one test, so that a slow page does not hold up the others. The test
 * loads the first page and reaches the others by links. In the first two rows, consecutive pages are of
 * different sections, so `openByLink` needs no page between them.
 */
const PAGES = {
  'the site and lessons': ['/', '/learn', '/about', '/learn/leave', '/nowhere', '/learn/history'],
  'games and solitaires': [
    '/games',
    '/solitaires',
    '/games/halma',
    '/solitaires/long-hop',
    '/games/top-secret',
    '/solitaires/crossing',
  ],
  'games in progress and analysis': [
    '/online/watch',
    '/online/archive',
    '/online/archive?minPlies=1',
    '/online/tournaments',
    // Comes last: leaving this page may cut off a request of its engine, for which openByLink would then wait.
    '/analysis',
  ],
} as const;

/** Pages with the same colours and parts as the pages above. Their contrast need not be checked. */
const SIMILAR_PAGES = interleaveHalves([
  ...PROBLEMS.map((problem) => problemAddress(problem)).filter(
    (address) => !PAGES['games and solitaires'].some((checked) => checked === address),
  ),
  '/learn/books',
  '/learn/glossary',
]);

for (const [subject, addresses] of Object.entries(PAGES)) {
  test(`the pages are accessible in all themes: ${subject}`, async ({ page }) => {
    // Allows for many pages on a slow machine, but still stops a test that hangs.
    test.setTimeout(300_000);
    const [first, ...others] = addresses;
    await page.goto(first);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessibleInAllThemes(page);
    for (const address of others) {
      await openByLink(page, address);
      await expectAccessibleInAllThemes(page);
    }
  });
}

test('the other lessons and solitaires are accessible', async ({ page }) => {
  await page.goto('/learn');
  for (const address of SIMILAR_PAGES) {
    await openByLink(page, address);
    await expectNoViolations(page);
  }
});

test('the boards and the leaflet to print are accessible', async ({ page }) => {
  await page.goto('/print');
  for (const sheet of ['A board', 'The rules']) {
    await page.getByText(sheet, { exact: true }).click();
    await expectAccessibleInAllThemes(page);
  }
});

test('the chosen theme is stored, and the system setting can be restored', async ({ page }) => {
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
