import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RunningGamesPage } from '@halma/protocol';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import { expectNoOverflow } from '../screens.ts';
import { BLACK_FIRST, newGuest, openAsNewUser, sendMoveOf, startGame } from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 180_000 });

/** Starts a listed game without pages of its players. Returns its path, and a function that makes a move. */
async function startListedGame(
  browser: Browser,
): Promise<{ readonly game: string; readonly move: () => Promise<void> }> {
  const black = await newGuest(browser);
  const game = await startGame(black, await newGuest(browser), { ...BLACK_FIRST, listed: true });
  return { game, move: () => sendMoveOf(black, game, 'Black', 0, 0) };
}

/** Returns the link to a game on the page for spectators, whether or not the game is featured. */
function linkTo(page: Page, game: string): Locator {
  return page.locator(`.watch-boards a[href="${game}"]`);
}

/** Returns a string that identifies the position on a game's board. */
function shownPosition(page: Page, game: string): Promise<string> {
  return linkTo(page, game).evaluate((link) => {
    const featured = link.parentElement?.querySelector('halma-board')?.position;
    return featured == null
      ? (link.querySelector('svg.halma-miniature')?.innerHTML ?? '')
      : Array.from(featured.men).join();
  });
}

/** Returns by how many pixels an element is too narrow for its text. */
const cutPixels = (element: Locator): Promise<number> =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);

/** A name with as many letters as the server accepts. */
const LONGEST_NAME = 'Wilhelmina-Habermann';

const RATING = { rating: 2100, provisional: true };

test('a spectator without a session sees the moves of a listed game but no games by link', async ({
  browser,
}) => {
  const { game, move } = await startListedGame(browser);
  const hiddenGame = await startGame(await newGuest(browser), await newGuest(browser));

  const watcher = await openAsNewUser(browser, '/online/watch?family=halma');
  await expect(linkTo(watcher, game)).toBeVisible();
  await expect(linkTo(watcher, hiddenGame)).toHaveCount(0);
  const before = await shownPosition(watcher, game);
  await move();
  await expect.poll(() => shownPosition(watcher, game)).not.toBe(before);
  expect(await watcher.context().cookies()).toEqual([]);

  await watcher.getByRole('button', { name: 'Grasshopper' }).click();
  await expect(watcher).toHaveURL(/family=grasshopper/);
  await expect(linkTo(watcher, game)).toHaveCount(0);
  // Other tests list games of Grasshopper, but no rated ones.
  await watcher.getByRole('button', { name: 'Rated' }).click();
  await watcher.getByRole('button', { name: 'Show all games' }).click();
  await linkTo(watcher, game).click();
  await expect(watcher).toHaveURL(game);
});

test('on the smallest phones, the small cards show the whole names of guests, and the selects the whole choice', async ({
  browser,
}) => {
  // One of the games can be the featured one.
  for (let count = 0; count < 2; count += 1) await startListedGame(browser);
  const watcher = await openAsNewUser(browser, '/online/watch?family=halma');
  await watcher.setViewportSize({ width: 320, height: 640 });
  const names = watcher.locator('.watched-players b', { hasText: /^Guest/ });
  await expect(names.first()).toBeVisible();
  for (const name of await names.all()) expect(await cutPixels(name)).toBe(0);
  for (const select of await watcher.locator('.watch-selects select').all()) {
    // Without a set width, a select is as wide as its longest option.
    const missingWidth = await select.evaluate((element: HTMLSelectElement) => {
      const { width } = element.getBoundingClientRect();
      const copy = element.cloneNode(false) as HTMLSelectElement;
      copy.append(new Option(element.selectedOptions[0]?.text));
      copy.style.cssText = 'flex: none; position: absolute; width: max-content; max-width: none';
      element.after(copy);
      const neededWidth = copy.getBoundingClientRect().width;
      copy.remove();
      return neededWidth - width;
    });
    expect(missingWidth).toBeLessThanOrEqual(0);
  }
});

test('on phones, the small cards show the longest names whole beside or above the clocks', async ({
  browser,
}) => {
  for (let count = 0; count < 2; count += 1) await startListedGame(browser);
  const watcher = await openAsNewUser(browser, '/online');
  await watcher.route('**/api/running*', async (route) => {
    const response = await route.fetch();
    const page: RunningGamesPage = await response.json();
    const changed = page.changed.map((game) => ({
      ...game,
      setup: game.setup && {
        ...game.setup,
        people: game.setup.people.map((person) => ({ ...person, guest: false, name: LONGEST_NAME })),
        ratings: { A: RATING, C: RATING },
      },
    }));
    await route.fulfill({ response, json: { ...page, changed } });
  });
  await watcher.goto('/online/watch?family=halma');
  for (const width of [320, 360, 390, 430]) {
    await watcher.setViewportSize({ width, height: 740 });
    const names = watcher.locator('.watched-players b');
    await expect(names.first()).toHaveText(LONGEST_NAME);
    for (const text of [...(await names.all()), ...(await watcher.locator('.featured-head > *').all())])
      expect(await cutPixels(text), `${width} pixels`).toBe(0);
    await expectNoOverflow(watcher);
  }
});

test('the page reports that the server cannot be reached, and shows the games again afterwards', async ({
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

test('a page on another site can show a listed game and its moves, but no game by link', async ({
  browser,
  baseURL,
}) => {
  const { game, move } = await startListedGame(browser);

  const otherPage = await (await browser.newContext()).newPage();
  let framedAddress = '';
  const otherSite = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<iframe src="${framedAddress}"></iframe>`);
  });
  await new Promise<void>((resolve) => otherSite.listen(0, '127.0.0.1', resolve));
  const showInFrame = async (path: string): Promise<void> => {
    framedAddress = `${baseURL}${path.replace('/online/game/', '/embed/game/')}`;
    const { port } = otherSite.address() as AddressInfo;
    await otherPage.goto(`http://127.0.0.1:${port}/`);
  };
  await showInFrame(game);
  const frame = otherPage.frameLocator('iframe');
  await expect(frame.getByText('Live')).toBeVisible();
  const men = (): Promise<string> =>
    frame
      .locator('halma-board')
      .evaluate((board: HTMLElementTagNameMap['halma-board']) =>
        Array.from(board.position?.men ?? []).join(),
      );
  const before = await men();
  await move();
  await expect.poll(men).not.toBe(before);
  await expect(frame.getByRole('link', { name: /^Watch Halma for two/ })).toHaveAttribute('target', '_blank');

  const hiddenGame = await startGame(await newGuest(browser), await newGuest(browser));
  await showInFrame(hiddenGame);
  await expect(frame.getByText(/no public game/)).toBeVisible();
  otherSite.close();
});
