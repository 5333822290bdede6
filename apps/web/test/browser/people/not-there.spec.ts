import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { personAt, tableByLink } from './people.ts';

// Several browsers on a slow machine are no reason to fail; what hangs still ends.
test.describe.configure({ timeout: 120_000 });

const SESSION_ENDED = 4001;

/** Answers a page's sockets itself, and says nothing of its own; the sockets so far. */
async function silentSockets(page: Page): Promise<readonly WebSocketRoute[]> {
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/api/socket', (socket) => {
    sockets.push(socket);
  });
  return sockets;
}

test('the lobby does not call itself empty before it knows, and says when the connection is lost', async ({
  page,
}) => {
  const sockets = await silentSockets(page);
  await page.goto('/people');
  await expect(page.getByText('This is being fetched.')).toBeVisible();
  await expect(page.getByText('No table is open')).toHaveCount(0);
  await expect(page.getByText('0 tables')).toHaveCount(0);
  await expect(page.getByText('No connection.')).toHaveCount(0);
  await sockets[0]?.close({ code: 1011 });
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(page.getByText('No table is open')).toHaveCount(0);
});

test('an ended session is told of as such, in the lobby and at a table, and another can be begun', async ({
  browser,
}) => {
  const page = await personAt(browser, '/people');
  const address = await tableByLink(page);
  const sockets = await silentSockets(page);
  await page.goto('/people');
  await expect(page.getByText('This is being fetched.')).toBeVisible();
  await sockets[0]?.close({ code: SESSION_ENDED });
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByText('Trying again')).toHaveCount(0);
  await page.goto(address);
  await expect.poll(() => sockets.length).toBe(2);
  await sockets[1]?.close({ code: SESSION_ENDED });
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect.poll(() => sockets.length).toBe(3);
  await expect(page.getByText('Your session has ended.')).toHaveCount(0);
});

test('a list that cannot be had says why, and is asked for again', async ({ page }) => {
  let isBroken = true;
  await page.route(
    (url) => url.pathname === '/api/games',
    (route) =>
      isBroken
        ? route.fulfill({ status: 500, json: { refusal: { code: 'internal-error' } } })
        : route.continue(),
  );
  await page.goto('/people/account');
  await expect(page.getByText('The server made a mistake. Try again.')).toBeVisible();
  await expect(page.getByText('No games yet')).toHaveCount(0);
  isBroken = false;
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('No games yet')).toBeVisible();
});

test('whoever comes too late for a seat reads why there is none', async ({ browser }) => {
  const host = await personAt(browser, '/people');
  const late = await personAt(browser, '/people');
  const address = await tableByLink(host);
  const id = address.split('/').at(-1);
  // What the lobby still shows when somebody else has just sat down.
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
  await expect(late.getByRole('alert').filter({ hasText: 'Somebody was quicker' })).toBeVisible();
});
