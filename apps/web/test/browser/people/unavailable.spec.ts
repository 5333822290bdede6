import { expect, type Page, type WebSocketRoute } from '@playwright/test';
import { pageOf } from '../../../../../test/browser/context-pool.ts';
import { test } from '../../../../../test/browser/test.ts';
import { createGame, newGuest } from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 120_000 });

const SESSION_ENDED = 4001;

/**
 * Replaces the server for a page's sockets, so that they stay silent. Returns the list of sockets, which
 * grows as the page opens more.
 */
async function silentSockets(page: Page): Promise<readonly WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/socket', (socket) => {
    sockets.push(socket);
  });
  return sockets;
}

/**
 * Closes the page's socket and the socket of the page's second attempt, as a server does when the session has
 * ended.
 *
 * @param count the number of sockets that the page has opened, including the first one to close
 */
async function endSession(sockets: readonly WebSocketRoute[], count: number): Promise<void> {
  for (const socketCount of [count, count + 1]) {
    await expect.poll(() => sockets.length).toBe(socketCount);
    await sockets[socketCount - 1]?.close({ code: SESSION_ENDED });
  }
}

test('the lobby does not show an empty list before the first response arrives, and reports a lost connection', async ({
  page,
}) => {
  const sockets = await silentSockets(page);
  await page.goto('/online');
  await expect(page.locator('.loading-rows')).toBeVisible();
  await expect(page.getByText('No open games')).toHaveCount(0);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect.poll(() => sockets.length).toBe(1);
  await sockets[0]?.close({ code: 1011 });
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByText('No open games')).toHaveCount(0);
});

test('a lobby that loses the connection keeps its list, shows its age, and removes error messages once the connection is back', async ({
  page,
}) => {
  let isReachable = true;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/socket', (socket) => {
    sockets.push(socket);
    if (isReachable) socket.connectToServer();
    else void socket.close({ code: 1011 });
  });
  await page.route('**/api/pairing', (route) => (isReachable ? route.continue() : route.abort()));
  await page.goto('/online');
  const count = page.getByRole('status').filter({ hasText: /games?$/ });
  await expect(count).toBeVisible();
  const quick = page.getByRole('button', { name: /^3 days/ });
  const before = await quick.boundingBox();
  isReachable = false;
  await sockets[0]?.close({ code: 1011 });
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^as of \d/ })).toBeVisible();
  expect(await quick.boundingBox()).toEqual(before);
  await quick.click();
  const failure = page.getByRole('alert').filter({ hasText: 'No connection to the server.' });
  await expect(failure).toBeVisible();
  isReachable = true;
  const reconnect = page.getByRole('button', { name: 'Reconnect now' });
  // The page may reconnect before the button is pressed.
  await reconnect.click({ timeout: 5000 }).catch(() => expect(reconnect).toHaveCount(0));
  await expect(count).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('the lobby and a game report an ended session, and the player can start a new one', async ({
  browser,
}) => {
  const guest = await newGuest(browser);
  const address = await createGame(guest);
  const page = await pageOf(guest);
  const sockets = await silentSockets(page);
  await page.goto('/online');
  await expect(page.locator('.loading-rows')).toBeVisible();
  await endSession(sockets, 1);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page.getByText('Trying again')).toHaveCount(0);
  await page.goto(address);
  await endSession(sockets, 3);
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await page.getByRole('button', { name: 'Reconnect now' }).click();
  await expect.poll(() => sockets.length).toBe(5);
  await expect(page.getByText('You are signed out.')).toHaveCount(0);
});

test('a list that cannot be loaded shows the reason and can be reloaded', async ({ page }) => {
  let isBroken = true;
  await page.route(
    (url) => url.pathname === '/api/games',
    (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { refusal: { code: 'internal-error' } } })
        : route.continue(),
  );
  await page.goto('/online/account');
  await expect(page.getByText('The server had an error. Try again.')).toBeVisible();
  await expect(page.getByText('No games yet')).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No games yet')).toBeVisible();
});

test('a value that could not be loaded is loaded when the connection is back', async ({ page }) => {
  let isReachable = false;
  await page.routeWebSocket('**/api/socket', (socket) => {
    if (isReachable) socket.connectToServer();
    else void socket.close({ code: 1011 });
  });
  await page.route('**/api/recovery', (route) => (isReachable ? route.continue() : route.abort()));
  await page.goto('/online/recover');
  await expect(page.getByText('No connection to the server.')).toBeVisible();
  isReachable = true;
  await expect(page.getByText('No connection to the server.')).toHaveCount(0);
});

test('a player who is too late for a seat sees the reason', async ({ browser }) => {
  const address = await createGame(await newGuest(browser));
  const late = await pageOf(await newGuest(browser));
  const id = address.split('/').at(-1);
  // The page still shows the seat as free, although another player has just taken it.
  const refused = JSON.stringify({
    say: 'refused',
    id: 'command-1',
    game: id,
    refusal: { code: 'seat-taken' },
  });
  await late.routeWebSocket('**/api/socket', (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      if (String(message).includes('"watch"')) socket.send(refused);
    });
  });
  await late.goto(address);
  await expect(late.getByRole('alert').filter({ hasText: 'Another player took that seat' })).toBeVisible();
});
