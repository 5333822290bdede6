import { BOARDS } from '@halma/rules';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { centreOf } from '../board.ts';

/** Opens an address of the site in a separate browser context, as another person. */
export async function openAsNewUser(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Opens the form for a new game, at its second step. @param game the id of a game; by default the one that the form starts from */
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

/** Creates a game by link, from the form if it is open, and returns its address. */
export async function createGameByLink(page: Page): Promise<string> {
  if (await page.getByRole('dialog').isHidden()) await openGameForm(page);
  await page.getByRole('dialog').getByText('People with the link', { exact: true }).click();
  await submitGameForm(page);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  return page.url();
}

/**
 * Starts a game of Halma for two.
 *
 * @param server the address of a different server
 * @returns the players' pages; the first one is to move
 */
export async function startGameForTwo(browser: Browser, server = ''): Promise<readonly [Page, Page]> {
  const one = await openAsNewUser(browser, `${server}/online`);
  const other = await openAsNewUser(browser, await createGameByLink(one));
  await expect(other.getByRole('heading', { name: /^Guest \w+ invites you to play$/ })).toBeVisible();
  await other.getByRole('button', { name: 'Join as Yellow' }).click();
  await expect(gameNote(one)).toContainText(/to move\.|Your move\./);
  await expect(gameNote(other)).toContainText(/to move\.|Your move\./);
  const isFirst = (await gameNote(one).innerText()).includes('Your move.');
  return isFirst ? [one, other] : [other, one];
}

/** Returns the note on the state of the game. */
export function gameNote(page: Page): Locator {
  return page.locator('.rail > .note p').first();
}

/** A sequence of moves for each side that is legal whichever side begins. */
const MOVES = {
  Black: ['d1-f1', 'f1-g1', 'g1-h1', 'h1-h2', 'h2-h3', 'h3-h4'],
  Yellow: ['m16-k16', 'k16-j16', 'j16-i16', 'i16-i15', 'i15-i14', 'i14-i13'],
} as const;

/** Opens the chat beside the board. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^(Talk|Chat)/ }).click();
}

/** Returns the plate of the person at a page. A rating can stand before “You”. */
export function ownPlate(page: Page): Locator {
  return page.locator('.plate').filter({ has: page.getByText(/(^|· )You$/) });
}

/** Returns the colour that the person at a page plays. */
async function colourOf(page: Page): Promise<keyof typeof MOVES> {
  return (await ownPlate(page).innerText()).includes('Black') ? 'Black' : 'Yellow';
}

/** Makes the player's move with this index in `MOVES`. */
export async function move(page: Page, number: number): Promise<void> {
  const [from = '', to = ''] = (MOVES[await colourOf(page)][number] ?? '').split('-');
  for (const name of [from, to]) {
    const { x, y } = await centreOf(page, BOARDS.H16.cellByName.get(name) ?? -1);
    await page.mouse.click(x, y);
  }
}

/** Waits until the list of moves has this length. */
export async function expectMoveCount(page: Page, count: number): Promise<void> {
  // A page that is still loading has no moves either.
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
