import { formatMove, seatLetter } from '@halma/rules';
import { expect, type Page, test } from '@playwright/test';
import type { Session } from '../../src/game/session.ts';
import { ADDRESS, gameOnPage, makeMove, note, placeOf, startAtThisTable, turnsPlayed } from './board.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Two turns at this table: Black d1–f1, Yellow m16–k16, whoever begins. */
async function playTwo(page: Page): Promise<Session> {
  await startAtThisTable(page, 'Halma for two');
  for (const turn of [1, 2]) {
    const { rules, present } = await gameOnPage(page);
    const [from, to] = present.toMove === 1 ? ['d1', 'f1'] : ['m16', 'k16'];
    const cell = (name: string | undefined): number => rules.board.numbers.get(name ?? '') ?? -1;
    await makeMove(page, { kind: 'walk', from: cell(from), to: cell(to) });
    await turnsPlayed(page, turn);
  }
  return gameOnPage(page);
}

test('a man is dragged to his square', async ({ page }) => {
  await page.goto(ADDRESS);
  const from = await placeOf(page, 3);
  const to = await placeOf(page, 5);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await turnsPlayed(page, 2);
  const { turns, rules } = await gameOnPage(page);
  const [first] = turns;
  expect(first?.kind === 'move' && formatMove(rules.board, first.move)).toBe('d1-f1');
});

test('a refused move is told why', async ({ page }) => {
  await page.goto(ADDRESS);
  const from = await placeOf(page, 3);
  const to = await placeOf(page, 100);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(note(page)).toContainText('That is not a move.');
});

test('a game is there again after a reload', async ({ page }) => {
  await page.goto(ADDRESS);
  const before = await playTwo(page);
  await page.reload();
  await expect(page.locator('.move')).toHaveCount(2);
  expect((await gameOnPage(page)).turns).toEqual(before.turns);
  await expect(note(page)).toContainText(/ to move\./);
});

test('what cannot be read is dropped, and the first game stands there', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.evaluate(() => localStorage.setItem('halma.game.torn', '{"turns":["zz"]'));
  await page.reload();
  await expect(note(page)).toContainText('Your move.');
  await page.goto('/play/torn');
  await expect(page.getByRole('heading', { name: 'This game is not here' })).toBeVisible();
});

test('a press on a move looks back, and there is a way to the present', async ({ page }) => {
  await page.goto(ADDRESS);
  await playTwo(page);
  await page.locator('.move').first().click();
  await expect(note(page)).toContainText('Round 1: ');
  await page.getByRole('button', { name: 'Return to the present' }).click();
  await expect(note(page)).toContainText(/ to move\./);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(note(page)).toContainText('The start of the game.');
  await page.getByRole('button', { name: 'To the present', exact: true }).click();
  await expect(note(page)).toContainText(/ to move\./);
});

test('taking back at this table takes back one move', async ({ page }) => {
  await page.goto(ADDRESS);
  await playTwo(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await turnsPlayed(page, 1);
  await expect(page.locator('.move')).toHaveCount(1);
});

test('resigning asks first, and the safe answer has the focus', async ({ page }) => {
  await page.goto(ADDRESS);
  const resign = page.getByRole('button', { name: 'Resign' });
  await resign.click();
  await expect(page.getByRole('button', { name: 'Play on' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(resign).toBeFocused();
  await resign.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.locator('.result')).toContainText('The computer won.');
  await expect(page.locator('.result')).toContainText('You resigned.');
  await expect(page.locator('.plate').filter({ hasText: 'Computer' })).toContainText('1st');
});

test('people at this table may agree on a draw', async ({ page }) => {
  await page.goto(ADDRESS);
  await playTwo(page);
  await page.getByRole('button', { name: 'Draw' }).click();
  await page.getByRole('button', { name: 'Agree on a draw' }).click();
  await expect(page.locator('.result')).toContainText('The players agreed.');
});

test('the record and the position can be taken along', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ADDRESS);
  await playTwo(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Copy the record' }).click();
  await expect(page.getByText('Record copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('[Game "halma-2"]');
  await page.getByRole('button', { name: 'Copy the position' }).click();
  await expect(page.getByText('Position copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^H16:/);
});

test('the list names each move in words', async ({ page }) => {
  await page.goto(ADDRESS);
  await makeMove(page, { kind: 'walk', from: 3, to: 5 });
  await expect(page.getByRole('button', { name: 'd1 to f1, a hop of 1 jump' })).toHaveText('d1–f11');
});

test('a press on a man who cannot be moved says why', async ({ page }) => {
  await page.goto(ADDRESS);
  const at = async (cell: number): Promise<void> => {
    const { x, y } = await placeOf(page, cell);
    await page.mouse.click(x, y);
  };
  await at(0);
  await expect(note(page)).toContainText('The man on a1 cannot move now.');
  await at(255);
  await expect(note(page)).toContainText('The man on p16 is not yours.');
});

/** A third turn, or a fourth. */
async function playOn(page: Page): Promise<void> {
  const { rules, present } = await gameOnPage(page);
  const [from, to] = present.toMove === 1 ? ['e1', 'g1'] : ['l16', 'j16'];
  const cell = (name: string | undefined): number => rules.board.numbers.get(name ?? '') ?? -1;
  await makeMove(page, { kind: 'walk', from: cell(from), to: cell(to) });
}

test('a game that another tab has played on is offered, and not overwritten', async ({ page, context }) => {
  await page.goto(ADDRESS);
  await playTwo(page);
  const other = await context.newPage();
  await other.goto(ADDRESS);
  await expect(other.locator('.move')).toHaveCount(2);
  await playOn(other);
  await turnsPlayed(other, 3);
  await expect(note(page)).toContainText('This game was played on in another tab.');
  await expect(page.locator('.move')).toHaveCount(2);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.locator('.move')).toHaveCount(3);
  await playOn(page);
  await turnsPlayed(page, 4);
  await expect(note(other)).toContainText('This game was played on in another tab.');
  await other.getByRole('button', { name: 'Keep this one' }).click();
  await expect(note(other)).toContainText(/ to move\./);
  await turnsPlayed(other, 4);
});

test('the clock of a tab rests while another tab has played on, and its time is not kept', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await page.goto(ADDRESS);
  const { present } = await playTwo(page);
  const left = { A: 3_600_000, C: 3_600_000, [seatLetter(present.toMove)]: 120_000 };
  await page.evaluate(
    (clock) => {
      const name = `halma.game.${location.pathname.split('/')[2]}`;
      const game = JSON.parse(localStorage.getItem(name) ?? '');
      addEventListener('pagehide', () => localStorage.setItem(name, JSON.stringify({ ...game, clock })));
    },
    { main: 3_600_000, increment: 0, left },
  );
  await page.reload();
  const clocks = page.locator('.plate .clock');
  await expect(clocks).toHaveCount(2);
  const other = await context.newPage();
  await other.goto(new URL(page.url()).pathname);
  await playOn(other);
  await turnsPlayed(other, 3);
  await expect(note(page)).toContainText('This game was played on in another tab.');
  // far beyond what the seat to move in the older tab has left
  await context.clock.fastForward(600_000);
  await expect(note(page)).toContainText('This game was played on in another tab.');
  await page.getByRole('link', { name: 'Analysis', exact: true }).click();
  await expect(page).toHaveURL('/analysis');
  await page.goBack();
  await expect(page.locator('.move')).toHaveCount(3);
  expect((await gameOnPage(page)).turns.map(({ kind }) => kind)).toEqual(['move', 'move', 'move']);
  await expect(page.locator('.result')).toBeHidden();
});

test('the list keeps the newest move in view', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto(ADDRESS);
  for (let round = 1; round <= 12; round += 1) {
    const [from, to] = round % 2 === 1 ? [3, 5] : [5, 3];
    await makeMove(page, { kind: 'walk', from, to });
    await turnsPlayed(page, 2 * round);
    if (await page.locator('.result').isVisible()) break;
  }
  await expect(page.locator('.move').last()).toBeInViewport();
  if (!(await page.locator('.result').isVisible())) {
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(page.locator('.result')).toBeVisible();
    await page.waitForTimeout(100);
  }
  const [list, last] = await Promise.all(
    ['.moves-scroller', '.move[aria-current]'].map((one) => page.locator(one).boundingBox()),
  );
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1);
});
