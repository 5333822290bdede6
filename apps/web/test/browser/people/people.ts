import { BOARDS } from '@halma/rules';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { placeOf } from '../board.ts';

/** A person with a browser of their own, at an address of the site. */
export async function personAt(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Sets a table that only its address leads to, and tells that address. */
export async function tableByLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Play a friend by link' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for people' })).toBeVisible();
  return page.url();
}

/** Two people at a game of Halma for two that has begun; whoever is to move comes first. @param server where, if not at the server of all tests */
export async function twoAtATable(browser: Browser, server = ''): Promise<readonly [Page, Page]> {
  const one = await personAt(browser, `${server}/people`);
  const other = await personAt(browser, await tableByLink(one));
  await other.getByRole('button', { name: 'Sit down on Yellow' }).click();
  await expect(said(one)).toContainText(/to move\.|Your move\./);
  await expect(said(other)).toContainText(/to move\.|Your move\./);
  const isFirst = (await said(one).innerText()).includes('Your move.');
  return isFirst ? [one, other] : [other, one];
}

/** What the page says about the game. */
export function said(page: Page): Locator {
  return page.locator('.rail > .note p').first();
}

/** Moves of either side that follow each other, whoever begins: the yards are each other's mirror. */
export const MOVES = {
  Black: ['d1-f1', 'f1-g1', 'g1-h1', 'h1-h2', 'h2-h3', 'h3-h4'],
  Yellow: ['m16-k16', 'k16-j16', 'j16-i16', 'i16-i15', 'i15-i14', 'i14-i13'],
} as const;

/** The colour somebody plays. */
export async function colourOf(page: Page): Promise<keyof typeof MOVES> {
  const plate = page.locator('.plate').filter({ has: page.getByText('You', { exact: true }) });
  return (await plate.innerText()).includes('Black') ? 'Black' : 'Yellow';
}

/** Makes one of the moves above, by its number. */
export async function move(page: Page, number: number): Promise<void> {
  const [from = '', to = ''] = (MOVES[await colourOf(page)][number] ?? '').split('-');
  for (const name of [from, to]) {
    const { x, y } = await placeOf(page, BOARDS.H16.numbers.get(name) ?? -1);
    await page.mouse.click(x, y);
  }
}

/** Waits until so many moves stand in the list. */
export async function movesListed(page: Page, count: number): Promise<void> {
  await expect(page.locator('.moves .move')).toHaveCount(count);
}
