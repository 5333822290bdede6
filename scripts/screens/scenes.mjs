import { addressOfGame, exampleGame, positionsTo, storedGame } from './games.mjs';
import { playPlies, showFarthestMove } from './page-actions.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {object} Scene A page of the site in a certain state.
 * @property {string} name
 * @property {string} title its heading in the documentation
 * @property {(openPage: Open) => Promise<Page>} open opens the page and brings it into the state
 * @property {(page: Page) => Promise<void>} [pose] runs after each change of the size of the page
 * @typedef {(address: string, stored?: Readonly<Record<string, string>>) => Promise<Page>} Open opens an address in a separate
 *   browser context with these strings in its storage
 */

/** The plies after which to show the examples: in the middle of the game, with the person to move. */
const SQUARE_PLIES = 28;
const STAR_PLIES = 96;

/** The number of plies of the online game. */
const ONLINE_PLIES = 12;

/** The time that the engine has to analyse a position. */
const ANALYSIS_MS = 4000;

/** The longest wait for a review, which is slow on a busy machine. */
const REVIEW_TIMEOUT_MS = 900_000;

/**
 * Creates a scene of an example game, with the route of the farthest move.
 *
 * @type {(game: string, plies: number) => Pick<Scene, 'open' | 'pose'>}
 */
const exampleScene = (game, plies) => ({
  open: async (openPage) => {
    const { address, stored } = storedGame(game, plies);
    const page = await openPage(address, stored);
    await page.locator('.plate').first().waitFor();
    return page;
  },
  pose: async (page) => {
    const position = positionsTo(exampleGame(game).end)[plies];
    if (position !== undefined) await showFarthestMove(page, position);
  },
});

/** @type {Scene['open']} */
const openReview = async (openPage) => {
  const page = await openPage(await addressOfGame('halma-for-two'));
  await page.getByRole('region', { name: 'Moves' }).getByRole('button').nth(9).waitFor();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.getByRole('heading', { name: 'Costliest moves' }).waitFor();
  await page.getByRole('button', { name: 'Review the game' }).waitFor({ timeout: REVIEW_TIMEOUT_MS });
  await page.locator('.loss').first().click();
  await page.getByRole('button', { name: 'Ladder' }).click();
  await page.waitForTimeout(ANALYSIS_MS);
  await page.evaluate(() => scrollTo(0, 0));
  return page;
};

/** @type {Scene['open']} */
const openLobby = async (openPage) => {
  for (const game of ['Halma for two', 'Chinese checkers for six', 'Grasshopper 8 × 8']) {
    const host = await openPage('/online');
    await host.getByRole('button', { name: 'Create a game' }).click();
    await host.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: game });
    await host.getByRole('button', { name: 'Create open game' }).click();
    await host.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  }
  const page = await openPage('/online');
  await page.getByRole('button', { name: /^Join/ }).nth(2).waitFor();
  return page;
};

/** @type {Scene['open']} */
const openOnlineGame = async (openPage) => {
  const host = await openPage('/online');
  await host.getByRole('button', { name: 'Create a game' }).click();
  await host.getByRole('button', { name: 'Invite a friend by link' }).click();
  await host.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  const guest = await openPage(new URL(host.url()).pathname);
  await guest.getByRole('button', { name: 'Join as Yellow' }).click();
  const status = host.locator('.rail > .note p').first();
  await status.getByText(/to move\.|Your move\./).waitFor();
  const isFirst = (await status.innerText()).includes('Your move.');
  await playPlies(isFirst ? [host, guest] : [guest, host], isFirst ? 'A' : 'C', ONLINE_PLIES);
  return host;
};

/** @type {(address: string) => Scene['open']} */
const openWithHeading = (address) => async (openPage) => {
  const page = await openPage(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

/** The scenes, in the order of the documentation. @type {readonly Scene[]} */
export const SCENES = [
  { name: 'home', title: 'The home page', open: openWithHeading('/') },
  {
    name: 'square',
    title: 'Halma for two against the computer',
    ...exampleScene('halma-for-two', SQUARE_PLIES),
  },
  { name: 'star', title: 'Chinese checkers for six', ...exampleScene('star-for-six', STAR_PLIES) },
  { name: 'analysis', title: 'The review of a game', open: openReview },
  { name: 'lesson', title: 'A lesson', open: openWithHeading('/learn/ladder') },
  {
    name: 'solitaire',
    title: 'A solitaire from the leaflets',
    open: openWithHeading('/solitaires/figures/a'),
  },
  { name: 'lobby', title: 'The lobby', open: openLobby },
  { name: 'table', title: 'An online game', open: openOnlineGame },
];

/** The pictures of scenes for the guides and the reference. */
export const PICTURES = [
  { file: 'first-page.png', scene: 'home', width: 1180, height: 900, isFullPage: false },
  { file: 'halma-for-two.png', scene: 'square', width: 1280, height: 900, isFullPage: false },
  { file: 'review.png', scene: 'analysis', width: 1180, height: 900, isFullPage: true },
];
