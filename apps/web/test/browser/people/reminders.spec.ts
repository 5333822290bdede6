import { type Browser, expect, type Page } from '@playwright/test';
import { pageOf } from '../../../../../test/browser/context-pool.ts';
import { test } from '../../../../../test/browser/test.ts';
import { BLACK_FIRST, gameNote, move, newGuest, startGame } from './people.ts';

test.describe.configure({ timeout: 120_000 });

/** Opens an empty page in a separate browser context, as a new guest. */
async function newPlayer(browser: Browser): Promise<Page> {
  return pageOf(await newGuest(browser));
}

/**
 * Starts a correspondence game between two players in which `mover` is to move. Returns the path of the
 * game's page.
 */
function startGameWithTurnOf(mover: Page, other: Page, days: number): Promise<string> {
  return startGame(mover.context(), other.context(), { ...BLACK_FIRST, clock: { kind: 'days', days } });
}

test("games in which it is the player's turn are counted on every page, listed first and linked to each other", async ({
  browser,
}) => {
  const [ruth, tomas] = [await newPlayer(browser), await newPlayer(browser)];
  const threeDayGame = await startGameWithTurnOf(ruth, tomas, 3);
  const oneDayGame = await startGameWithTurnOf(ruth, tomas, 1);
  const tomasGame = await startGameWithTurnOf(tomas, ruth, 1);

  // Other pages request the player’s games only once a page of the game has received them.
  await ruth.goto(oneDayGame);
  await expect(ruth.getByRole('link', { name: 'Next game' })).toBeVisible();
  await ruth.goto('/learn');
  await expect(ruth.getByRole('link', { name: 'Online: your move in 2 games' })).toBeVisible();
  await expect(ruth).toHaveTitle(/^\(2\) Learn on small boards · Halma$/);

  await ruth.getByRole('link', { name: 'Online: your move in 2 games' }).click();
  const continueLinks = ruth.getByRole('link', { name: /^Continue / });
  await expect(continueLinks).toHaveCount(3);
  const addresses = await continueLinks.evaluateAll((links) =>
    links.map((link) => (link as HTMLAnchorElement).pathname),
  );
  expect(addresses).toEqual([oneDayGame, threeDayGame, tomasGame]);

  await continueLinks.first().click();
  await expect(gameNote(ruth)).toContainText('Your move.');
  await expect(ruth.getByRole('link', { name: 'Next game' })).toBeVisible();
  await move(ruth, 0);
  await expect(ruth).toHaveTitle(/^\(1\) /);
  await ruth.getByRole('link', { name: 'Next game' }).click();
  await expect(ruth).toHaveURL(threeDayGame);
  await expect(ruth.getByRole('link', { name: 'Next game' })).toBeHidden();
});

test('outside the online pages, a browser that has no online games asks only how many people are online', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requests.push(pathname);
  });
  // On a slow machine, the network can be idle before the page sends its request.
  const overview = page.waitForResponse('**/api/overview');
  await page.goto('/learn');
  await overview;
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual(['/api/overview']);
  await expect(page).toHaveTitle('Learn on small boards · Halma');
});
