import { BOARDS } from '@halma/rules';
import { expect } from '@playwright/test';
import { expectAccessible } from '../../../../../test/browser/accessibility.ts';
import { pageOf } from '../../../../../test/browser/context-pool.ts';
import { test } from '../../../../../test/browser/test.ts';
import { centreOf } from '../board.ts';
import { openByLink } from '../pages.ts';
import { expectNoOverflow } from '../screens.ts';
import {
  BLACK_FIRST,
  createGame,
  createGameByLink,
  GAME_FOR_TWO,
  gameNote,
  newGuest,
  openAs,
  openAsNewUser,
  openChat,
  openGameForm,
  post,
  saveCodes,
  sendCommand,
  submitGameForm,
} from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

test('the lobby lists an open game, another player joins it while the host is typing, and spectators chat separately', async ({
  browser,
}) => {
  const host = await openAsNewUser(browser, '/online');
  const guest = await openAsNewUser(browser, '/online');
  await openGameForm(host, 'grasshopper-8');
  await submitGameForm(host);
  await expect(host.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await host.getByRole('textbox', { name: 'Message' }).fill('Good luck!');
  await guest
    .getByRole('button', { name: /^Join Grasshopper 8 × 8/ })
    .first()
    .click();
  for (const page of [host, guest]) await expect(gameNote(page)).toContainText(/to move\.|Your move\./);
  await expect(host.getByRole('heading', { level: 1 })).toBeFocused();
  const spectator = await openAsNewUser(browser, host.url());
  for (const page of [host, guest, spectator]) await openChat(page);
  await spectator.getByRole('textbox', { name: 'Message' }).fill('The left side is open.');
  await spectator.getByRole('button', { name: 'Send' }).click();
  await expect(spectator.getByRole('log', { name: 'Chat' })).toContainText(
    '(spectator) The left side is open.',
  );
  await expect(spectator.getByText('The players cannot read this until the game has ended.')).toBeVisible();
  await expect(host.getByRole('textbox', { name: 'Message' })).toHaveValue('Good luck!');
  await host.getByRole('button', { name: 'Send' }).click();
  await expect(spectator.getByRole('log', { name: 'Chat' })).toContainText('Good luck!');
  await expect(guest.getByRole('log', { name: 'Chat' })).toContainText('Good luck!');
  await expect(guest.getByRole('log', { name: 'Chat' })).not.toContainText('left side');
});

test('on the server’s own machine, the link to a game contains an address for other machines, if there is one', async ({
  browser,
}) => {
  const page = await openAsNewUser(browser, '/online');
  const address = await createGameByLink(page);
  const link = page.getByRole('textbox', { name: 'Link to this game' });
  // The tests' server accepts connections only from its own machine.
  await expect(page.getByText('This link works only on this computer.')).toBeVisible();
  await expect(link).toHaveValue(address);

  const origin = 'http://192.168.0.5:8080';
  await page.route('**/api/link-origin', (route) => route.fulfill({ json: { origin } }));
  await page.reload();
  await expect(link).toHaveValue(origin + new URL(address).pathname);
  await expect(page.getByText('This link works only on this computer.')).toBeHidden();
});

test('the lobby requests the games in progress once while it loads, and again when the player’s open game starts', async ({
  browser,
}) => {
  const [host, guest] = [await newGuest(browser), await newGuest(browser)];
  const game = await createGame(host, { listed: true });
  const page = await pageOf(host);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/games') requests.push(search);
  });
  await page.goto('/online');
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  // The page used to repeat the request when the open games had arrived and the connection was up.
  await expect(page.getByRole('region', { name: 'Open games' }).getByRole('list')).toBeVisible();
  await page.waitForTimeout(1000);
  expect(requests).toEqual(['?running=yes']);
  await sendCommand(guest, game, { do: 'join' });
  await expect.poll(() => requests.length).toBe(2);
});

test('two clicks, or a retry after a lost response, create only one game', async ({ page }) => {
  await page.goto('/online');
  const ids: string[] = [];
  await page.route('**/api/games', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    ids.push(route.request().postDataJSON().id);
    if (ids.length > 1) return route.continue();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return route.abort();
  });
  // No other test uses this game.
  await openGameForm(page, 'cetro');
  await page.getByRole('button', { name: '3 Rules' }).click();
  const createButton = page.getByRole('button', { name: 'Create game' });
  await createButton.dblclick();
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  await createButton.click();
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  expect(new Set(ids).size).toBe(1);
});

test('a computer opponent joins immediately, and hints work even while a man is selected', async ({
  browser,
}) => {
  const page = await openAsNewUser(browser, '/online');
  await openGameForm(page);
  await page.getByRole('combobox', { name: 'Yellow: player' }).selectOption('Computer');
  await page.getByRole('combobox', { name: 'Yellow: computer level' }).selectOption({ index: 0 });
  await submitGameForm(page);
  await expect(gameNote(page)).toContainText('Your move.', { timeout: 20_000 });
  const { x, y } = await centreOf(page, BOARDS.H16.cellByName.get('d1') ?? -1);
  await page.mouse.click(x, y);
  await expect(gameNote(page)).toContainText('d1 is selected.');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(gameNote(page)).toContainText('Hint:');
});

test('the form keeps its choices in the address, explains a refusal, and remembers the last game', async ({
  page,
}) => {
  await page.goto('/online');
  await page.getByRole('button', { name: 'Invite by link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a game' });
  await dialog.getByText('4', { exact: true }).click();
  await page.keyboard.press('Enter');
  const players = page.getByRole('dialog', { name: 'Players and time' });
  await expect(players.getByRole('radio', { name: 'People with the link' })).toBeChecked();
  await players.getByText('Opposite seats', { exact: true }).click();
  await players.getByRole('combobox', { name: 'Green: player' }).selectOption('Computer');
  await players.getByText('Correspondence', { exact: true }).click();
  await players.getByRole('combobox', { name: 'Days per move' }).selectOption('7');
  const refusal = players.getByRole('alert');
  await expect(refusal).toHaveText(
    'The computer plays in real time or without a clock, not by correspondence.',
  );
  await page.reload();
  await expect(players.getByRole('combobox', { name: 'Days per move' })).toHaveValue('7');
  await expect(players.getByRole('radio', { name: 'Opposite seats' })).toBeChecked();
  await submitGameForm(page);
  await expect(refusal).toBeVisible();
  await players.getByRole('combobox', { name: 'Green: player' }).selectOption('Open seat');
  await expect(refusal).toHaveCount(0);
  await submitGameForm(page);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel the game' }).click();
  await page.goto('/online');
  await page.getByRole('button', { name: 'Create a game' }).click();
  await expect(dialog.getByRole('radio', { name: '4', exact: true })).toBeChecked();
  await dialog.getByRole('button', { name: '2 Players' }).click();
  await expect(players.getByRole('radio', { name: 'Opposite seats' })).toBeChecked();
  await expect(players.getByRole('combobox', { name: 'Days per move' })).toHaveValue('7');
  await page.goBack();
  await expect(players).toBeHidden();
  await expect(page).toHaveURL(/\/online$/);
});

test('quick pairing pairs two players, one of whom has cancelled a search and lost the connection', async ({
  browser,
}) => {
  const [one, other] = [await openAsNewUser(browser, '/online'), await openAsNewUser(browser, '/online')];
  const status = one.getByRole('region', { name: 'Quick pairing' }).getByRole('status');
  await one.getByRole('button', { name: /^10 \+ 5/ }).click();
  await expect(status).toHaveText(/only you are waiting\. Looking for an opponent within 700 rating points/);
  await expect(other.getByRole('button', { name: /^10 \+ 5 .* 1 waiting$/ })).toBeVisible();
  await one.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(status).toHaveText('Cancelled. You are no longer waiting.');
  await one.getByRole('button', { name: /^10 \+ 5/ }).click();
  await expect(status).toHaveText(/only you are waiting/);
  await one.context().setOffline(true);
  await expect(status).toHaveText('Offline. You keep your place for a minute.');
  await one.context().setOffline(false);
  await other.getByRole('button', { name: /^10 \+ 5/ }).click();
  for (const page of [one, other]) await expect(gameNote(page)).toContainText(/to move\.|Your move\./);
  expect(other.url()).toBe(one.url());
});

test('on a small screen, the lobby scrolls to the reason why a pairing was refused', async ({ browser }) => {
  const page = await openAsNewUser(browser, '/online');
  await page.setViewportSize({ width: 844, height: 390 });
  await page.route('**/api/pairing', (route) =>
    route.fulfill({ status: 403, json: { refusal: { code: 'aborted-too-often' } } }),
  );
  // Quick pairing for four uses a request.
  await page.getByRole('button', { name: 'Halma for four' }).click();
  await page.getByRole('button', { name: /^3 \+ 2/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'aborted' })).toBeInViewport({ ratio: 1 });
});

test('a guest who creates an account keeps their games', async ({ browser }) => {
  const guest = await newGuest(browser);
  const address = await createGame(guest);
  const name = `Ruth${Date.now().toString(36)}`;
  const page = await openAs(guest, '/online/account');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill('hops and ladders 1885');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await saveCodes(page);
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText(/Without an account, you play/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('The name or the password is wrong.')).toBeVisible();
  await page.getByLabel('Password').fill('hops and ladders 1885');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`You are signed in as ${name}.`)).toBeVisible();
  await openByLink(page, '/online');
  await page.getByRole('link', { name: /^Continue Halma for two/ }).click();
  await expect(page).toHaveURL(address);
});

test.describe('accessibility', () => {
  test.use({ colorScheme: 'light' });

  test('the lobby and the form for a new game are accessible', async ({ page }) => {
    await page.goto('/online');
    await expect(page.getByRole('heading', { name: 'Quick pairing' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create a game' }).click();
    for (const step of ['1 Game', '2 Players', '3 Rules']) {
      await page.getByRole('dialog').getByRole('button', { name: step }).click();
      await expectAccessible(page, 'dialog[open]');
    }
  });

  test('an online game is accessible before and during play', async ({ browser }) => {
    const [host, guest] = [await newGuest(browser), await newGuest(browser)];
    const address = await createGame(host, BLACK_FIRST);
    const page = await openAs(host, address);
    await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
    await expectAccessible(page);
    await sendCommand(guest, address, { do: 'join' });
    await expect(gameNote(page)).toContainText('Your move.');
    await expectAccessible(page);
  });
});

test('a long name does not make the page of a game that waits for players scroll sideways', async ({
  browser,
}) => {
  const host = await newGuest(browser);
  const name = `${'W'.repeat(12)}${Date.now().toString(36)}`;
  await post(host, '/api/account', { name, password: 'hops and ladders 1885' });
  const page = await openAs(host, await createGame(host));
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await expectNoOverflow(page);
});

test('the number of open games matches the list', async ({ browser }) => {
  const watcher = await openAsNewUser(browser, '/online');
  const rows = watcher.locator('.game-list').getByRole('listitem');
  const ownRow = rows.filter({ hasText: 'Grasshopper 10 × 10' });
  const gameCount = watcher.getByRole('status').filter({ hasText: /games?$/ });
  // Other tests open games too, so the number is compared with the rows and not with a constant.
  const matchesRowCount = async (): Promise<boolean> =>
    Number.parseInt(await gameCount.innerText(), 10) === (await rows.count());
  await expect.poll(matchesRowCount).toBe(true);
  const host = await newGuest(browser);
  const rules = { ...GAME_FOR_TWO.rules, game: 'grasshopper-10' } as const;
  const page = await openAs(host, await createGame(host, { rules, listed: true }));
  await expect(ownRow).toHaveCount(1);
  await expect.poll(matchesRowCount).toBe(true);
  await page.getByRole('button', { name: 'Cancel the game' }).click();
  await expect(ownRow).toHaveCount(0);
  await expect.poll(matchesRowCount).toBe(true);
});
