import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  createGameByLink,
  expectMoveCount,
  gameNote,
  move,
  openAsNewUser,
  openGameForm,
  submitGameForm,
} from './people.ts';

// Allows for several browsers on a slow machine; a test that hangs still ends.
test.describe.configure({ timeout: 180_000 });

/** Returns the link to a game on the page for spectators, whether it is featured or not. */
function linkTo(page: Page, game: string): Locator {
  return page.locator(`.watch-boards a[href="${new URL(game).pathname}"]`);
}

/** Returns what identifies the position that the board of a game shows. */
function shownPosition(page: Page, game: string): Promise<string> {
  return linkTo(page, game).evaluate((link) => {
    const featured = link.parentElement?.querySelector('halma-board')?.position;
    return featured == null
      ? (link.querySelector('svg.halma-miniature')?.innerHTML ?? '')
      : Array.from(featured.men).join();
  });
}

test('a spectator without a session sees a listed game move, and no game by link', async ({ browser }) => {
  const host = await openAsNewUser(browser, '/online');
  await openGameForm(host);
  await submitGameForm(host);
  await expect(host.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const game = host.url();
  const guest = await openAsNewUser(browser, game);
  await guest.getByRole('button', { name: 'Join as Yellow' }).click();
  for (const page of [host, guest]) await expect(gameNote(page)).toContainText(/to move\.|Your move\./);
  const hidden = await openAsNewUser(browser, '/online');
  const hiddenGame = await createGameByLink(hidden);
  const other = await openAsNewUser(browser, hiddenGame);
  await other.getByRole('button', { name: 'Join as Yellow' }).click();
  await expect(gameNote(other)).toContainText(/to move\.|Your move\./);

  const watcher = await openAsNewUser(browser, '/online/watch?family=halma');
  await expect(linkTo(watcher, game)).toBeVisible();
  await expect(linkTo(watcher, hiddenGame)).toHaveCount(0);
  const before = await shownPosition(watcher, game);
  const isHostFirst = (await gameNote(host).innerText()).includes('Your move.');
  await move(isHostFirst ? host : guest, 0);
  await expectMoveCount(host, 1);
  await expect.poll(() => shownPosition(watcher, game)).not.toBe(before);
  expect(await watcher.context().cookies()).toEqual([]);

  await watcher.getByRole('button', { name: 'Grasshopper' }).click();
  await expect(watcher).toHaveURL(/family=grasshopper/);
  await expect(linkTo(watcher, game)).toHaveCount(0);
  await watcher.getByRole('button', { name: 'Show all games' }).click();
  await linkTo(watcher, game).click();
  await expect(watcher).toHaveURL(game);
});

test('the page says when the server cannot be reached, and shows the games again afterwards', async ({
  page,
}) => {
  await page.route('**/api/running*', (route) => route.abort());
  await page.goto('/online/watch');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute('**/api/running*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: /in progress/ })).toBeVisible();
});

test('a page of another site shows a listed game that moves, and no game by link', async ({ browser }) => {
  const host = await openAsNewUser(browser, '/online');
  await openGameForm(host);
  await submitGameForm(host);
  await expect(host.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const game = new URL(host.url());
  const guest = await openAsNewUser(browser, game.href);
  await guest.getByRole('button', { name: 'Join as Yellow' }).click();
  for (const page of [host, guest]) await expect(gameNote(page)).toContainText(/to move\.|Your move\./);
  const id = game.pathname.split('/').at(-1) ?? '';

  const elsewhere = await (await browser.newContext()).newPage();
  let framed = '';
  const otherSite = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${framed}"></iframe>`);
  });
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve));
  const frameOf = async (address: string): Promise<void> => {
    framed = address;
    const { port } = otherSite.address() as AddressInfo;
    await elsewhere.goto(`http://127.0.0.1:${port}/`);
  };
  await frameOf(`${game.origin}/embed/game/${id}`);
  const frame = elsewhere.frameLocator('iframe');
  await expect(frame.getByText('Live')).toBeVisible();
  const men = (): Promise<string> =>
    frame
      .locator('halma-board')
      .evaluate((board: HTMLElementTagNameMap['halma-board']) =>
        Array.from(board.position?.men ?? []).join(),
      );
  const before = await men();
  const isHostFirst = (await gameNote(host).innerText()).includes('Your move.');
  await move(isHostFirst ? host : guest, 0);
  await expect.poll(men).not.toBe(before);
  await expect(frame.getByRole('link', { name: /^Watch Halma for two/ })).toHaveAttribute('target', '_blank');

  const hidden = await openAsNewUser(browser, '/online');
  const hiddenGame = new URL(await createGameByLink(hidden)).pathname.split('/').at(-1) ?? '';
  await frameOf(`${game.origin}/embed/game/${hiddenGame}`);
  await expect(frame.getByText(/no public game/)).toBeVisible();
  otherSite.close();
});
