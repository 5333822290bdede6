import type { Overview, Person, RunningGame } from '@halma/protocol';
import { formatPosition, makeRules, startPosition } from '@halma/rules';
import { expect } from '@playwright/test';
import { expectNoViolations } from '../../../../test/browser/accessibility.ts';
import { test } from '../../../../test/browser/test.ts';
import { expectNoOverflow, findDividedWords } from './screens.ts';

/** Allows the animations that most visitors see. */
const WITH_ANIMATIONS = { contextOptions: { reducedMotion: 'no-preference' } } as const;

// Most visitors use the site with both.
test.describe('with animations and the service worker', () => {
  test.use({ ...WITH_ANIMATIONS, serviceWorkers: 'allow' });

  test('the home page opens without errors in the browser', async ({ page }) => {
    const browserMessages: string[] = [];
    page.on('console', (message) => {
      if (message.type() !== 'log') browserMessages.push(message.text());
    });
    page.on('pageerror', (error) => browserMessages.push(error.message));
    page.on('requestfailed', (request) => browserMessages.push(`${request.url()} failed`));

    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/Halma/);
    expect(browserMessages).toEqual([]);
  });
});

test('no word in the name of a game is divided on small phones in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await page.goto('/');
  const names = page.locator('.game-strip strong');
  await expect(names).toHaveCount(6);
  expect(await names.evaluateAll(findDividedWords)).toEqual([]);
  await expectNoOverflow(page);
});

test('a game on this device from an earlier year shows the year', async ({ page }) => {
  await page.addInitScript(() => {
    const game = {
      rules: { game: 'halma-2' },
      first: 'A',
      players: { A: 'person', C: 'person' },
      turns: [],
      id: 'old',
      changed: new Date(2020, 9, 25, 12).getTime(),
      isOver: false,
    };
    localStorage.setItem('halma.game.old', JSON.stringify(game));
  });
  await page.goto('/');
  await expect(page.locator('.your-game')).toContainText('October 25, 2020');
});

/** Returns a game of Halma for two in progress, as it appears in the server's overview. */
function runningGame(): RunningGame {
  const person = (letter: string, name: string): Person => ({ id: letter.repeat(16), name, guest: false });
  const people = [person('a', 'Ruth'), person('b', 'Tomas')];
  const rules = makeRules({ game: 'halma-2' });
  const start = rules.ok ? startPosition(rules.value, 'A') : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  return {
    game: 'running00000',
    terms: {
      rules: { game: 'halma-2', preset: 'standard', options: {} },
      clock: { kind: 'real-time', main: 600_000, increment: 5000, delay: 0 },
      listed: true,
      spectatorsBehind: 0,
    },
    people,
    position: formatPosition(start.value),
    standing: {
      phase: 'playing',
      seats: { A: { kind: 'person', person: 'a'.repeat(16) }, C: { kind: 'person', person: 'b'.repeat(16) } },
      ready: [],
      first: 'A',
      toMove: 'A',
      ply: 1,
      drawOffered: [],
      rematch: [],
      result: '*',
    },
    changedAt: 0,
    recent: { before: formatPosition(start.value), moves: ['a5>c5'] },
    spectators: 3,
  };
}

test.describe('with animations', () => {
  test.use(WITH_ANIMATIONS);

  test('the board plays a game in progress, pauses on request and links to the game', async ({ page }) => {
    const overview: Overview = { online: 37, running: 14, games: [runningGame()], finished: [] };
    await page.route('**/api/overview', (route) => route.fulfill({ json: overview }));
    await page.goto('/');
    const figure = page.getByRole('figure');
    await expect(figure).toContainText('Live');
    await expect(figure).toContainText('Ruth');
    await expect(figure).toContainText('10 min + 5 s · 3 watching');
    await expect(figure.locator('.show-plate.turn')).toContainText('Tomas');
    await expect(page.getByRole('link', { name: /^Online/ }).filter({ hasText: '37 players' })).toContainText(
      '37 players online. 14 games in progress.',
    );
    await expect(page.getByRole('banner').getByRole('link', { name: '37 online' })).toBeVisible();
    await expect(figure.getByRole('link', { name: /^Watch this game/ })).toHaveAttribute(
      'href',
      '/online/game/running00000',
    );
    await expect(figure.getByRole('link', { name: 'Watch all' })).toHaveAttribute('href', '/online/watch');
    await figure.getByRole('button', { name: 'Pause the board' }).click();
    await expect(figure.getByRole('button', { name: 'Play the moves' })).toBeVisible();
  });

  test('once the last game in progress has ended, the board replays a finished game', async ({ page }) => {
    const { recent: _recent, spectators: _spectators, ...game } = runningGame();
    const { toMove: _toMove, ...standing } = game.standing;
    let overview: Overview = { online: 2, running: 1, games: [runningGame()], finished: [] };
    await page.route('**/api/overview', (route) => route.fulfill({ json: overview }));
    await page.route('**/api/games/finished00000', (route) =>
      route.fulfill({ json: { score: [{ move: 'a5>c5' }] } }),
    );
    await page.clock.install();
    await page.goto('/');
    const figure = page.getByRole('figure');
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(figure).toContainText('Live', { timeout: 100 });
    }).toPass({ intervals: [100] });
    const finished = { ...game, game: 'finished00000', standing: { ...standing, phase: 'over' } } as const;
    overview = { ...overview, games: [], finished: [finished] };
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(figure).toContainText('Replay', { timeout: 100 });
    }).toPass({ intervals: [100], timeout: 20_000 });
    await expect(figure.locator('.show-link')).toHaveAttribute('href', '/online/game/finished00000');
  });
});

test('without a server, the board plays a game that comes with the site', async ({ page }) => {
  await page.route('**/api/overview', (route) => route.abort());
  await page.goto('/');
  const figure = page.getByRole('figure');
  await expect(figure).toContainText('Demonstration');
  await expect(figure).toContainText('Move 1');
  await expect(
    page.getByText('No connection. You can still play the computer, or friends on this device.'),
  ).toBeVisible();
  // With reduced motion, nothing moves until the visitor starts the board.
  await figure.getByRole('button', { name: 'Play the moves' }).click();
  await expect(figure).toContainText('Move 2');
  await expectNoViolations(page);
});
