import type { TournamentRound, TournamentView } from '@halma/protocol';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../../../../test/browser/accessibility.ts';
import { test } from '../../../../../test/browser/test.ts';
import { expectNoOverflow } from '../screens.ts';
import { openAsNewUser } from './people.ts';
import { announce, apiOf, enterGuests, newOrganiser, PASSWORD, playRound, startNow } from './tournaments.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 300_000 });

test.use({ colorScheme: 'light' });

test('six people play a knockout, whose bracket shows who advances', async ({ browser }) => {
  const organiser = await newOrganiser(browser);
  const address = await announce(organiser, { format: 'knockout', games: 2 });
  const guests = await enterGuests(browser, address, 6);
  await organiser.goto(address);
  await startNow(organiser);
  const bracket = organiser.locator('.bracket');
  for (const round of [1, 2, 3]) {
    await expect(bracket.getByRole('heading')).toHaveCount(round);
    await playRound(guests, address, round);
  }
  await expect(organiser.getByText('Finished', { exact: true })).toBeVisible();
  await expect(bracket.getByRole('heading')).toHaveText(['Round 1', 'Round 2', 'Final']);
  await expect(bracket.getByText('Bye:')).toBeVisible();
  // Two players from the first round, two from the second, and the winner.
  await expect(bracket.getByText('advances')).toHaveCount(5);
  const view = await guests[0]?.get<TournamentView>(apiOf(address));
  expect(view?.standing[0]).toMatchObject({ person: guests[0]?.id, rank: 1 });
  await expectAccessible(organiser);
  await organiser.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(organiser);
});

test('two players play a series in which they take turns moving first', async ({ browser }) => {
  const organiser = await newOrganiser(browser);
  const address = await announce(organiser, { format: 'series', rounds: 4 });
  const guests = await enterGuests(browser, address, 1);
  await organiser.goto(address);
  await organiser.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(organiser.getByText('You have entered.')).toBeVisible();
  await startNow(organiser);
  for (const round of [1, 2, 3]) {
    await expect(organiser.getByText(`Round ${round} of 4`)).toBeVisible();
    await expect(organiser.getByRole('link', { name: 'Go to your game' })).toBeVisible();
    await playRound(guests, address, round);
  }
  // After three wins, the fourth game cannot change the result.
  await expect(organiser.getByText('Finished', { exact: true })).toBeVisible();
  const first = organiser.locator('.standing tbody tr').first();
  await expect(first).toContainText('(you)');
  await expect(first.locator('td').nth(1)).toHaveText('3');
  const firstMoveCounts = await organiser.locator('.turn-table tbody tr td:nth-child(2)').allTextContents();
  expect(firstMoveCounts.toSorted()).toEqual(['1', '2']);
  await expectAccessible(organiser);
});

test('the organiser of an exhibition plays all others simultaneously', async ({ browser }) => {
  const organiser = await newOrganiser(browser);
  const address = await announce(organiser, { format: 'exhibition' });
  const guests = await enterGuests(browser, address, 3);
  await organiser.goto(address);
  await startNow(organiser);
  await expect(organiser.getByRole('link', { name: 'Go to your game' })).toHaveCount(3);
  const gameTexts = await organiser.locator('.next-game').allTextContents();
  // The organiser moves first at every other table.
  expect(gameTexts.filter((text) => text.includes('You move first.'))).toHaveLength(2);
  await expectAccessible(organiser);
  await playRound(guests, address, 1);
  await expect(organiser.getByText('Finished', { exact: true })).toBeVisible();
  await expect(organiser.locator('.standing tbody tr')).toHaveCount(3);
  await expect(organiser.locator('.round-tables > li')).toHaveCount(3);
});

test('a player who misses a game with a partner is named, and a player who pauses can return', async ({
  browser,
}) => {
  const organiser = await newOrganiser(browser);
  const rules = { game: 'halma-4', preset: 'standard', options: { teams: 'opposite' } } as const;
  // The pause keeps the first round on the page.
  const address = await announce(organiser, { rounds: 3, rules, pause: 60_000 });
  const guests = await enterGuests(browser, address, 4);
  await organiser.goto(address);
  await startNow(organiser);
  await expect(organiser.locator('.round-game li')).toHaveCount(2);
  const round = await guests[0]?.get<TournamentRound>(`${apiOf(address)}/rounds/1`);
  const game = round?.tables[0]?.games[0];
  const person = game?.sides[0]?.[0];
  const late = await guests.find(({ id }) => id === person)?.openPage(address);
  if (late === undefined) throw new Error('no guest moves first');
  await expect(late.locator('.next-game')).toContainText(/You and .+ against .+ \+ .+/);
  // The time limit of a first move in a tournament is two minutes, so the organiser forfeits the game.
  const forfeit = { do: 'forfeit', game: game?.game, person };
  const id = `forfeit-${Date.now()}`;
  const forfeited = await organiser.request.post(`${apiOf(address)}/commands`, {
    data: { id, command: forfeit },
  });
  expect(forfeited.ok(), await forfeited.text()).toBe(true);
  const results = organiser.locator('.round-game li b');
  await expect(results.filter({ hasText: /^\S.* did not show up$/ })).toHaveCount(1);
  await expect(results.last()).toHaveText('1');

  // A game that the organiser forfeits does not count as missed, so the response is changed to what the server
  // sends after two minutes.
  const isView = (url: URL): boolean => url.pathname === apiOf(address);
  await late.route(isView, async (route) => {
    const response = await route.fetch();
    const view: TournamentView = await response.json();
    const entries = view.entries.map((entry) =>
      entry.person === person ? { ...entry, state: 'missing' } : entry,
    );
    await route.fulfill({ response, json: { ...view, entries } });
  });
  await late.reload();
  await expect(late.getByText('You missed a game', { exact: false })).toBeVisible();
  await expect(late.getByRole('button', { name: 'I am back' })).toBeVisible();
  await expectAccessible(late);

  await late.unroute(isView);
  await late.reload();
  await late.getByRole('button', { name: 'Pause' }).click();
  await late.getByRole('button', { name: 'I am back' }).click();
  await expect(late.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('deleting the organiser’s account calls off a tournament that has not started', async ({ browser }) => {
  const organiser = await newOrganiser(browser);
  const address = await announce(organiser);
  const player = await openAsNewUser(browser, address);
  await player.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(player.getByText('You have entered.')).toBeVisible();
  const proof = await organiser.request.post('/api/account/proof', { data: { password: PASSWORD } });
  expect(proof.ok(), await proof.text()).toBe(true);
  expect((await organiser.request.delete('/api/account', { data: {} })).ok()).toBe(true);
  await expect(player.getByText('Called off: the organiser deleted their account')).toBeVisible();
  await expect(player.getByRole('button', { name: 'Enter', exact: true })).toHaveCount(0);
  await expectAccessible(player);
});
