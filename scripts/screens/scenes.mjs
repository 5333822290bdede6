import { addressOfGame, exampleGame, positionsTo, storedGame } from './games.mjs';
import { playPlies, showFarthestMove } from './page-actions.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {object} Scene A page of the site in a certain state.
 * @property {string} name
 * @property {string} title its heading in the documentation
 * @property {(open: Open) => Promise<Page>} set opens the page and brings it into the state
 * @property {(page: Page) => Promise<void>} [pose] runs after each change of the page's size
 * @typedef {(address: string, stored?: Readonly<Record<string, string>>) => Promise<Page>} Open opens an address in a separate
 *   browser context with these texts in its storage
 */

/** Plies of the examples after which they are shown: in the middle of the game, the person to move. */
const SQUARE_PLIES = 28;
const STAR_PLIES = 96;

/** Plies of the online game. */
const ONLINE_PLIES = 12;

/** The time for the analysis of a position. */
const ANALYSIS_MS = 4000;

/** Generous, because a review is slow on a busy machine. */
const REVIEW_TIMEOUT_MS = 900_000;

/** A game of the examples, with the route of the farthest move. @type {(game: string, plies: number) => Pick<Scene, 'set' | 'pose'>} */
const playing = (game, plies) => ({
  set: async (open) => {
    const { address, stored } = storedGame(game, plies);
    const page = await open(address, stored);
    await page.locator('.plate').first().waitFor();
    return page;
  },
  pose: async (page) => {
    const position = positionsTo(exampleGame(game).end)[plies];
    if (position !== undefined) await showFarthestMove(page, position);
  },
});

/** @type {Scene['set']} */
const review = async (open) => {
  const page = await open(await addressOfGame('halma-for-two'));
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

/** @type {Scene['set']} */
const lobby = async (open) => {
  for (const game of ['Halma for two', 'Chinese checkers for six', 'Grasshopper 8 × 8']) {
    const host = await open('/online');
    await host.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: game });
    await host.getByRole('button', { name: 'Create open game' }).click();
    await host.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  }
  const page = await open('/online');
  await page.getByRole('button', { name: /^Join/ }).nth(2).waitFor();
  return page;
};

/** @type {Scene['set']} */
const onlineGame = async (open) => {
  const host = await open('/online');
  await host.getByRole('button', { name: 'Invite a friend by link' }).click();
  await host.getByRole('heading', { name: 'Waiting for players' }).waitFor();
  const guest = await open(new URL(host.url()).pathname);
  await guest.getByRole('button', { name: 'Join as Yellow' }).click();
  const status = host.locator('.rail > .note p').first();
  await status.getByText(/to move\.|Your move\./).waitFor();
  const isFirst = (await status.innerText()).includes('Your move.');
  await playPlies(isFirst ? [host, guest] : [guest, host], isFirst ? 'A' : 'C', ONLINE_PLIES);
  return host;
};

/** @type {(address: string) => Scene['set']} */
const plain = (address) => async (open) => {
  const page = await open(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};

/** Every page that is shown. @type {readonly Scene[]} */
export const SCENES = [
  { name: 'home', title: 'The home page', set: plain('/') },
  {
    name: 'square',
    title: 'Halma for two against the computer',
    ...playing('halma-for-two', SQUARE_PLIES),
  },
  { name: 'star', title: 'Chinese checkers for six', ...playing('star-for-six', STAR_PLIES) },
  { name: 'analysis', title: 'The review of a game', set: review },
  { name: 'lesson', title: 'A lesson', set: plain('/learn/ladder') },
  { name: 'solitaire', title: 'A solitaire of the leaflets', set: plain('/solitaires/figures/a') },
  { name: 'lobby', title: 'The lobby', set: lobby },
  { name: 'table', title: 'An online game', set: onlineGame },
];

/** Pictures of scenes for the guides and the reference. */
export const PICTURES = [
  { file: 'first-page.png', scene: 'home', width: 1180, height: 900, whole: false },
  { file: 'halma-for-two.png', scene: 'square', width: 1280, height: 900, whole: false },
  { file: 'review.png', scene: 'analysis', width: 1180, height: 900, whole: true },
];
