import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../../../test/browser/accessibility.ts';
import { test } from '../../../../../test/browser/test.ts';
import { expectNoOverflow } from '../screens.ts';
import { openAsNewUser } from './people.ts';
import { apiOf, Guest, newOrganiser, playRound, startNow } from './tournaments.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 300_000 });

test.use({ colorScheme: 'light' });

/** Opens a URL in a separate browser context, with a new account. */
async function openAccountAt(browser: Browser, address: string): Promise<Page> {
  const page = await newOrganiser(browser);
  await page.goto(address);
  return page;
}

async function accountName(page: Page): Promise<string> {
  const response = await page.request.get('/api/session');
  return ((await response.json()) as { person: { name: string } }).person.name;
}

/** Presses "Enter" and answers the question about a partner. */
async function enterWith(page: Page, field?: string, value = ''): Promise<void> {
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (field !== undefined) await dialog.getByLabel(field).fill(value);
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('button', { name: 'Enter', exact: true }).click();
}

test('one pair enters by invitation and another by code, and each pair plays as one player', async ({
  browser,
}) => {
  const organiser = await openAccountAt(browser, '/online/tournaments/new');
  const dialog = organiser.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Partners', exact: true }).click();
  await dialog.getByRole('button', { name: 'Next: format' }).click();
  await dialog.getByRole('group', { name: 'Partners' }).getByText('Fixed', { exact: true }).click();
  await dialog.getByText('Round robin', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Next: time' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Pairs of autumn');
  const startField = dialog.getByLabel('Start', { exact: true });
  const start = await startField.inputValue();
  await startField.fill('');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(startField).toBeFocused();
  await startField.fill(start);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(organiser.getByText('partners stay together')).toBeVisible();
  const address = new URL(organiser.url()).pathname;

  const ann = await openAccountAt(browser, address);
  const ben = await openAccountAt(browser, address);
  await enterWith(ann, 'Your partner’s name', 'No-such-player');
  await expect(ann.getByRole('dialog').getByRole('alert')).not.toBeEmpty();
  await ann
    .getByRole('dialog')
    .getByLabel('Your partner’s name')
    .fill(await accountName(ben));
  await ann.getByRole('dialog').getByRole('button', { name: 'Enter', exact: true }).click();
  await expect(ann.getByText('who has not accepted yet')).toBeVisible();
  await ben.getByRole('button', { name: `Play with ${await accountName(ann)}` }).click();
  await expect(ben.getByText('You have entered.')).toBeVisible();
  await expect(ben.locator('.entrants li')).toHaveText([/ \+ .*\(you\)$/]);

  const cara = await openAsNewUser(browser, address);
  await cara.setViewportSize({ width: 390, height: 844 });
  await enterWith(cara);
  await expect(cara.getByText('You have entered, but you cannot play without a partner.')).toBeVisible();
  await expect(cara.locator('.entrants')).toContainText('needs a partner');
  const code = await cara.locator('.partner-code').innerText();
  await expectNoOverflow(cara);
  await expectAccessible(cara);
  const dan = await openAsNewUser(browser, address);
  await enterWith(dan, 'Your partner’s code', ` ${code.toUpperCase()} `);
  await expect(dan.getByText('You have entered.')).toBeVisible();
  await expect(cara.locator('.partner-code')).toHaveCount(0);

  await startNow(organiser);
  await expect(ben.getByRole('link', { name: 'Go to your game' })).toBeVisible();
  await expect(ben.locator('.next-game')).toContainText(/You and .+ against .+ \+ .+/);
  const players = await Promise.all([dan, ann, ben, cara].map((page) => Guest.of(page)));
  await playRound(players, address, 1);
  await expect(organiser.locator('.standing tbody tr')).toHaveCount(2);
  await expect(organiser.locator('.standing tbody th').first()).toContainText(' + ');
  await expect(organiser.locator('.crosstable tbody tr')).toHaveCount(2);
  await expect(organiser.locator('.crosstable-result').first()).toBeVisible();
  await expect(organiser.locator('.turn-table tbody tr')).toHaveCount(2);
  await expectAccessible(organiser);
  await organiser.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(organiser);
  const csv = await organiser.request.get(`${apiOf(address)}/standing.csv`);
  expect((await csv.text()).split('\r\n')).toHaveLength(4);
});
