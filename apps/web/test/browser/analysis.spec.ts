import { expect, type Page, test } from '@playwright/test';

/** A short record on the small board, with a bad second move of Black. */
const RECORD = `[Event "A short game"]
[Date "2026.01.31"]
[Game "grasshopper-8"]
[Preset "standard"]
[Options ""]
[SeatA "one"]
[SeatC "two"]
[First "A"]
[Result "*"]

1. d1-e1 e8-d8
2. e1-f1 d8-c8
`;

async function pasteText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('button', { name: 'Open' }).click();
}

test('a pasted record can be stepped through, branched and reviewed', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/analysis');
  await pasteText(page, RECORD);
  const moves = page.getByRole('region', { name: 'Moves' });
  await expect(moves.getByRole('button', { name: 'e1–f1' })).toBeVisible();
  await page.getByRole('button', { name: 'To the start' }).click();
  const best = page.getByRole('region', { name: 'Best lines' }).getByRole('listitem');
  await expect(best).toHaveCount(3);
  await best.nth(2).getByRole('button').click();
  await expect(moves.locator('.variation')).toHaveCount(1);
  await moves.getByRole('button', { name: 'd8–c8' }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const graph = page.getByRole('slider', { name: /Lead after each move/ });
  await expect(graph).toHaveAttribute('aria-valuenow', '4', { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Costliest moves' })).toBeVisible();
  await graph.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(graph).toHaveAttribute('aria-valuenow', '3');
});

test('the next position stops the running analysis and uses the same thread', async ({ page }) => {
  let threads = 0;
  page.on('worker', () => {
    threads += 1;
  });
  await page.goto('/analysis');
  const best = page.getByRole('region', { name: 'Best lines' }).getByRole('listitem').first();
  const moves = page.getByRole('region', { name: 'Moves' });
  for (const played of [1, 2, 3]) {
    await best.getByRole('button').click();
    await expect(moves.getByRole('button')).toHaveCount(1 + played);
    await expect(best).toBeVisible();
  }
  expect(threads).toBe(1);
});

test('the page says what can be pasted, and opens what a message contains', async ({ page }) => {
  await page.goto('/analysis');
  await pasteText(page, ' ');
  await expect(page.getByRole('alert')).toHaveText('Paste some text first.');
  await page.getByRole('textbox', { name: 'Text' }).fill('hello nonsense');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not a game, a position or a key.');
  await page.getByRole('textbox', { name: 'Text' }).fill(`Look at this:\n${RECORD}`);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(
    page.getByRole('region', { name: 'Moves' }).getByRole('button', { name: 'e1–f1' }),
  ).toBeVisible();
});

test('clicks on squares set up a position, and its address restores it', async ({ page }) => {
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'New position' }).click();
  await page.getByRole('combobox', { name: 'Game' }).selectOption('grasshopper-8');
  await page.getByRole('button', { name: 'Clear the board' }).click();
  const cell = await page.locator('halma-board #cell-9').boundingBox();
  await page.mouse.click((cell?.x ?? 0) + 8, (cell?.y ?? 0) + 8);
  await expect(page.getByRole('gridcell', { name: /^b2, black man/ })).toBeAttached();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link to this position' }).inputValue();
  await page.goto(link);
  await expect(page.getByRole('gridcell', { name: /^b2, black man/ })).toBeAttached();
});

test('the board stays in the document while the page creates a link to the game', async ({ page }) => {
  await page.goto('/analysis');
  const board = page.locator('halma-board');
  await expect(board.getByRole('grid')).toBeVisible();
  await page.evaluate(() => {
    const board = document.querySelector('halma-board');
    new MutationObserver(() => {
      if (board?.isConnected === false) document.documentElement.dataset.boardWasRemoved = '';
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();
  const link = page.getByRole('textbox', { name: 'Link to the game' });
  await expect(link).toHaveValue(/analysis#/);
  const before = await link.inputValue();
  await board.getByRole('grid').focus();
  for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  await expect(link).not.toHaveValue(before);
  await expect(board.getByRole('grid')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-board-was-removed');
});

test('a link to a game opens it, on an open page and in a new one', async ({ page }) => {
  await page.goto('/analysis');
  await pasteText(page, RECORD);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = page.getByRole('textbox', { name: 'Link to the game' });
  await expect(shared).toHaveValue(/analysis#/);
  const link = await shared.inputValue();
  await page.goto('/analysis');
  const move = page.getByRole('region', { name: 'Moves' }).getByRole('button', { name: 'e1–f1' });
  await page.evaluate((href) => location.assign(href), link);
  await expect(move).toBeVisible();
  await page.reload();
  await expect(move).toBeVisible();
});

test('text that cannot be read is refused with the reason', async ({ page }) => {
  await page.goto('/analysis');
  await pasteText(page, 'H16:16/16 A');
  await expect(page.getByRole('alert')).toContainText('A position has five fields');
});

test('pictures of the board can be saved', async ({ page }) => {
  await page.goto('/analysis');
  await page.getByRole('button', { name: 'Share' }).click();
  for (const [button, name] of [
    ['Picture (SVG)', 'halma.svg'],
    ['Picture (PNG)', 'halma.png'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saved).suggestedFilename()).toBe(name);
  }
});
