import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { ADDRESS, makeMove, waitForTurns } from './board.ts';

/** Presses a button or a link with the keyboard. */
async function press(control: Locator): Promise<void> {
  // Before the scripts have loaded, the button is present but inert.
  await control.click({ trial: true });
  await control.focus();
  await control.press('Enter');
}

/** The buttons that open the dialog for a new game. */
const OPENERS: readonly [name: string, opener: (page: Page) => Locator][] = [
  ['the top bar', (page) => page.locator('.bar').getByRole('button', { name: 'New game' })],
  ['the menu', (page) => page.getByRole('button', { name: 'More', exact: true })],
];

for (const [name, opener] of OPENERS) {
  for (const close of ['Escape', 'the back button']) {
    test(`the focus returns to ${name} when ${close} closes the form for a new game`, async ({ page }) => {
      await page.goto(ADDRESS);
      // The second time, the dialog is already loaded.
      for (let times = 0; times < 2; times += 1) {
        await press(opener(page));
        const dialog = page.getByRole('dialog');
        if (name === 'the menu') await press(dialog.getByRole('button', { name: 'New game' }));
        await expect(dialog.getByRole('button', { name: '2 Players' })).toBeVisible();
        if (close === 'Escape') await page.keyboard.press('Escape');
        else await page.goBack();
        await expect(dialog).toBeHidden();
        await expect(page).not.toHaveURL(/new/);
        await expect(opener(page)).toBeFocused();
      }
    });
  }
}

test('a link that is followed while a dialog closes leads to its page', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.locator('.bar').getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: '2 Players' })).toBeVisible();
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('.tabs a[href="/learn"]');
    // The page goes back to the URL before the dialog, which takes the browser a moment.
    document.querySelector('dialog')?.addEventListener('close', () => link?.click());
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible();
  await expect(page).toHaveURL('/learn');
  await page.goBack();
  await expect(page).toHaveURL(/\/play/);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the focus returns to “Create a game” when Escape closes its dialog', async ({ page }) => {
  await page.goto('/online');
  const button = page.getByRole('button', { name: 'Create a game' });
  await press(button);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the board takes the focus from a button that disappears', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  const board = page.locator('halma-board');
  const button = (name: string) => page.getByRole('button', { name });
  await press(button('Previous move'));
  await expect(button('Previous move')).toBeFocused();
  await press(button('Back to the game'));
  await expect(button('Back to the game')).toHaveCount(0);
  await expect(board).toBeFocused();
  await press(button('Resign'));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Resign' }));
  await expect(page.locator('.result')).toBeVisible();
  await expect(board).toBeFocused();
});

test('a lesson chosen with the keyboard takes the focus, and the Tab key continues inside it', async ({
  page,
}) => {
  await page.goto('/learn');
  await press(page.getByRole('navigation', { name: 'Lessons' }).getByRole('link').nth(3));
  await expect(page).toHaveURL(/\/learn\/\w+/);
  const lesson = page.locator('.learn-now');
  await expect(lesson).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lesson.locator(':focus').first()).toBeVisible();
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Games', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/** Pages that replace their title while they load, each with a text that appears once the page has loaded. */
const PAGES_WITH_LATE_TITLE: readonly [address: string, loaded: string][] = [
  ['/online', 'Quick pairing'],
  ['/online/account', 'With an account you keep your name'],
  ['/online/challenges', 'Challenges need an account.'],
  ['/online/notices', 'Notifications need an account'],
  ['/online/tournaments', 'To create a tournament, you need an account.'],
  ['/online/game/nothing', 'There is no game at this address.'],
  ['/online/watch', 'All games'],
  ['/online/archive', 'Opponent'],
];

/** Follows a link on the site and waits until the page has a different title. */
async function follow(page: Page, address: string): Promise<void> {
  // Before the site has started, following a link would reload it.
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await page.locator('#content').waitFor();
  const before = await page.evaluateHandle((href) => {
    const title = document.querySelector('h1');
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
    return title;
  }, address);
  await page.waitForFunction((title) => ![null, title].includes(document.querySelector('h1')), before);
}

test('the title of a page has focus once the page has loaded', async ({ page }) => {
  await page.goto('/about');
  for (const [address, loaded] of PAGES_WITH_LATE_TITLE) {
    await follow(page, address);
    await expect(page.getByRole('main').getByText(loaded).first(), address).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), address).toBeFocused();
  }
});

test('a choice that changes the URL keeps the focus', async ({ page }) => {
  await page.goto('/solitaires/packing');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/spread=/);
  await expect(page.getByRole('radio').nth(1)).toBeFocused();
  await page.goto('/solitaires/long-hop');
  const square = page.getByRole('button', { name: 'c4', exact: true });
  await press(square);
  await expect(page).toHaveURL(/position=/);
  await expect(square).toBeFocused();
  await page.goto('/online/ranks');
  const family = page.getByRole('combobox');
  await family.focus();
  await family.selectOption({ index: 1 });
  await expect(page).toHaveURL(/ranks\/(?!halma:)/);
  await expect(family).toBeFocused();
});

test('the Tab key continues after a control that disappears before it is used', async ({ page }) => {
  await page.goto('/learn');
  await page.waitForLoadState('networkidle');
  const links = page.getByRole('main').getByRole('link');
  await links.first().focus();
  await links.first().evaluate(async (link) => {
    link.remove();
    await new Promise((resolve) => setTimeout(resolve));
  });
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
});

test('the focus stays near a control that disappears', async ({ page }) => {
  await page.goto('/solitaires/packing');
  const solver = page.getByRole('region', { name: 'The solver' });
  await press(solver.getByRole('button').first());
  await expect(solver).toBeFocused();
  await page.goto('/analysis');
  await press(page.getByRole('button', { name: 'New position' }));
  await press(page.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.locator('halma-board').evaluate((board) => board.focus());
  // Selects a man and its destination.
  for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  await press(page.getByRole('button', { name: 'Change this move' }));
  await press(page.getByRole('button', { name: 'Comment' }));
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('A fine move');
  await press(page.getByRole('button', { name: 'Save' }));
  const moves = page.getByRole('region', { name: 'Moves', exact: true });
  await expect(moves.getByText('A fine move')).toBeVisible();
  await expect(moves).toBeFocused();
});
