import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameSetup, NewChallenge } from '@halma/protocol';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type GlickoRating, NEW_GLICKO_RATING, rateGame } from '../../../../../packages/rating/src/index.ts';
import { expectAccessible } from '../../../../../test/browser/accessibility.ts';
import { ContextPool, pageOf } from '../../../../../test/browser/context-pool.ts';
import { test } from '../../../../../test/browser/test.ts';
import { PushServiceForTests, SubscribedBrowser } from '../../../../server/test/online/push-service.ts';
import { type ServerProcess, startServer } from '../../../../server/test/server-process.ts';
import { openByLink } from '../pages.ts';
import { expectNoOverflow } from '../screens.ts';
import { expectMoveCount, GAME_FOR_TWO, gameNote, newId, ownPlate, post, sendMoveOf } from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 240_000 });

/** The widths and heights of a phone in portrait, a phone in landscape, a tablet and a desktop. */
const SCREENS = [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const;

/** The maximum time that the server takes to send a message to a device, in milliseconds. */
const PUSH_TIMEOUT_MS = 90_000;

let pushService: PushServiceForTests;
let server: ServerProcess;
let data = '';
let address = '';

test.beforeAll(async () => {
  pushService = await PushServiceForTests.start();
  data = await mkdtemp(join(tmpdir(), 'halma-meeting-'));
  server = startServer({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    BEHIND_PROXY: '1',
    LEVEL_THREADS: '0',
    LIMIT_SCALE: '10',
    PASSWORD_COST: '4',
    PUSH_CONTACT: 'mailto:halma@mail.example',
    PUSH_SERVICES: pushService.origin,
  });
  address = ((await server.address) ?? '').replace('localhost', '127.0.0.1');
});
test.afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await pushService.stop();
  await rm(data, { recursive: true });
});

let playerCount = 0;

interface Player {
  readonly page: Page;
  readonly name: string;
}

/**
 * Creates an account in a separate browser context, with a page.
 *
 * @param path the page's first URL; if null, no URL is opened, so the player is offline
 */
async function newPlayer(browser: Browser, path: string | null = '/online'): Promise<Player> {
  playerCount += 1;
  const name = `Meeting${playerCount}`;
  const context = await ContextPool.of(browser).take(address);
  // A short win by a new account changes no ratings if the opponent is on the same network.
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `192.0.2.${playerCount}` });
  await context.request.post('/api/session');
  const created = await context.request.post('/api/account', {
    data: { name, password: 'hops and ladders 1885' },
  });
  expect(created.status()).toBe(200);
  const page = await pageOf(context);
  if (path !== null) await page.goto(path);
  return { page, name };
}

/** Waits until the server knows that a player's page is connected, which may be a while after it has loaded. */
async function waitUntilOnline({ page, name }: Player): Promise<void> {
  const isOnline = async (): Promise<boolean> =>
    (await (await page.request.get(`/api/people/${name}`)).json()).isOnline;
  await expect.poll(isOnline).toBe(true);
}

/**
 * Challenges a player to a rated game or a series with the form on the player's page. The challenger moves
 * first.
 */
async function challengeWithForm({ page }: Player, opponent: string, note = '', series = ''): Promise<void> {
  await page.goto(`/online/of/${opponent}`);
  await page.getByRole('link', { name: `Challenge ${opponent}` }).click();
  const dialog = page.getByRole('dialog', { name: `Challenge ${opponent}` });
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: '2 Players' }).click();
  const players = page.getByRole('dialog');
  await players.getByText('You', { exact: true }).last().click();
  await players.getByLabel('Note').fill(note);
  if (series !== '') await players.getByRole('combobox', { name: /^Games/ }).selectOption(series);
  const rated = players.getByRole('switch', { name: /^Rated/ });
  if (!(await rated.isChecked())) await rated.click();
  await page.getByRole('button', { name: '3 Rules' }).click();
  await page.getByRole('button', { name: 'Send challenge' }).click();
}

/** Challenges a player with a request instead of the form. Returns the challenge's id. */
async function challenge(
  { page }: Player,
  opponent: string,
  overrides: Partial<NewChallenge> = {},
): Promise<string> {
  const plan: GameSetup = { ...GAME_FOR_TWO, listed: true, rated: true };
  const body = { id: newId(), to: opponent, plan, begins: 'challenger', ...overrides };
  const { challenge: id } = await post<{ challenge: string }>(page.context(), '/api/challenges', body);
  return id;
}

/** The smallest number of moves after which a game is rated. */
const MOVE_COUNT = 10;

/**
 * Makes the first `MOVE_COUNT` moves of a game with requests.
 *
 * @param first the player who moves first, as Black
 */
async function playMoves(first: Player, second: Player, game: string): Promise<void> {
  for (let ply = 0; ply < MOVE_COUNT; ply += 1) {
    const [{ page }, colour] = ply % 2 === 0 ? ([first, 'Black'] as const) : ([second, 'Yellow'] as const);
    await sendMoveOf(page.context(), game, colour, Math.floor(ply / 2), ply);
  }
}

/**
 * Starts a rated game or a series, in which the challenger moves first, and makes its first moves with requests.
 * Then opens the game's page for both players. Returns its URL.
 */
async function startRatedGame(
  challenger: Player,
  other: Player,
  series?: NewChallenge['series'],
): Promise<string> {
  const overrides = series === undefined ? {} : { series };
  const id = await challenge(challenger, other.name, overrides);
  const { game } = await post<{ game: string }>(other.page.context(), `/api/challenges/${id}/accept`);
  const address = `/online/game/${game}`;
  await playMoves(challenger, other, address);
  for (const { page } of [challenger, other]) {
    // Following a link from the page of an earlier game takes less time than loading a page.
    if (page.url().includes('/online/game/')) await openByLink(page, address);
    else await page.goto(address);
  }
  await expect(gameNote(challenger.page)).toContainText('Your move.');
  await expect(gameNote(other.page)).toContainText(`${challenger.name} to move.`);
  return address;
}

test('the list of notices keeps its elements when more notices arrive, and a double click declines one challenge', async ({
  browser,
}) => {
  const [ann, bob, cat, dan] = [
    await newPlayer(browser, null),
    await newPlayer(browser, null),
    await newPlayer(browser, null),
    await newPlayer(browser, null),
  ];
  await challenge(ann, bob.name);
  await bob.page.goto('/online/notices');
  await waitUntilOnline(bob);
  const list = bob.page.locator('.notice-list');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.evaluate((element) => element.setAttribute('data-first', ''));
  // The page also asks for the player's limits after each notice. The second shows what the first has changed.
  for (const [index, challenger] of [cat, dan].entries()) {
    await challenge(challenger, bob.name);
    await expect(list.getByRole('listitem')).toHaveCount(2 + index);
  }
  await expect(list).toHaveAttribute('data-first');

  await bob.page.goto('/online/challenges');
  const declineButtons = bob.page.getByRole('button', { name: /^Decline the challenge/ });
  await expect(declineButtons).toHaveCount(3);
  await declineButtons.first().click();
  await expect(declineButtons).toHaveCount(2);
  // The next challenge is now under the pointer.
  await bob.page.mouse.down({ clickCount: 2 });
  await bob.page.mouse.up({ clickCount: 2 });
  await declineButtons.last().press('Enter');
  await expect(bob.page.getByRole('heading', { name: 'Incoming challenges' })).toBeFocused();
  await expect(declineButtons).toHaveCount(1);
});

test('a challenge by name starts a rated game for both players, and the bell announces the challenge', async ({
  browser,
}) => {
  const [ann, bob] = [await newPlayer(browser, null), await newPlayer(browser)];
  await challengeWithForm(ann, bob.name, 'A quick one?');
  await expect(ann.page.getByText('Waiting for a reply')).toBeVisible();
  const bell = bob.page.getByRole('link', { name: 'Notifications, 1 new' });
  await bell.click();
  await expect(bob.page.getByText(`${ann.name} challenges you to Halma for two.`)).toBeVisible();
  await expect(bob.page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible();
  await bob.page.getByRole('link', { name: /^Open: / }).click();
  await expect(bob.page.getByText('A quick one?')).toBeVisible();
  await expectAccessible(bob.page);
  await bob.page.getByRole('button', { name: `Accept the challenge from ${ann.name}` }).click();
  // The challenger's page opens the game automatically, and the challenger moves first.
  await expect(gameNote(ann.page)).toContainText('Your move.');
  await expect(gameNote(bob.page)).toContainText(`${ann.name} to move.`);
  expect(new URL(ann.page.url()).pathname).toBe(new URL(bob.page.url()).pathname);
  await expect(ann.page.locator('.bar')).toContainText('rated');
  const takeBack = ann.page.getByRole('button', { name: 'Take back' });
  await expect(takeBack).toHaveAttribute('aria-disabled', 'true');
  await expect(takeBack).toHaveAttribute('title', 'Rated games have no takebacks.');
});

/** Accepts a player's challenge. Returns once both players have the game open. */
async function accept(challenger: Player, { page }: Player): Promise<void> {
  await page.goto('/online/challenges');
  await page.getByRole('button', { name: `Accept the challenge from ${challenger.name}` }).click();
  await expect(gameNote(challenger.page)).toContainText('Your move.');
  await expect(gameNote(page)).toContainText(`${challenger.name} to move.`);
}

/** Makes the player who moves second resign on the page. */
async function resign(first: Player, second: Player): Promise<void> {
  for (const { page } of [first, second]) {
    await expect(ownPlate(page)).toContainText('?');
    await expectMoveCount(page, MOVE_COUNT);
  }
  await second.page.getByRole('button', { name: 'Resign' }).click();
  await second.page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
}

/** The result on a player's page. */
const resultOf = ({ page }: Player): Locator => page.locator('.result [role="status"]');

test('the ratings of both players change as the formula says, over two games', async ({ browser }) => {
  const [ann, bob] = [await newPlayer(browser, null), await newPlayer(browser, null)];
  let ratings: readonly GlickoRating[] = [NEW_GLICKO_RATING, NEW_GLICKO_RATING];
  // Ann wins the first game, and Bob the second.
  for (const [winner, loser, score] of [
    [ann, bob, 1],
    [bob, ann, 0],
  ] as const) {
    await startRatedGame(winner, loser);
    await resign(winner, loser);
    const [one = NEW_GLICKO_RATING, other = NEW_GLICKO_RATING] = ratings;
    ratings = rateGame(one, other, score);
    for (const reader of [ann, bob])
      for (const [index, { name }] of [ann, bob].entries()) {
        const rounded = Math.round(ratings[index]?.rating ?? 0);
        await expect(resultOf(reader)).toContainText(new RegExp(`${name} .*→ ${rounded}(?!\\d)`), {
          timeout: 30_000,
        });
      }
  }
});

test('the page of a rated game does not request the ratings again after a move', async ({ browser }) => {
  const [ann, bob] = [await newPlayer(browser, null), await newPlayer(browser, null)];
  const game = await startRatedGame(ann, bob);
  await expect(ownPlate(ann.page)).toContainText('?');
  const requests: string[] = [];
  ann.page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const moved: readonly (readonly [Player, 'Black' | 'Yellow'])[] = [
    [ann, 'Black'],
    [bob, 'Yellow'],
  ];
  for (const [index, [{ page }, colour]] of moved.entries())
    await sendMoveOf(page.context(), game, colour, MOVE_COUNT / 2, MOVE_COUNT + index);
  await expectMoveCount(ann.page, MOVE_COUNT + moved.length);
  expect(requests.filter((path) => path.endsWith('/ratings'))).toEqual([]);
});

test('two players play a series of two games and swap colours and the first move', async ({ browser }) => {
  const [ann, bob] = [await newPlayer(browser, null), await newPlayer(browser, null)];
  await challengeWithForm(ann, bob.name, '', 'Series of 2');
  await expect(ann.page.getByText('Series of 2')).toBeVisible();
  await accept(ann, bob);
  await expect(ann.page.locator('.bar')).toContainText('Game 1 of 2');
  await expect(ann.page.locator('.plate .score')).toHaveCount(2);
  const firstGame = ann.page.url();
  await expect(ownPlate(ann.page)).toContainText('Black');
  await playMoves(ann, bob, firstGame);
  await resign(ann, bob);
  for (const { page } of [ann, bob])
    await expect(page.locator('.result')).toContainText(/Series: .* (1–0|0–1) .*/);
  await expectAccessible(bob.page);
  await ann.page.getByRole('button', { name: 'Play the next game' }).click();
  await expect(bob.page.getByText(`${ann.name} offers to play the next game.`)).toBeVisible();
  await bob.page.getByRole('button', { name: 'Accept', exact: true }).click();
  // Bob now has Ann's colour and moves first.
  await expect(gameNote(bob.page)).toContainText('Your move.');
  await expect(gameNote(ann.page)).toContainText(`${bob.name} to move.`);
  expect(ann.page.url()).not.toBe(firstGame);
  await expect(ownPlate(bob.page)).toContainText('Black');
  await expect(bob.page.locator('.bar')).toContainText('Game 2 of 2');
  const size = bob.page.viewportSize();
  await bob.page.setViewportSize({ width: 360, height: 740 });
  await expect(bob.page.getByText('Game 2 of 2')).toBeVisible();
  const ownName = ownPlate(bob.page).locator('.name > span').first();
  await ownName.evaluate((element) => {
    element.textContent = 'Wilhelmina_Mountbatt';
  });
  for (const text of [
    bob.page.getByText('Game 2 of 2'),
    bob.page.getByRole('heading', { level: 1 }),
    ownName,
  ])
    expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThan(2);
  if (size !== null) await bob.page.setViewportSize(size);
  await expect(ownPlate(ann.page).locator('.score')).toContainText('1');
  await playMoves(bob, ann, ann.page.url());
  await resign(bob, ann);
  await expect(resultOf(ann)).toContainText('The series is drawn.');
  await expect(ann.page.getByRole('button', { name: 'New series' })).toBeVisible();
  await expect(ann.page.getByRole('button', { name: 'End the series' })).toBeHidden();
});

test('a series that a player ends stays undecided', async ({ browser }) => {
  const [ann, bob] = [await newPlayer(browser, null), await newPlayer(browser, null)];
  await startRatedGame(ann, bob, { games: 4 });
  await resign(ann, bob);
  await bob.page.getByRole('button', { name: 'End the series' }).click();
  await bob.page.getByRole('dialog').getByRole('button', { name: 'End the series' }).click();
  for (const player of [ann, bob])
    await expect(resultOf(player)).toContainText('The series ended before it was decided.');
});

test('a declined challenge shows the reason, and a withdrawn one disappears', async ({ browser }) => {
  const [ann, bob] = [await newPlayer(browser, null), await newPlayer(browser, '/online/challenges')];
  await expect(bob.page.getByText('No incoming challenges')).toBeVisible();
  await challengeWithForm(ann, bob.name);
  await bob.page.getByLabel('Reason').selectOption('Too slow');
  await bob.page.getByRole('button', { name: `Decline the challenge from ${ann.name}` }).press('Enter');
  await expect(bob.page.getByRole('heading', { name: 'Incoming challenges' })).toBeFocused();
  await expect(ann.page.getByText('Declined This is too slow for me.')).toBeVisible();
  await ann.page
    .getByRole('link', { name: `Challenge ${bob.name}` })
    .first()
    .click();
  await ann.page.getByRole('button', { name: '3 Rules' }).click();
  await expectAccessible(ann.page, 'dialog[open]');
  await ann.page.getByRole('button', { name: 'Send challenge' }).click();
  await expect(bob.page.getByText(`${ann.name} challenges you`)).toBeVisible();
  await ann.page.getByRole('button', { name: `Withdraw the challenge to ${bob.name}` }).click();
  await expect(bob.page.getByText('No incoming challenges')).toBeVisible();
});

test('a player finds another player, follows them and stops following them', async ({ browser }) => {
  const [ann, bob] = [await newPlayer(browser), await newPlayer(browser)];
  await waitUntilOnline(bob);
  await expect(ann.page.getByText('You are not following anyone yet.')).toBeVisible();
  await ann.page.getByLabel('Find a player').fill(bob.name.slice(0, 4));
  await ann.page.getByRole('link', { name: bob.name, exact: true }).click();
  await ann.page.getByRole('button', { name: `Follow ${bob.name}` }).click();
  await expect(ann.page.getByText('1 follower')).toBeVisible();
  await expect(ann.page.locator('.presence')).toHaveText('Online');
  await expectAccessible(ann.page);
  await openByLink(ann.page, '/online');
  const following = ann.page.getByRole('region', { name: 'Players you follow' });
  await expect(following.getByRole('link', { name: bob.name, exact: true })).toBeVisible();
  await expect(following.getByText('Online', { exact: true })).toBeVisible();
  await openByLink(ann.page, `/online/of/${bob.name}`);
  await ann.page.getByRole('button', { name: `Stop following ${bob.name}` }).click();
  await expect(ann.page.getByText('1 follower')).toHaveCount(0);
});

test('a search for players shows nothing once its field is empty', async ({ browser }) => {
  const { page, name } = await newPlayer(browser, '/online/challenges');
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/people?*', async (route) => {
    await released;
    await route.continue();
  });
  const field = page.getByRole('searchbox');
  const request = page.waitForRequest('**/api/people?*');
  await field.fill(name);
  await request;
  const response = page.waitForResponse('**/api/people?*');
  await field.fill('');
  release();
  await (await response).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('.people-search').getByRole('listitem')).toHaveCount(0);
});

test('a device gets a notification while its player is away, and none while they are connected', async ({
  browser,
}) => {
  const ann = await newPlayer(browser, null);
  const [awayPlayer, onlinePlayer] = [await newPlayer(browser, null), await newPlayer(browser)];
  for (const { page, name } of [awayPlayer, onlinePlayer]) {
    const { subscription } = new SubscribedBrowser(`${pushService.origin}/device/${name}`);
    const subscribed = await page.request.post('/api/push', { data: subscription });
    expect(subscribed.status()).toBe(204);
  }
  await waitUntilOnline(onlinePlayer);
  const receivedCount = (name: string): number =>
    pushService.received.filter(({ path }) => path === `/device/${name}`).length;
  // The server sends the earliest notices first.
  await challenge(ann, onlinePlayer.name);
  await challenge(ann, awayPlayer.name);
  await expect.poll(() => receivedCount(awayPlayer.name), { timeout: PUSH_TIMEOUT_MS }).toBe(1);
  expect(receivedCount(onlinePlayer.name)).toBe(0);
  await expect(onlinePlayer.page.getByRole('link', { name: 'Notifications, 1 new' })).toBeVisible();
});

test('the account page saves the settings for challenges and notifications, and reports that the browser blocks notifications or the server sends none', async ({
  browser,
}) => {
  const { page, name } = await newPlayer(browser, '/online/account');
  const panel = page.getByRole('region', { name: 'Challenges and notifications' });
  await panel.getByText('Players I follow').click();
  await expect(panel.getByText('Saved.')).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Challenge: On my devices' }).uncheck();
  await expect(panel.getByText('Saved.')).toBeVisible();
  await panel.getByRole('switch', { name: /^Quiet hours/ }).check();
  await panel.getByLabel('Until').selectOption('08:00');
  await expect(panel.getByLabel('From')).toHaveValue('22:00');
  await expect(panel.getByText('Notifications on this device')).toBeVisible();
  await expectAccessible(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const [address, request] of [
    [`/online/of/${name}`, `/api/people/${name}`],
    ['/online/account', '/api/preferences'],
  ] as const) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(requested.filter((path) => path === request)).toHaveLength(1);
  }
  await expect(panel.getByRole('radio', { name: 'Players I follow' })).toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'Challenge: On my devices' })).not.toBeChecked();
  await expect(panel.getByRole('checkbox', { name: 'Challenge: On the site' })).toBeChecked();
  await expect(panel.getByLabel('Until')).toHaveValue('08:00');

  // The test's browser blocks notifications, but the server still has a subscription.
  await page.route('**/api/push', (route) =>
    route.fulfill({ json: { key: 'k'.repeat(87), isSubscribed: true, language: 'en' } }),
  );
  await page.reload();
  const device = panel.getByRole('switch', { name: /^Send notifications to this device/ });
  await expect(device).not.toBeChecked();
  await device.press('Space');
  await expect(panel.getByText('Your browser blocks notifications from this site.')).toBeVisible();
  await expect(device).not.toBeChecked();

  // A server that sends neither notifications to devices nor e-mails.
  await page.route('**/api/push', (route) => route.fulfill({ json: { isSubscribed: false } }));
  await page.reload();
  await expect(panel.getByText('This server sends no notifications to devices.')).toBeVisible();
  await expect(panel.getByRole('checkbox', { name: /On the site$/ })).not.toHaveCount(0);
  await expect(panel.getByRole('checkbox', { name: /On my devices$/ })).toHaveCount(0);
  await expect(panel.getByRole('switch', { name: /^Quiet hours/ })).toHaveCount(0);
});

test('the account page shows the saved settings again when a change is refused', async ({ browser }) => {
  const { page } = await newPlayer(browser, '/online/account');
  const panel = page.getByRole('region', { name: 'Challenges and notifications' });
  const group = panel.getByRole('radio', { name: 'Players I follow' });
  const notice = panel.getByRole('checkbox', { name: 'Challenge: On my devices' });
  const until = panel.getByLabel('Until');
  await panel.getByRole('switch', { name: /^Quiet hours/ }).check();
  await expect(until).toHaveValue('07:00');
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, json: {} }),
  );
  await panel.getByText('Players I follow').click();
  await expect(group).not.toBeChecked();
  await notice.click();
  await expect(notice).toBeChecked();
  await until.selectOption('08:00');
  await expect(until).toHaveValue('07:00');
  await expect(panel.getByText('Saved.')).toHaveCount(0);
});

test('a setting stays as chosen while it is saved, whether other requests for the settings succeed or fail', async ({
  browser,
}) => {
  const { page } = await newPlayer(browser, '/online/account');
  const panel = page.getByRole('region', { name: 'Challenges and notifications' });
  const notice = panel.getByRole('checkbox', { name: 'Challenge: On my devices' });
  const quiet = panel.getByRole('switch', { name: /^Quiet hours/ });
  await expect(notice).toBeChecked();
  // Holds back the responses that follow the first change, and the later changes themselves.
  const held: ((status?: number) => Promise<void>)[] = [];
  await page.route('**/api/preferences', async (route) => {
    if (held.length === 0 && route.request().method() === 'PUT') return route.continue();
    const response = route.request().method() === 'GET' ? await route.fetch() : undefined;
    held.push((status = 204) => route.fulfill(response === undefined ? { status } : { response }));
  });
  const release = async (index: number, status?: number): Promise<void> => {
    const response = page.waitForResponse('**/api/preferences');
    await held[index]?.(status);
    await (await response).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
  };
  await notice.uncheck();
  await expect.poll(() => held.length).toBe(1);
  await quiet.check();
  await expect.poll(() => held.length).toBe(2);
  await release(0);
  await expect(quiet).toBeChecked();
  await notice.check();
  await expect.poll(() => held.length).toBe(3);
  await release(2, 503);
  await expect(quiet).toBeChecked();
  // When the last change is saved, the page fetches the settings once, and shows them.
  await release(1);
  await expect.poll(() => held.length).toBe(4);
  await release(3);
  await expect(notice).not.toBeChecked();
});

test('a link to the notification settings opens the account page at these settings', async ({ browser }) => {
  const { page } = await newPlayer(browser, '/online/notices');
  const title = page.getByRole('heading', { name: 'Challenges and notifications' });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('Who may challenge you')).toBeVisible();
  await expect(title).toBeInViewport();
  await page.reload();
  await expect(page.getByText('Who may challenge you')).toBeVisible();
  await expect(title).toBeInViewport();
});

/** Changes the language as if in another tab, which takes less time than loading the page again. */
async function changeLanguageInOtherTab(page: Page, language: string): Promise<void> {
  await page.evaluate((tag) => {
    const key = 'halma.language';
    localStorage.setItem(key, JSON.stringify(tag));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

test('the pages for meeting other players fit phones, tablets and desktops, in English and German', async ({
  browser,
}) => {
  const [ann, bob] = [await newPlayer(browser, null), await newPlayer(browser, '/about')];
  const note = 'A long note that has to wrap on a small phone, with no room beside the board.';
  await challenge(ann, bob.name, { note });
  const { page } = bob;
  for (const path of ['challenges', 'notices', 'account', `of/${ann.name}`, '', `challenge/${ann.name}`]) {
    await openByLink(page, path === '' ? '/online' : `/online/${path}`);
    for (const language of ['en', 'de']) {
      await changeLanguageInOtherTab(page, language);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await expectNoOverflow(page);
        const folder = process.env.SCREENSHOTS;
        if (folder !== undefined) {
          await page.waitForLoadState('networkidle');
          const file = `${path === '' ? 'lobby' : path.replaceAll(/\W|\d/g, '-')}-${language}-${width}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true });
        }
      }
    }
  }
});
