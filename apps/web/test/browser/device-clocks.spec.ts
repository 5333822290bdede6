import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import type { StoredGame } from '../../src/game/device-game.ts';
import { storeGame } from './board.ts';

/** Stores a game for two people in which Black has moved. `left` is the time of each seat in milliseconds. */
async function storeClockedGame(
  page: Page,
  left: Readonly<Record<'A' | 'C', number>>,
  more: Partial<StoredGame> = {},
): Promise<void> {
  const game: StoredGame = {
    rules: { game: 'halma-2', preset: 'standard', options: {} },
    first: 'A',
    players: { A: 'person', C: 'person' },
    names: { A: 'Ruth' },
    turns: ['d1-f1'],
    id: 'clocked',
    changed: Date.now(),
    isOver: false,
    clock: { main: 600_000, increment: 30_000, left },
    ...more,
  };
  await storeGame(page, game);
}

/** Stores such a game and opens it. */
async function openClockedGame(page: Page, left: Readonly<Record<'A' | 'C', number>>): Promise<void> {
  await storeClockedGame(page, left);
  await page.goto('/play/clocked');
  await expect(page.locator('.plate .clock')).toHaveCount(2);
}

test('a player who runs out of time gets no increment', async ({ page }) => {
  await openClockedGame(page, { A: 600_000, C: 300 });
  await expect(page.locator('.result')).toContainText('ran out of time');
  await expect(page.locator('.plate').filter({ hasText: 'Yellow' }).locator('.clock')).toContainText(
    '0:00.0',
  );
  const left = await page.evaluate(
    () => JSON.parse(localStorage.getItem('halma.game.clocked') ?? '').clock.left,
  );
  expect(left).toEqual({ A: 600_000, C: 0 });
});

test('the score of a series includes the game that has just ended', async ({ page }) => {
  await storeClockedGame(page, { A: 600_000, C: 600_000 }, { score: { A: 1, C: 0 } });
  await page.goto('/play/clocked');
  const score = page.locator('.plate').filter({ hasText: 'Ruth' }).locator('.score > [aria-hidden]');
  await expect(score).toHaveText('1');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(score).toHaveText('2');
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.result')).toHaveCount(0);
  await expect(score).toHaveText('2');
});

/** Holds back the scripts of the form for a new game until the returned function is called. */
async function holdNewGameForm(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/new-game-dialog/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The time in the browser when a test starts. */
const START = Date.UTC(2026, 0, 1);

/** Later than the end of any test, in milliseconds after its start. */
const STOP_AFTER_MS = 300_000;

/**
 * Moves the browser's clock on to a time after the start and stops it there, so that only `fastForward` moves it on,
 * however slow the machine is.
 */
async function stopTime({ clock }: BrowserContext, afterMs: number): Promise<void> {
  await clock.pauseAt(START + afterMs);
}

/** The displayed time of Yellow, which is to move. */
function yellowClock(page: Page): Locator {
  return page.locator('.plate').filter({ hasText: 'Yellow' }).locator('.clock > [aria-hidden]');
}

/** Returns the time of Yellow in seconds. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes = Number.NaN, seconds = Number.NaN] = (await yellowClock(page).innerText())
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

test('the clock of a game runs on while the form for a new game loads', async ({ page, context }) => {
  await context.clock.install({ time: START });
  const release = await holdNewGameForm(page);
  await openClockedGame(page, { A: 600_000, C: 600_000 });
  await stopTime(context, STOP_AFTER_MS);
  const left = await secondsLeft(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page).toHaveURL('/play/new');
  await context.clock.fastForward(40_000);
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.clock.fastForward(50_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/play/clocked');
  await expect.poll(() => secondsLeft(page)).toBe(left - 40);
});

test('a page that opens with the form for a new game pauses the clock of the game behind it until the visitor leaves the form', async ({
  page,
  context,
}) => {
  await context.clock.install({ time: START });
  const release = await holdNewGameForm(page);
  await openClockedGame(page, { A: 600_000, C: 600_000 });
  await stopTime(context, STOP_AFTER_MS);
  const left = await secondsLeft(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page).toHaveURL('/play/new');
  await page.reload();
  // The page needs timers to open.
  await context.clock.resume();
  await expect(page.locator('.plate .clock')).toHaveCount(2);
  await stopTime(context, 2 * STOP_AFTER_MS);
  expect(await secondsLeft(page)).toBe(left);
  // The visitor leaves the form before it has loaded.
  await page.goBack();
  await expect(page).toHaveURL('/play/clocked');
  await context.clock.fastForward((left + 1) * 1000);
  await expect(page.locator('.result')).toContainText('ran out of time');
  release();
});

test('the clock of a game pauses while the form for a new game covers it', async ({ page, context }) => {
  await context.clock.install({ time: START });
  await storeClockedGame(page, { A: 600_000, C: 60_000 });
  // The form opens over the latest unfinished game.
  await page.goto('/play/new');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('.plate .clock')).toHaveCount(2);
  await stopTime(context, STOP_AFTER_MS);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/play/clocked');
  await context.clock.fastForward(40_000);
  // The form covers the game again, after 40 of the 60 seconds.
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.clock.fastForward(50_000);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/play/clocked');
  await expect(yellowClock(page)).toHaveText('0:20.0');
  await expect(page.locator('.result')).toHaveCount(0);
  await context.clock.fastForward(30_000);
  await expect(page.locator('.result')).toContainText('ran out of time');
});

test('the clock of a game stands still while the browser keeps its page for the back button', async ({
  page,
  context,
}) => {
  await context.clock.install({ time: START });
  await openClockedGame(page, { A: 600_000, C: 600_000 });
  // The script that handles the return to the page loads last.
  await page.waitForLoadState('networkidle');
  await stopTime(context, STOP_AFTER_MS);
  const left = await secondsLeft(page);
  const passThrough = (type: string): Promise<boolean> =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);
  await context.clock.fastForward(10_000);
  await passThrough('pagehide');
  await context.clock.fastForward(50_000);
  await passThrough('pageshow');
  await context.clock.fastForward(5000);
  await expect.poll(() => secondsLeft(page)).toBe(left - 15);
});

test('a second tab of the same game, when it is left, does not give time back to the first', async ({
  page,
  context,
}) => {
  await context.clock.install({ time: START });
  await openClockedGame(page, { A: 600_000, C: 600_000 });
  await context.clock.fastForward(40_000);
  const other = await context.newPage();
  await other.goto('/play/clocked');
  await expect(other.locator('.plate .clock')).toHaveCount(2);
  await stopTime(context, STOP_AFTER_MS);
  const left = await secondsLeft(page);
  expect(left).toBeLessThan(await secondsLeft(other));
  const hasStored = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('storage', () => resolve(), { once: true })),
  );
  await other.getByRole('link', { name: 'Leave this game' }).click();
  await hasStored;
  await context.clock.fastForward(10_000);
  await expect.poll(() => secondsLeft(page)).toBe(left - 10);
});

for (const [event, elapsedMs] of [
  ['its page closes', 0],
  ['a player runs out of time', 700_000],
] as const) {
  test(`a game that is deleted in another tab stays deleted when ${event}`, async ({ page, context }) => {
    await context.clock.install();
    await openClockedGame(page, { A: 600_000, C: 600_000 });
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: /^Delete / }).click();
    await context.clock.fastForward(elapsedMs);
    await expect(page.locator('.result')).toHaveCount(elapsedMs === 0 ? 0 : 1);
    await page.getByRole('link', { name: 'Leave this game' }).click();
    await expect(page.locator('.plate')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('halma.game.clocked'))).toBeNull();
  });
}
