import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { INITIAL_GAME, startGame } from '../../src/game/new-game.ts';
import { after, gameOf, valueOrFail } from '../game/setup.ts';
import { ADDRESS, note, openStoredGame, startLocalGame, tap, waitForTurns } from './board.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

const initialGame = valueOrFail(startGame(INITIAL_GAME));

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

test('a tap selects the man under the finger, and a second tap makes a move or shows why it is illegal', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  const refusal = page.locator('halma-board path[d="M-8-8 8 8M8-8-8 8"]');
  // b1 cannot move, but c1 beside it can. The tap must still select the man under the finger.
  await tap(page, initialGame, 'b1');
  await expect(note(page)).toContainText('The man on b1 cannot move now.');
  await tap(page, initialGame, 'd1');
  await expect(note(page)).toContainText('d1 is selected.');
  await tap(page, initialGame, 'm9');
  await expect(note(page)).toContainText('That move is not legal.');
  await expect(refusal).toHaveCount(1);
  await tap(page, initialGame, 'f1');
  await waitForTurns(page, 2);
});

test('the “Confirm moves” setting shows the route first, and the Move button plays it', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await expect(page.getByRole('dialog')).not.toContainText('Press S');
  await page.getByLabel('Confirm moves').tap();
  await page.getByRole('button', { name: 'Close' }).tap();
  const move = page.getByRole('button', { name: 'Move', exact: true });
  await expect(move).toHaveAttribute('aria-disabled', 'true');
  await tap(page, initialGame, 'd1', 'f1');
  await expect(note(page)).toContainText('d1 to f1, a jump. Tap or click f1 again to move');
  await move.tap();
  await waitForTurns(page, 2);
});

for (const game of ['halma-2', 'halma-4', 'star-6', 'top-secret'] as const) {
  test(`${game} fits the screen`, async ({ page }) => {
    await page.goto(ADDRESS);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('button', { name: 'New game' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    // A dialog closes by going back in the history. This must finish before the next navigation.
    await expect(page).toHaveURL(/think=50$/);
    await startLocalGame(page, game);
    await expectNoHorizontalScroll(page);
    for (const dialog of ['Moves', 'More']) {
      await page.getByRole('button', { name: dialog, exact: true }).tap();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoHorizontalScroll(page);
      await page.getByRole('button', { name: 'Close' }).tap();
    }
  });
}

test('the end of a game needs no scrolling, and the title fits', async ({ page }) => {
  await startLocalGame(page, 'grasshopper-8');
  await page.getByRole('button', { name: 'Resign' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
  await expect(page.locator('.result')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Moves' })).toHaveText('No moves were made.');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(740);
  await startLocalGame(page, 'star-6');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chinese checkers, 6');
});

for (const game of ['halma-2', 'star-2'] as const) {
  test(`${game} shows the buttons of the result on short phones`, async ({ page }) => {
    await openStoredGame(page, after(gameOf(game, 'pp'), { kind: 'resignation', seat: 1 }));
    for (const [width, height] of [
      [375, 667],
      [390, 664],
      [360, 640],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The board gets its new size in the next frame.
      await expect(async () => {
        const [button, tools] = await Promise.all([
          page.locator('.result .btn').last().boundingBox(),
          page.locator('.game-tools').boundingBox(),
        ]);
        if (button === null || tools === null) throw new Error('a part of the page is hidden');
        expect(button.y + button.height, `${width} × ${height}`).toBeLessThanOrEqual(tools.y);
      }).toPass({ timeout: 20_000 });
    }
  });
}

test('the rows of switches hold their texts, and the plates name the partners without cutting a name', async ({
  page,
}) => {
  await page.goto('/play/new/halma-4?with=friends');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '3 Rules' }).tap();
  await expect(dialog.locator('.switch-row').first()).toBeVisible();
  const overflowing = await dialog
    .locator('.switch-row')
    .evaluateAll((rows) => rows.filter((row) => row.scrollHeight > row.clientHeight).length);
  expect(overflowing).toBe(0);
  await dialog.getByText('Opposite seats').tap();
  await dialog.getByRole('button', { name: 'Start game' }).tap();
  await expect(page.locator('.plate').getByText('with Yellow')).toBeVisible();
  const truncatedCount = await page
    .locator('.plate .name :is(span, small)')
    .evaluateAll(
      (labels) =>
        labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0).length,
    );
  expect(truncatedCount).toBe(0);
});

test('a tap on a move in the list shows its position, and the player can return to the game', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await tap(page, initialGame, 'd1', 'f1');
  await waitForTurns(page, 2);
  await page.getByRole('button', { name: 'Moves', exact: true }).tap();
  await page.getByRole('dialog').locator('.move').first().tap();
  await expect(note(page)).toContainText('Move 1: You: d1 to f1, a jump.');
  await page.getByRole('button', { name: 'Back to the game' }).tap();
  await expect(note(page)).toContainText('Your move.');
});

for (const locale of ['en-GB', 'de-DE']) {
  test.describe(`on the smallest phone (${locale})`, () => {
    test.use({ viewport: { width: 320, height: 640 }, locale });

    test('six plates, the title and the tools show all words in full', async ({ page }) => {
      // Black, whose German name is the longest, moves first, so its plate has the least room.
      await page.addInitScript(() => {
        Math.random = () => 0;
      });
      await page.goto('/play/new/star-6?with=friends');
      await page.locator('.set-up-steps button').last().tap();
      await page.locator('.set-up-actions .main').tap();
      await expect(page.locator('.plate')).toHaveCount(6);
      await expect(page.locator('.plate.turn')).toHaveText(/Black|Schwarz/);
      // Until the font has loaded, names are drawn in another font, which can be wider.
      await expect
        .poll(() =>
          page
            .locator('.plate .name span, .plate .turn-tag, .bar h1')
            .evaluateAll((all) =>
              all
                .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
                .map(({ textContent }) => textContent),
            ),
        )
        .toEqual([]);
      const broken = await page.locator('.game-tool').evaluateAll((tools) =>
        tools.flatMap((tool) => {
          const range = document.createRange();
          const label = tool.querySelector('span') ?? tool;
          const texts = [...label.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
          const tops = texts.flatMap((text) => {
            range.selectNodeContents(text);
            return Array.from(range.getClientRects(), ({ top }) => Math.round(top));
          });
          const wordCount = tool.textContent.trim().split(' ').length;
          return tops.length === 0 || new Set(tops).size > wordCount ? [tool.textContent] : [];
        }),
      );
      expect(broken).toEqual([]);
    });
  });
}
