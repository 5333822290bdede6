import type { TournamentView } from '@halma/protocol';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../../../../test/browser/accessibility.ts';
import { test } from '../../../../../test/browser/test.ts';
import { collectAnnouncements } from '../live-regions.ts';
import { expectNoOverflow } from '../screens.ts';
import { openAsNewUser } from './people.ts';
import { announce, apiOf, enterGuests, Guest, newOrganiser, resignAll, startNow } from './tournaments.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 240_000 });

test.use({ colorScheme: 'light' });

/**
 * Returns by how much a table with one of the longest names is wider than the page has room for, in CSS pixels. Playwright
 * runs this function in the page.
 */
function missingWidthForLongName(table: Element): number {
  const name = table.querySelector('tbody th');
  const scroller = table.parentElement;
  if (name === null || scroller === null) return Number.NaN;
  const nodes = [...name.childNodes];
  name.replaceChildren('1 Wilhelmina-Habermann');
  const width = scroller.scrollWidth - scroller.clientWidth;
  name.replaceChildren(...nodes);
  return width;
}

test('eight people play a Swiss tournament at tables of four, from the announcement to the final standings', async ({
  browser,
}) => {
  const page = await newOrganiser(browser);
  await page.goto('/online/tournaments');
  await page.getByRole('button', { name: 'Create a tournament' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Tables of four' }).click();
  await dialog.getByRole('button', { name: 'Next: format' }).click();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('combobox', { name: 'Rounds' }).selectOption('2');
  await dialog.getByRole('button', { name: 'Next: time' }).click();
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('combobox', { name: 'Pause between rounds' }).selectOption('None');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Give the tournament a name of 3 to 60 characters.');
  const name = `Cup ${Date.now()}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const guests = await enterGuests(browser, address, 7);
  const announced = await collectAnnouncements(page);
  await page.getByRole('button', { name: 'Enter', exact: true }).press('Enter');
  // Screen readers read the note because it takes the focus.
  await expect(page.getByText('You have entered.')).toBeFocused();
  await expect(page.locator('.entrants li')).toHaveCount(8);
  await announced.expectOnly(undefined);
  const chat = page.getByRole('log', { name: 'Chat' });
  await expect(chat).toContainText('No messages yet.');
  const reader = await openAsNewUser(browser, address);
  await expect(reader.getByText('Only players and the organiser can write here.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Message' }).fill('Welcome!');
  await page.getByRole('button', { name: 'Send' }).click();
  for (const viewer of [page, reader])
    await expect(viewer.getByRole('log', { name: 'Chat' })).toContainText('Welcome!', { timeout: 20_000 });
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await dialog.getByRole('button', { name: 'Close the chat' }).click();
  await expect(page.getByText('The organiser has closed the chat.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await reader.close();
  await expect(page.getByText('The seed is shown when the tournament starts.')).toBeVisible();
  await expectAccessible(page);
  await startNow(page);

  for (const round of [1, 2]) {
    await expect(page.getByText(`Round ${round} of 2`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to your game' }).click();
    await expect(page.locator('.game-terms')).toContainText(`${name}, round ${round}`);
    await expect(page.getByRole('button', { name: 'Abort' })).toHaveCount(0);
    await resignAll(guests, address, round);
    await expect(page.locator('.result')).toContainText('You won!');
    await expect(page.getByRole('button', { name: 'Rematch' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to the tournament' }).last().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  const rows = page.locator('.standing tbody tr');
  await expect(rows).toHaveCount(8);
  await expect(rows.first()).toContainText('(you)');
  await expect(rows.first().locator('td').nth(1)).toHaveText('6');
  await expect(page.getByText('Your browser has checked it: the seed matches the commitment.')).toBeVisible();
  await expect(page.locator('.turn-table tbody tr')).toHaveCount(8);
  await expectAccessible(page);
  const csv = await page.request.get(`${apiOf(address)}/standing.csv`);
  expect((await csv.text()).trim().split('\r\n')).toHaveLength(9);
});

test('an organiser on a phone removes a player, corrects a result and calls the tournament off', async ({
  browser,
}) => {
  const page = await newOrganiser(browser);
  await page.setViewportSize({ width: 360, height: 740 });
  const address = await announce(page, { format: 'round-robin' });
  const guests = await enterGuests(browser, address, 5);
  await page.goto(address);
  await expectNoOverflow(page);
  await expect(page.locator('.entrants li')).toHaveCount(5);
  await page.getByRole('button', { name: 'Remove a player' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'dialog[open]');
  const remove = dialog.getByRole('button', { name: 'Remove a player' });
  await expect(remove).toBeDisabled();
  await expect(remove).toHaveCSS('border-style', 'dashed');
  await expect(dialog.getByRole('combobox').locator('option:checked')).toHaveText('Choose a player');
  await dialog.getByRole('combobox').selectOption({ index: 5 });
  await remove.click();
  await expect(page.locator('.entrants li')).toHaveCount(4);
  await startNow(page);
  await resignAll(guests.slice(0, 4), address, 1);
  await expect(page.getByText('Round 2 of 3')).toBeVisible();

  const results = page.locator('.crosstable tbody a');
  await expect(results.filter({ hasText: /^[01]/ })).toHaveCount(4);
  for (const table of await page.locator('.standing, .crosstable').all())
    expect(await table.evaluate(missingWidthForLongName)).toBe(0);
  await page.getByRole('button', { name: 'Correct a result' }).click();
  // The second round has no finished games yet.
  await expect(dialog.getByRole('combobox', { name: 'Round' })).toHaveValue('1');
  for (const place of await dialog.getByRole('combobox', { name: /^Place of/ }).all())
    await place.selectOption('1st');
  await dialog.getByRole('textbox').fill('They agreed on a draw.');
  // Meanwhile a moderator corrects the same result.
  const game = await dialog.getByRole('combobox', { name: 'Game' }).inputValue();
  const { tables } = await (await page.request.get(`${apiOf(address)}/rounds/1`)).json();
  const { games } = tables.find((table: { games: { game: string }[] }) => table.games[0]?.game === game);
  const correction = {
    do: 'correct',
    game,
    places: games[0].places.toReversed(),
    why: 'The wrong way round',
  };
  const body = { data: { id: 'other-correction', command: correction } };
  expect((await page.request.post(`${apiOf(address)}/commands`, body)).ok()).toBe(true);
  await dialog.getByRole('button', { name: 'Correct a result' }).click();
  await expect(dialog.getByText('Corrected: The wrong way round')).toBeVisible();
  await expect(dialog.getByRole('status')).toContainText('has just been changed');
  for (const place of await dialog.getByRole('combobox', { name: /^Place of/ }).all())
    await place.selectOption('1st');
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Correct a result' }).click();
  await expect(page.locator('.standing tbody td b').filter({ hasText: '½' })).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Round' }).selectOption('1');
  await expect(page.getByText('Corrected: They agreed on a draw.')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Call off' }).click();
  await dialog.getByRole('textbox').fill('The hall closes.');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await expect(page.getByText('Called off: The hall closes.')).toBeVisible();
  // No round has been paired since the round was chosen.
  await expect(page.getByRole('combobox', { name: 'Round' })).toHaveValue('1');
  await expect(page.getByText('Corrected: They agreed on a draw.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Call off' })).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  for (const part of ['.standing', '.crosstable', '.round-tables'])
    await expect(page.locator(part)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a late player enters with a password, sees the table and pauses', async ({ browser }) => {
  const organiser = await newOrganiser(browser);
  const address = await announce(organiser, { rounds: 4, password: 'hop' });
  const guests: Guest[] = [];
  for (let index = 0; index < 3; index += 1) {
    const guest = await Guest.open(browser);
    await guest.send(apiOf(address), { do: 'enter', password: 'hop' });
    guests.push(guest);
  }
  await organiser.goto(address);
  await startNow(organiser);
  // A player who enters before the first round has been paired plays in it.
  await expect(organiser.getByText('Round 1 of 3')).toBeVisible();
  const late = await openAsNewUser(browser, address);
  await expect(late.getByText('You can still enter')).toBeVisible();
  await late.getByRole('button', { name: 'Enter', exact: true }).click();
  const dialog = late.getByRole('dialog');
  await dialog.getByRole('textbox').fill('step');
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That is not the tournament’s password.');
  await dialog.getByRole('textbox').fill('hop');
  await dialog.getByRole('button', { name: 'Enter' }).click();
  await expect(dialog).toBeHidden();
  await expect(late.getByText('You will be paired again')).toBeVisible();
  await resignAll(guests, address, 1);
  await expect(late.getByText('Your game is ready', { exact: true })).toBeVisible();
  // The player may have the first move in the game, in which case the title counts it.
  await expect(late).toHaveTitle(/^(\(1\) )?Your game is ready · /);
  await late.getByRole('button', { name: 'Pause' }).click();
  await expect(late.getByText('You have paused.')).toBeVisible();
  await late.getByRole('button', { name: 'I am back' }).click();
  await expect(late.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the big screen follows the rounds without controls, and the list shows the tournaments in progress', async ({
  browser,
}) => {
  const organiser = await newOrganiser(browser);
  const name = `Vereinsmeisterschaft ${Date.now()}`;
  const address = await announce(organiser, { name, listed: true, rounds: 2 });
  const guests = await enterGuests(browser, address, 4);
  const lobby = await openAsNewUser(browser, '/online');
  await lobby.getByRole('link', { name: 'All tournaments' }).click();
  await expect(lobby.getByRole('link', { name })).toBeVisible();
  await expectAccessible(lobby);
  const projector = await guests[0]?.openPage(`${address}?big`);
  if (projector === undefined) throw new Error('there are no guests');
  await projector.setViewportSize({ width: 1920, height: 1080 });
  await expect(projector.getByText(/^Starts in/)).toBeVisible();
  await organiser.goto(address);
  await startNow(organiser);
  await expect(projector.getByText('Round 1 of 2')).toBeVisible();
  await expect(projector.locator('.round-tables > li')).toHaveCount(2);
  await resignAll(guests, address, 1);
  await expect(projector.getByText('Round 2 of 2')).toBeVisible();
  await expect(projector.getByRole('button')).toHaveCount(0);
  // Neither the links to the games nor the mark of one player helps an audience.
  await expect(projector.locator('.tournament-big').getByRole('link')).toHaveText(['Leave the big screen']);
  await expect(projector.locator('.own, .tournament-big :text("(you)")')).toHaveCount(0);
  await expect(projector.locator('.bar')).toBeHidden();
  await expectNoOverflow(projector);
  await expectAccessible(projector);
  await projector.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(projector);
  const view = await guests[0]?.get<TournamentView>(apiOf(address));
  expect(view?.standing[0]?.points).toBe(120);
});

test('two players who are waiting in an arena get a table', async ({ browser }) => {
  const organiser = await newOrganiser(browser);
  const address = await announce(organiser, {
    format: 'arena',
    minutes: 30,
    // Quick games have the shortest waiting time.
    clock: { kind: 'real-time', main: 60_000, increment: 0, delay: 0 },
  });
  await organiser.goto(address);
  const other = await openAsNewUser(browser, address);
  for (const page of [organiser, other]) {
    await page.getByRole('button', { name: 'Enter', exact: true }).click();
    await expect(page.getByText('You have entered.')).toBeVisible();
  }
  await startNow(organiser);
  await expect(other.getByText('You are waiting for a table.')).toBeVisible();
  await expect(organiser.getByText(/^Ends in/)).toBeVisible();
  await expectAccessible(other);
  await expect(organiser.getByRole('button', { name: 'Correct a result' })).toHaveCount(0);
  for (const page of [organiser, other])
    await expect(page.getByRole('link', { name: 'Go to your game' })).toBeVisible({ timeout: 90_000 });
});

test('a page that loses its connection keeps its content, and a page at a wrong address shows a note', async ({
  browser,
}) => {
  const page = await newOrganiser(browser);
  await page.goto(await announce(page));
  await expect(page.getByText('No player has entered yet.')).toBeVisible();
  await page.route('**/api/tournaments/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(page.getByText(/No connection\. As of/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Autumn cup' })).toBeVisible();
  await page.unroute('**/api/tournaments/**');
  await page.goto('/online/tournaments/00000000');
  await expect(page.getByRole('heading', { name: 'Tournament not found' })).toBeVisible();
});
