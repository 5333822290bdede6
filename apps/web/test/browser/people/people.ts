import type { Command, GameSetup } from '@halma/protocol';
import { BOARDS } from '@halma/rules';
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { ContextPool, pageOf } from '../../../../../test/browser/context-pool.ts';
import { centreOf } from '../board.ts';

let idCount = 0;

/** Returns the id of a new command. */
export function newId(): string {
  idCount += 1;
  return `command-${Date.now()}-${process.pid}-${idCount}`;
}

/** Opens a URL on the site in a separate browser context, as another person. */
export async function openAsNewUser(browser: Browser, address: string): Promise<Page> {
  return openAs(await ContextPool.of(browser).take(), address);
}

/**
 * Opens the form for a new game at the second step.
 *
 * @param game the id of a game; defaults to the form's initial game
 */
export async function openGameForm(page: Page, game?: string): Promise<void> {
  if (game !== undefined) await page.goto(`/online/new?game=${game}`);
  else await page.getByRole('button', { name: 'Create a game' }).click();
  const players = page.getByRole('dialog').getByRole('button', { name: '2 Players' });
  await players.click();
  await expect(players).toHaveAttribute('aria-current', 'step');
}

/** Creates a game with the choices in the open form. */
export async function submitGameForm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '3 Rules' }).click();
  await dialog.getByRole('button', { name: 'Create game' }).click();
}

/** Creates a game by link, using the form, which it opens if necessary, and returns the game's URL. */
export async function createGameByLink(page: Page): Promise<string> {
  if (await page.getByRole('dialog').isHidden()) await openGameForm(page);
  await page.getByRole('dialog').getByText('People with the link', { exact: true }).click();
  await submitGameForm(page);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  return page.url();
}

/**
 * The setup of a game of Halma for two that the creator, as Black, plays with a person who has the link. The
 * clock is the form's default.
 */
export const GAME_FOR_TWO: GameSetup = {
  rules: { game: 'halma-2', preset: 'standard', options: {} },
  clock: { kind: 'real-time', main: 1_200_000, increment: 10_000, delay: 0 },
  listed: false,
  spectatorsBehind: 0,
  seats: { A: { kind: 'me' }, C: { kind: 'open' } },
};

/** Sends a request that the server may receive twice. Returns the response. */
export async function post<Value>(
  { request }: BrowserContext,
  address: string,
  data: object = {},
): Promise<Value> {
  // The server closes a connection that has been idle for a few seconds, possibly just as the request is
  // sent.
  const response = await request.post(address, { data, maxRetries: 1 });
  expect(response.ok(), await response.text()).toBe(true);
  return (await response.json()) as Value;
}

/**
 * Sends a player's command in a game.
 *
 * @param game the URL of the game
 */
export async function sendCommand(player: BrowserContext, game: string, command: Command): Promise<void> {
  await post(player, `${game.replace('/online/game/', '/api/games/')}/commands`, { id: newId(), command });
}

/** Creates a game with a request. Returns the URL of the game's page. */
export async function createGame(
  creator: BrowserContext,
  overrides: Partial<GameSetup> = {},
  server = '',
): Promise<string> {
  const plan = { ...GAME_FOR_TWO, ...overrides };
  const { game } = await post<{ game: string }>(creator, `${server}/api/games`, { id: newId(), plan });
  return `${server}/online/game/${game}`;
}

/**
 * Starts a game for two with requests instead of forms. Returns the URL of the game's page.
 *
 * @param creator the creator's browser context, which must have a session, like the other player's context
 * @param overrides settings that replace those in `GAME_FOR_TWO`
 * @param server the URL of a different server
 */
export async function startGame(
  creator: BrowserContext,
  other: BrowserContext,
  overrides: Partial<GameSetup> = {},
  server = '',
): Promise<string> {
  const address = await createGame(creator, overrides, server);
  await sendCommand(other, address, { do: 'join' });
  return address;
}

/** Settings with which the first player, as Black, has the first move. */
export const BLACK_FIRST: Pick<GameSetup, 'rules'> = {
  rules: { ...GAME_FOR_TWO.rules, options: { startRule: 'agreed' } },
};

/** Starts a guest's session in a separate browser context. */
export async function newGuest(browser: Browser, server?: string): Promise<BrowserContext> {
  const context = await ContextPool.of(browser).take(server);
  await post(context, '/api/session');
  return context;
}

/** Opens a URL on the site as a person who has no page yet. */
export async function openAs(context: BrowserContext, address: string): Promise<Page> {
  const page = await pageOf(context);
  await page.goto(address);
  return page;
}

/**
 * Starts a game for two and opens it for both players.
 *
 * @param server the URL of a different server
 * @param overrides settings that replace those in `GAME_FOR_TWO`
 * @returns the players' pages, starting with that of the player to move
 */
export async function startGameForTwo(
  browser: Browser,
  server?: string,
  overrides: Partial<GameSetup> = {},
): Promise<readonly [Page, Page]> {
  const [creator, other] = [await newGuest(browser, server), await newGuest(browser, server)];
  const address = await startGame(creator, other, overrides, server);
  return inTurnOrder(await openAs(creator, address), await openAs(other, address));
}

/**
 * Starts a game of Halma for two as people do: one person creates it with the form, and the other opens the
 * link and joins.
 *
 * @returns the players' pages, starting with that of the player to move
 */
export async function startGameByLink(browser: Browser): Promise<readonly [Page, Page]> {
  const one = await openAsNewUser(browser, '/online');
  await createGameByLink(one);
  return joinByLink(browser, one);
}

/** Has another person open the link of a game and join. Returns the players' pages like `startGameByLink`. */
export async function joinByLink(browser: Browser, creator: Page): Promise<readonly [Page, Page]> {
  const other = await openAsNewUser(browser, creator.url());
  await expect(other.getByRole('heading', { name: /^Guest \w+ invites you to play$/ })).toBeVisible();
  await other.getByRole('button', { name: 'Join as Yellow' }).click();
  return inTurnOrder(creator, other);
}

/**
 * Waits until a game has started on its players' pages. Returns the pages, starting with that of the player
 * to move.
 */
async function inTurnOrder(one: Page, other: Page): Promise<readonly [Page, Page]> {
  await expect(gameNote(one)).toContainText(/to move\.|Your move\./);
  await expect(gameNote(other)).toContainText(/to move\.|Your move\./);
  const isFirst = (await gameNote(one).innerText()).includes('Your move.');
  return isFirst ? [one, other] : [other, one];
}

/** Returns the note on the state of the game. */
export function gameNote(page: Page): Locator {
  return page.locator('.rail > .note p').first();
}

/** A sequence of moves for each side that is legal no matter which side moves first. */
const MOVES = {
  Black: ['d1-f1', 'f1-g1', 'g1-h1', 'h1-h2', 'h2-h3', 'h3-h4'],
  Yellow: ['m16-k16', 'k16-j16', 'j16-i16', 'i16-i15', 'i15-i14', 'i14-i13'],
} as const;

/** Opens the chat beside the board. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^(Talk|Chat)/ }).click();
}

/** Returns the plate of the person whose page this is. A rating can precede “You”. */
export function ownPlate(page: Page): Locator {
  return page.locator('.plate').filter({ has: page.getByText(/(^|· )You$/) });
}

/** Returns the colour of the person whose page this is. */
async function colourOf(page: Page): Promise<keyof typeof MOVES> {
  return (await ownPlate(page).innerText()).includes('Black') ? 'Black' : 'Yellow';
}

/** Makes the player's move with the given index in `MOVES`. */
export async function move(page: Page, moveIndex: number): Promise<void> {
  const [from = '', to = ''] = (MOVES[await colourOf(page)][moveIndex] ?? '').split('-');
  for (const name of [from, to]) {
    const { x, y } = await centreOf(page, BOARDS.H16.cellByName.get(name) ?? -1);
    await page.mouse.click(x, y);
  }
}

/**
 * Sends a colour's move with the given index in `MOVES` without using a page.
 *
 * @param game the URL of the game
 */
export async function sendMoveOf(
  player: BrowserContext,
  game: string,
  colour: keyof typeof MOVES,
  moveIndex: number,
  ply: number,
): Promise<void> {
  await sendCommand(player, game, { do: 'move', ply, move: MOVES[colour][moveIndex] ?? '' });
}

/** Waits until the list of moves has the given length. */
export async function expectMoveCount(page: Page, count: number): Promise<void> {
  // A page that is still loading also has no moves.
  await expect(page.locator('halma-board')).toBeVisible();
  await expect(page.locator('.moves .move')).toHaveCount(count);
}

/** Closes the dialog with the recovery codes of a new account. Returns the codes. */
export async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(8);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  return codes;
}
