import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../../../../../test/browser/accessibility.ts';
import { test } from '../../../../../test/browser/test.ts';
import { newId } from './people.ts';
import { announce, apiOf, Guest, newOrganiser, startNow } from './tournaments.ts';

test.describe.configure({ timeout: 240_000 });

/**
 * The number of players who enter without opening a page. Together with one more player, they fill three
 * pages of standings.
 */
const OTHER_PLAYER_COUNT = 104;

const BATCH_SIZE = 8;

/** Creates a guest and enters a tournament, using only requests. */
async function enterByRequest(origin: string, address: string): Promise<void> {
  const session = await fetch(new URL('/api/session', origin), { method: 'POST' });
  const [cookie = ''] = (session.headers.get('set-cookie') ?? '').split(';');
  const entered = await fetch(new URL(`${apiOf(address)}/commands`, origin), {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), command: { do: 'enter' } }),
  });
  expect(entered.ok, await entered.text()).toBe(true);
}

/** Enters a tournament as a new guest and opens the tournament's page. */
async function enterAsNewGuest(browser: Browser, address: string): Promise<Page> {
  const guest = await Guest.open(browser);
  await guest.send(apiOf(address), { do: 'enter' });
  return guest.openPage(address);
}

test('the standings and the rounds of a large tournament are split into pages', async ({ browser }) => {
  const organiser = await newOrganiser(browser);
  const address = await announce(organiser, { rounds: 2 });
  await organiser.goto(address);
  const { origin } = new URL(organiser.url());
  for (let entered = 0; entered < OTHER_PLAYER_COUNT; entered += BATCH_SIZE)
    await Promise.all(Array.from({ length: BATCH_SIZE }, () => enterByRequest(origin, address)));
  const player = await enterAsNewGuest(browser, address);

  const pages = player.getByRole('navigation', { name: 'Pages of the standings' });
  const expectRows = (text: string) => expect(pages.getByRole('status')).toHaveText(text);
  const press = (name: string) => pages.getByRole('button', { name, exact: true }).click();
  const ownEntry = player.locator('.entrants li').filter({ hasText: '(you)' });
  await expectRows('1–50 of 105');
  await expect(player.locator('.entrants li')).toHaveCount(50);
  await expect(ownEntry).toHaveCount(0);
  await press('My place');
  await expectRows('56–105 of 105');
  await expect(ownEntry).toHaveCount(1);
  await press('First');
  await expectRows('1–50 of 105');
  await press('Next');
  await expectRows('51–100 of 105');
  await press('Next');
  await expectRows('101–105 of 105');
  await expect(player.locator('.entrants li')).toHaveCount(5);
  await expect(ownEntry).toHaveCount(1);
  await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
  await expectAccessible(player);
  await press('Previous');
  await expectRows('51–100 of 105');
  const requests: string[] = [];
  player.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const sent = await organiser.request.post(`${apiOf(address)}/chat`, {
    data: { id: newId(), text: 'Welcome to the hall' },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await expect(player.getByText('Welcome to the hall')).toBeVisible();
  // A message changes nothing in the standings.
  expect(requests.filter((path) => path.endsWith('/standing'))).toEqual([]);

  await startNow(organiser);
  const parts = player.getByRole('navigation', { name: 'Pages of the round' });
  const tables = player.locator('.round-tables > li');
  await expect(parts.getByRole('status')).toHaveText('Tables 1–50 of 52', { timeout: 30_000 });
  await player.getByRole('button', { name: /^Show all 5[01] tables$/ }).click();
  // The page also shows the visitor's table if it is not one of these tables.
  await expect.poll(() => tables.count()).toBeGreaterThanOrEqual(50);
  await parts.getByRole('button', { name: 'Next' }).click();
  await expect(parts.getByRole('status')).toHaveText('Tables 51–52 of 52');
  await expect(tables.filter({ hasText: 'Table 52' })).toBeVisible();
  await expect.poll(() => tables.count()).toBeLessThanOrEqual(3);
  await expect(parts.getByRole('button', { name: 'Next' })).toBeDisabled();
  await parts.getByRole('button', { name: 'Previous' }).click();
  await expect(parts.getByRole('status')).toHaveText('Tables 1–50 of 52');
  await expectRows('51–100 of 105');
  await press('First');
  await expect(player.locator('.standing tbody tr')).toHaveCount(50);
  await expectAccessible(player);
});

test('the organiser’s dialogs fit a phone, even with large text', async ({ browser }) => {
  const organiser = await newOrganiser(browser);
  const address = await announce(organiser);
  await organiser.addInitScript(() => localStorage.setItem('halma.language', '"de"'));
  await organiser.setViewportSize({ width: 320, height: 800 });
  await organiser.goto(address);
  await organiser.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const name of ['Beginn ändern', 'Spieler entfernen']) {
    await organiser.getByRole('button', { name, exact: true }).click();
    const dialog = organiser.getByRole('dialog', { name });
    await expect(dialog.getByRole('button')).toHaveCount(3);
    const excessWidth = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(excessWidth, name).toBe(0);
    await organiser.keyboard.press('Escape');
  }
});
