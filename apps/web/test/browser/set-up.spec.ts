import { legalMoves } from '@halma/rules';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../../test/browser/accessibility.ts';
import { test } from '../../../../test/browser/test.ts';
import { gameOnPage, makeMove, waitForTurns } from './board.ts';
import { findDividedWords } from './screens.ts';

const FAMILY = ['Ruth', 'Mei', 'Tomas', 'Idris'] as const;

/** Widths and heights of screens, in CSS pixels. `zoom` is the text size in percent. */
const SCREENS = [
  { width: 320, height: 640, zoom: 100 },
  { width: 390, height: 844, zoom: 200 },
  { width: 667, height: 375, zoom: 100 },
  { width: 844, height: 390, zoom: 100 },
  { width: 1024, height: 768, zoom: 100 },
  { width: 1180, height: 820, zoom: 100 },
  { width: 1920, height: 1080, zoom: 200 },
] as const;

/** Plays a number of turns, making the first legal move each time. */
async function playTurns(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const { present } = await gameOnPage(page);
    const [move] = legalMoves(present);
    if (move === undefined) throw new Error('no move');
    await makeMove(page, move);
    await waitForTurns(page, present.ply + 1);
  }
}

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, colorScheme: 'light' });

  test('a parent sets up a game for four, each player makes a move, and the next game remembers the players', async ({
    page,
  }) => {
    await page.goto('/play/new?with=friends');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('4', { exact: true }).click();
    await expect(dialog.locator('.group-choice')).toHaveCount(3);
    await expect(dialog.getByRole('radio', { name: /^Halma/ })).toBeChecked();
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Next: players' }).click();
    for (const [index, colour] of ['Black', 'Red', 'Yellow', 'Green'].entries())
      await dialog.getByLabel(`${colour}: name`).fill(FAMILY[index] ?? '');
    await dialog.getByRole('button', { name: 'Red: change colour' }).click();
    await dialog.getByRole('radio', { name: 'Blue' }).check({ force: true });
    await expect(dialog.getByLabel('Blue: name')).toHaveValue('Mei');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Next: rules' }).click();
    await dialog.getByLabel('First move').selectOption('Mei');
    await expectAccessible(page, 'dialog[open]');
    await dialog.getByRole('button', { name: 'Start game' }).click();

    await expect(page.getByRole('article', { name: 'Mei' })).toContainText('To move');
    await expect(page.locator('.plate .name > span:first-child')).toHaveText([
      'Mei',
      'Tomas',
      'Ruth',
      'Idris',
    ]);
    const farPlate = page.getByRole('article', { name: 'Tomas' });
    await expect(farPlate).toHaveCSS('rotate', '180deg');
    await page.getByRole('button', { name: 'Turn names' }).click();
    await expect(farPlate).toHaveCSS('rotate', 'none');
    await playTurns(page, FAMILY.length);
    await expect(page.getByRole('article', { name: 'Mei' })).toContainText('To move');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByLabel('Record', { exact: true })).toHaveValue(/\[SeatB "Mei"\]/);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(page.getByRole('article', { name: 'Mei' })).toContainText('To move');
    expect((await gameOnPage(page)).present.ply).toBe(FAMILY.length);
    await page.goto('/play/new/star-3?with=friends');
    await expect(dialog.getByLabel('Black: name')).toHaveValue('Ruth');
    await dialog.getByLabel('Black: name').fill('');
    await dialog.getByRole('button', { name: 'Ruth' }).click();
    await expect(dialog.getByLabel('Black: name')).toHaveValue('Ruth');
  });
});

test('a game can be set up with only the keyboard', async ({ page }) => {
  await page.goto('/play/new?with=computer');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '2', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /^Chinese checkers/ })).toBeChecked();
  await page.keyboard.press('Enter');
  const name = dialog.getByLabel('Black: name');
  await expect(dialog.getByRole('heading')).toHaveText('Players and seats');
  await name.focus();
  await page.keyboard.type('Vera');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText('Rules and clock');
  await expect(dialog.getByLabel('First move')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article', { name: 'Vera' })).toBeVisible();
  const { rules, players, present } = await gameOnPage(page);
  expect([rules.game.id, ...players.values()]).toEqual(['star-3', 'person', 4, 4]);
  expect(present.firstSeat).toBe(1);
});

for (const game of ['halma-4', 'star-6']) {
  test(`the steps and the game of ${game} fit every screen, even with large text`, async ({ page }) => {
    await page.goto(`/play/new/${game}?with=friends`);
    const dialog = page.getByRole('dialog');
    const buttonBottomsByStep = new Map<string, readonly number[]>();
    for (const step of ['1 Game', '2 Players', '3 Rules']) {
      await dialog.getByRole('button', { name: step }).click();
      buttonBottomsByStep.set(step, await expectFitsScreens(page, step));
    }
    // A user who presses Next twice should not have to move the pointer.
    for (const [step, bottoms] of buttonBottomsByStep)
      expect(bottoms, `where the buttons of ${step} end on each screen`).toEqual(
        buttonBottomsByStep.get('1 Game'),
      );
    await dialog.getByRole('button', { name: 'Start game' }).click();
    await expect(dialog).toBeHidden();
    await expectFitsScreens(page, 'the game');
  });
}

// German words are longer.
test.describe('in German on the smallest phone', () => {
  test.use({ locale: 'de-DE', viewport: { width: 320, height: 640 } });

  test('the names of the games are not divided within a word', async ({ page }) => {
    await page.goto('/play/new');
    await expect(page.getByRole('dialog').getByText('Cetro (Rekonstruktion)')).toBeVisible();
    expect(await page.locator('.game-title').evaluateAll(findDividedWords)).toEqual([]);
  });
});

/**
 * Expects that a page or dialog fits all screens, tried one after another, because a phone can be rotated at
 * any time.
 * @returns how far down the buttons of an open dialog reach on each screen, in pixels
 */
async function expectFitsScreens(page: Page, subject: string): Promise<readonly number[]> {
  const bottoms: number[] = [];
  for (const { width, height, zoom } of SCREENS) {
    await page.setViewportSize({ width, height });
    await page.locator('html').evaluate((root, size) => {
      root.style.fontSize = `${size}%`;
    }, zoom);
    await expectFitsWindow(page, `${subject} at ${width} × ${height}, ${zoom} %`);
    bottoms.push(
      await page.evaluate(() =>
        Math.round(document.querySelector('.set-up-actions')?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  }
  return bottoms;
}

/** Expects that nothing is wider than the window, and that the buttons of an open dialog are visible. */
async function expectFitsWindow(page: Page, subject: string): Promise<void> {
  const overflow = await page.evaluate(() => {
    const fields = document.querySelector('.set-up-fields');
    const actions = document.querySelector('.set-up-actions')?.getBoundingClientRect();
    return Math.max(
      document.documentElement.scrollWidth - innerWidth,
      fields === null ? 0 : fields.scrollWidth - fields.clientWidth,
      actions === undefined ? 0 : Math.ceil(actions.bottom) - innerHeight,
    );
  });
  expect(overflow, subject).toBeLessThanOrEqual(0);
}
