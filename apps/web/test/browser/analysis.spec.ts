import type { HalmaBoard } from '@halma/board';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from '../../../../test/browser/accessibility.ts';
import { test } from '../../../../test/browser/test.ts';

/** A short record on the small board, with a bad second move by Black. */
const RECORD = `[Event "A short game"]
[Date "2026.01.31"]
[Game "grasshopper-8"]
[Preset "standard"]
[Options ""]
[SeatA "Maximiliane"]
[SeatC "two"]
[First "A"]
[Result "*"]

1. d1-e1 e8-d8
2. e1-f1 d8-c8
`;

async function pasteText(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

test('a pasted record can be stepped through, branched and reviewed', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/analysis');
  await pasteText(page, RECORD);
  const moves = page.getByRole('region', { name: 'Moves', exact: true });
  await expect(moves.getByRole('button', { name: 'e1–f1' })).toBeVisible();
  await page.getByRole('button', { name: 'To the start' }).click();
  const bestLines = page.getByRole('region', { name: 'Best lines' }).getByRole('listitem');
  await bestLines.nth(1).getByRole('button').click();
  await expect(moves.locator('.variation')).toHaveCount(1);
  await moves.getByRole('button', { name: 'd8–c8' }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const graph = page.getByRole('slider', { name: /Lead after each move/ });
  await expect(graph).toHaveAttribute('aria-valuenow', '4', { timeout: 60_000 });
  await graph.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(graph).toHaveAttribute('aria-valuenow', '3');
  // The results for deleted moves are deleted too.
  await moves.getByRole('button', { name: 'e1–f1' }).click();
  await page.getByRole('button', { name: 'Change this move' }).click();
  await page.getByRole('button', { name: 'Delete from here' }).click();
  await expect(graph).toHaveAttribute('aria-valuemax', '2');
  // The results of the game do not apply to another position.
  await page.getByRole('button', { name: 'New position' }).click();
  await page.getByRole('button', { name: 'Starting position' }).click();
  await expect(graph).toBeHidden();
  await expect(page.getByRole('button', { name: 'Next mistake' })).toBeHidden();
});

test('a review marks the same moves everywhere and lets the user look for better ones', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/analysis');
  await expect(page.getByText('Even', { exact: true })).toBeVisible();
  await pasteText(page, RECORD);
  await page.getByRole('button', { name: 'Review the game' }).click();
  const verdict = page.getByRole('region', { name: 'Review the game' });
  await expect(verdict.getByRole('heading')).toHaveText(/2… two d8–c8/, { timeout: 60_000 });
  await expect(page.getByText(/Reviewed \d of 4/)).toBeHidden();

  const symbols = page.getByRole('region', { name: 'Moves', exact: true }).locator('.symbol');
  const count = await symbols.count();
  expect(count).toBeGreaterThan(0);
  await expect(page.locator('.graph .mark')).toHaveCount(count);
  const summary = page.getByRole('region', { name: 'Summary for each player' });
  const markCount = await summary
    .getByRole('row', { name: /[!?]/ })
    .getByRole('cell')
    .evaluateAll((cells) => cells.reduce((sum, { textContent }) => sum + Number(textContent), 0));
  expect(markCount).toBe(count);
  for (const part of ['Best lines', 'Moves', 'Summary for each player', 'Lead, in moves'])
    await expectInView(page, page.getByRole('region', { name: part, exact: true }));
  await expectInView(page, verdict);
  await expect(page.locator('.verdict')).toBeVisible();
  await expectNoViolations(page);
  // The longest German label and a long name leave room for the numbers.
  const scroller = page.locator('.summary-scroller');
  const hiddenWidth = (): Promise<number> =>
    scroller.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hiddenWidth()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await page.keyboard.press('Escape');
  await expect(scroller).toContainText('Längste Kette');
  expect(await hiddenWidth()).toBe(0);
  const cutLabels = await scroller
    .getByRole('rowheader')
    .evaluateAll(
      (labels) => labels.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
  expect(cutLabels).toBe(0);
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByText('English').click();
  await page.keyboard.press('Escape');

  await verdict.getByRole('button', { name: 'Next mistake' }).click();
  await expect(verdict.locator('.pill')).toHaveText(/inaccuracy|mistake|blunder/);
  await expect(verdict).toContainText('Better: ');
  await verdict.getByRole('button', { name: 'Try it yourself' }).click();
  const trial = page.getByRole('region', { name: 'Try it yourself' });
  await expect(trial).toContainText('Find a better move for');
  await expect(page.getByRole('region', { name: 'Best lines' }).getByRole('listitem')).toHaveCount(0);
  const board = page.locator('halma-board').getByRole('grid');
  await board.focus();
  for (const key of ['n', 'Enter', 'n', 'Enter']) await page.keyboard.press(key);
  await expect(trial).toContainText(/is right|Look for another move/, { timeout: 30_000 });
  await trial.getByRole('button', { name: 'Back to the game' }).click();
  await expect(verdict).toContainText('Better: ');

  const gambit = page
    .getByRole('region', { name: 'Lead, in moves' })
    .getByRole('button', { name: /gambit/i });
  await gambit.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('note')).toContainText('The opening of a game');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('note')).toBeHidden();

  await page.reload();
  await pasteText(page, RECORD);
  await expect(symbols).toHaveCount(count);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('on a narrow desktop screen, the review cuts off neither the colours nor the buttons of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await page.goto('/analysis');
    await page.getByRole('button', { name: 'Einfügen' }).click();
    await page.getByRole('textbox', { name: 'Text' }).fill('[Game "grasshopper-8"]\n1. d1-e1 e8-d8');
    await page.getByRole('button', { name: 'Öffnen', exact: true }).click();
    await page.getByRole('button', { name: 'Partie auswerten' }).click();
    const colour = page.locator('.summary thead span', { hasText: 'Schwarz' });
    await expect(colour).toBeVisible();
    expect(await colour.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1100);
  });
});

/** Expects an element to be entirely on the screen without scrolling. */
async function expectInView(page: Page, element: Locator): Promise<void> {
  const box = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

test('moving to the next position stops the running analysis and reuses its thread', async ({ page }) => {
  let threadCount = 0;
  page.on('worker', () => {
    threadCount += 1;
  });
  await page.goto('/analysis');
  const bestLine = page.getByRole('region', { name: 'Best lines' }).getByRole('listitem').first();
  const moves = page.getByRole('region', { name: 'Moves', exact: true });
  for (const moveCount of [1, 2, 3]) {
    await bestLine.getByRole('button').click();
    await expect(moves.locator('.move')).toHaveCount(moveCount);
    await expect(bestLine).toBeVisible();
  }
  expect(threadCount).toBe(1);
});

// With the engine, a search would run the whole time that these pages are open.
test.describe('without the engine', () => {
  test.beforeEach(({ page }) => page.route(/computer-worker/, (route) => route.abort()));

  test('the title shows the result of a pasted record that ended with a resignation', async ({ page }) => {
    await page.goto('/analysis');
    const resigned = RECORD.replace('[Result "*"]', '[Result "A>C"]\n[Termination "resignation"]');
    await pasteText(page, resigned);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maximiliane won.');
    await expect(page.getByText('2 moves · a player resigned')).toBeVisible();
  });

  test('the names, colours and drawings of a game are restored when its analysis is reopened', async ({
    page,
  }) => {
    await page.goto('/play/new/grasshopper-8?with=friends');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '2 Players' }).click();
    await dialog.getByRole('textbox').first().fill('Ruth');
    await dialog.getByRole('button', { name: 'Black: change colour' }).click();
    await dialog.getByRole('radio', { name: 'Blue' }).check({ force: true });
    await dialog.getByRole('button', { name: '3 Rules' }).click();
    await dialog.getByText('Ruth', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Start game' }).click();
    await expect(dialog).toBeHidden();
    await page.locator('halma-board').evaluate((board: HalmaBoard) => board.focus());
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/play\/.+/);
    await page.goto(page.url().replace('/play/', '/analysis/'));
    const board = page.locator('halma-board');
    const drawings = (): Promise<number> => board.evaluate(({ drawings }: HalmaBoard) => drawings.length);
    const facts = page.getByRole('table').filter({ hasText: 'In this position' });
    await expect(facts.getByRole('columnheader', { name: 'Ruth' })).toBeVisible();
    await expect(page.locator('.score-bar [data-suit="blue"]')).toHaveCount(1);
    const draw = async (): Promise<void> => {
      const box = await board.boundingBox();
      if (box === null) throw new Error('the page shows no board');
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down({ button: 'right' });
      await page.mouse.move(box.x + box.width / 3, box.y + box.height / 3, { steps: 4 });
      await page.mouse.up({ button: 'right' });
      await expect.poll(drawings).toBe(1);
    };
    await draw();
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect.poll(drawings).toBe(0);
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(drawings).toBe(1);
    // Drawings on a position that is set up afterwards do not replace those on the game.
    await page.getByRole('button', { name: 'New position' }).click();
    await page.getByRole('button', { name: 'Clear the board' }).click();
    await expect.poll(drawings).toBe(0);
    await draw();
    await page.reload();
    await expect(facts.getByRole('columnheader', { name: 'Ruth' })).toBeVisible();
    await expect.poll(drawings).toBe(1);
  });

  test('a dropped file that contains no game is reported, and a chosen file that contains one opens', async ({
    page,
  }) => {
    await page.goto('/analysis');
    // The first screen also contains the page's element, but does not accept files.
    await expect(page.locator('.first-screen')).toHaveCount(0);
    await page.locator('.analysis').evaluate((element, text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'game.hgn'));
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
    }, 'no game');
    await expect(page.getByRole('alert')).toContainText('This is not a game, a position or a key.');
    await page.locator('input[type=file]').setInputFiles({
      name: 'game.hgn',
      mimeType: 'text/plain',
      buffer: Buffer.from(RECORD),
    });
    await expect(
      page.getByRole('region', { name: 'Moves', exact: true }).getByRole('button', { name: 'e1–f1' }),
    ).toBeVisible();
  });

  test('the page reports pasted text that it cannot read, and opens a record inside a message', async ({
    page,
  }) => {
    await page.goto('/analysis');
    await pasteText(page, ' ');
    await expect(page.getByRole('alert')).toHaveText('Paste some text first.');
    await page.getByRole('textbox', { name: 'Text' }).fill('hello nonsense');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('This is not a game, a position or a key.');
    await page.getByRole('textbox', { name: 'Text' }).fill(`Look at this:\n${RECORD}`);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(
      page.getByRole('region', { name: 'Moves', exact: true }).getByRole('button', { name: 'e1–f1' }),
    ).toBeVisible();
  });

  for (const [query, reason] of [
    ['position=nonsense', 'A position has five fields'],
    ['game=zzz', 'There is no game called “zzz”.'],
  ])
    test(`the note about the bad link ?${query} disappears when something else is opened`, async ({
      page,
    }) => {
      await page.goto(`/analysis?${query}`);
      await expect(page.getByRole('alert')).toContainText(`This link cannot be opened. ${reason}`);
      await pasteText(page, RECORD);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

  test("the list of moves does not handle the browser's shortcuts", async ({ page }) => {
    await page.goto('/analysis');
    await pasteText(page, RECORD);
    const last = page
      .getByRole('region', { name: 'Moves', exact: true })
      .getByRole('button', { name: 'd8–c8' });
    await last.focus();
    const isTaken = (altKey: boolean): Promise<boolean> =>
      last.evaluate(
        (move, hasAlt) =>
          !move.dispatchEvent(
            new KeyboardEvent('keydown', {
              key: 'ArrowLeft',
              altKey: hasAlt,
              bubbles: true,
              cancelable: true,
            }),
          ),
        altKey,
      );
    expect(await isTaken(true)).toBe(false);
    await expect(last).toHaveAttribute('aria-current', 'true');
    expect(await isTaken(false)).toBe(true);
  });

  test('on a phone, a panel comes into view when its button is pressed', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/analysis');
    await pasteText(page, RECORD);
    for (const name of ['Share', 'New position']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expectInView(page, page.getByRole('region', { name, exact: true }));
    }
  });

  test('clicks on squares set up a position, and its address restores it', async ({ page }) => {
    await page.goto('/analysis?game=halma-4');
    await expect(page.getByText('Move a man on the board, or paste a game.')).toHaveCount(1);
    const orientation = (): Promise<number> =>
      page.locator('halma-board').evaluate((board: HalmaBoard) => board.orientation);
    await page.getByRole('button', { name: 'Flip the board' }).click();
    expect(await orientation()).toBe(2);
    await page.getByRole('button', { name: 'New position' }).click();
    await page.getByRole('button', { name: 'Red' }).click();
    // This game has neither the seat at the bottom nor its men.
    await page.getByRole('combobox', { name: 'Game' }).selectOption('grasshopper-8');
    await expect.poll(orientation).toBe(1);
    await expect(page.getByRole('button', { name: 'Black' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Clear the board' }).click();
    const bestLines = page.getByRole('region', { name: 'Best lines' });
    await expect(bestLines).toContainText('Not every side has men, so there is no lead to measure.');
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

  test('a link to a game opens it, on an open page and in a new tab', async ({ page }) => {
    await page.goto('/analysis');
    await pasteText(page, RECORD);
    await page.getByRole('button', { name: 'Share' }).click();
    const linkField = page.getByRole('textbox', { name: 'Link to the game' });
    await expect(linkField).toHaveValue(/analysis#/);
    const link = await linkField.inputValue();
    await page.goto('/analysis');
    const move = page
      .getByRole('region', { name: 'Moves', exact: true })
      .getByRole('button', { name: 'e1–f1' });
    await page.evaluate((href) => location.assign(href), link);
    await expect(move).toBeVisible();
    await page.reload();
    await expect(move).toBeVisible();
    // The skip link replaces the fragment with the game, which stays on the board.
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(move).toBeVisible();
  });

  test('a game that is pasted while the game in the link is still unpacked stays on the board', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { text } = Blob.prototype;
      Blob.prototype.text = async function () {
        await new Promise((resolve) => addEventListener('unpack', resolve, { once: true }));
        const unpacked = await text.call(this);
        setTimeout(() => document.body.classList.add('unpacked'));
        return unpacked;
      };
    });
    const emptyGame = 'AwA';
    await page.goto(`/analysis#${emptyGame}`);
    await pasteText(page, RECORD);
    const move = page
      .getByRole('region', { name: 'Moves', exact: true })
      .getByRole('button', { name: 'e1–f1' });
    await expect(move).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('unpack')));
    await expect(page.locator('body')).toHaveClass(/unpacked/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(move).toBeVisible();
  });

  test('text that cannot be read is refused with the reason', async ({ page }) => {
    await page.goto('/analysis');
    await pasteText(page, 'H16:16/16 A');
    await expect(page.getByRole('alert')).toContainText('A position has five fields');
    await page.getByRole('textbox', { name: 'Text' }).fill('1. d3-e4 m14-l13 2. a1-b1');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'This move cannot be played: 2. a1-b1. b1: That square is',
    );
  });

  test('pictures of the board can be saved', async ({ page }) => {
    await page.goto('/analysis');
    await page.getByRole('button', { name: 'Share' }).click();
    for (const [button, name] of [
      ['Picture (SVG)', 'halma.svg'],
      ['Picture (PNG)', 'halma.png'],
    ] as const) {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: button }).click();
      expect((await download).suggestedFilename()).toBe(name);
    }
  });
});

/**
 * A worker whose first search reaches depth 4, the second only depth 2, and the third depth 9. Each search
 * ends late enough for the page to have shown its result.
 */
const WORKER_WITH_THREE_SEARCHES = `
  const depths = [4, 2, 9];
  addEventListener('message', ({ data: { requestNumber } }) => {
    const line = {
      moves: [{ kind: 'normal', from: 3, to: 5 }],
      score: 0,
      winningChance: 0.5,
      shownMoves: [{ text: 'd1–f1', jumps: 1 }],
      lead: { moves: 0, chance: 0.5 },
    };
    postMessage({ kind: 'found', requestNumber, analysis: { depth: depths.shift(), nodes: 1, lines: [line] } });
    setTimeout(() => postMessage({ kind: 'end', requestNumber }), 500);
  });
`;

test('a search that has ended can continue for another minute and never shows a lower depth', async ({
  page,
}) => {
  await page.route('**/computer-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: WORKER_WITH_THREE_SEARCHES });
  });
  await page.goto('/analysis');
  const lines = page.getByRole('region', { name: 'Best lines' });
  const goDeeper = lines.getByRole('button', { name: 'Search for another minute' });
  for (let searches = 0; searches < 2; searches += 1) {
    await expect(goDeeper).toHaveAttribute('aria-disabled', 'false');
    await expect(lines).toContainText('depth 4');
    await goDeeper.click();
  }
  await expect(lines).toContainText('depth 9');
});
