import { addressOfGame, exampleGame, positionsTo, storedGame } from './games.mjs';
import { playPlies, playSolvedGame, showFarthestMove } from './page-actions.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {object} Scene A page of the site in a certain state.
 * @property {string} name
 * @property {string} title its heading in the documentation
 * @property {(openPage: OpenPage) => Promise<Page>} open opens the page and puts it in that state
 * @property {(page: Page) => Promise<void>} [pose] runs after each change of the page's size
 * @typedef {(address: string, stored?: Readonly<Record<string, string>>) => Promise<Page>} OpenPage opens a URL in a separate
 *   browser context with the given strings in its storage
 */

/**
 * The numbers of plies after which the scenes show the example games: in the middlegame, with the person to
 * move.
 */
const SQUARE_PLIES = 28;
const STAR_PLIES = 96;

/** The number of plies of the online game. */
const ONLINE_PLIES = 12;

/** The open games in the lobby. */
const OPEN_GAMES = ['halma-2', 'star-6', 'grasshopper-8'];

/** The mistake to show in the reviewed game: the most costly mistake in the opening. */
const SHOWN_MISTAKE = 6;

/** The time that the engine has to analyse a position. */
const ANALYSIS_MS = 4000;

/** The time limit for a review, which is slow on a busy machine. */
const REVIEW_TIMEOUT_MS = 900_000;

/**
 * Creates a scene of an example game that shows the route of the farthest move.
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
  const nextMistake = page.getByRole('button', { name: 'Next mistake' });
  await nextMistake.waitFor({ timeout: REVIEW_TIMEOUT_MS });
  for (let mistake = 0; mistake < SHOWN_MISTAKE; mistake += 1) await nextMistake.click();
  await page.getByRole('button', { name: 'Ladder', exact: true }).click();
  await page.waitForTimeout(ANALYSIS_MS);
  await page.evaluate(() => scrollTo(0, 0));
  return page;
};

/**
 * Creates a game with the form on the page.
 * @param {Page} page
 * @param {boolean} isByLink whether players join by a link instead of through the lobby
 */
async function createGame(page, isByLink) {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '2 Players' }).click();
  if (isByLink) await dialog.getByText('People with the link', { exact: true }).click();
  await dialog.getByRole('button', { name: '3 Rules' }).click();
  await dialog.getByRole('button', { name: 'Create game' }).click();
  await page.getByRole('heading', { name: 'Waiting for players' }).waitFor();
}

/** @type {Scene['open']} */
const openLobby = async (openPage) => {
  for (const game of OPEN_GAMES) await createGame(await openPage(`/online/new?game=${game}`), false);
  const page = await openPage('/online');
  await page
    .getByRole('button', { name: /^Join/ })
    .nth(OPEN_GAMES.length - 1)
    .waitFor();
  return page;
};

/** @type {Scene['open']} */
const openOnlineGame = async (openPage) => {
  const host = await openPage('/online/new?game=halma-2');
  await createGame(host, true);
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

/**
 * Waits until the small boards in the window have been drawn.
 * @param {Page} page
 */
async function waitForPictures(page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.picture')].every(
      (picture) => picture.getBoundingClientRect().top > innerHeight || picture.querySelector('svg') !== null,
    ),
  );
}

/**
 * Opens the home page with a game in progress.
 *
 * @type {Scene['open']}
 */
const openHome = async (openPage) => {
  const page = await openPage('/', storedGame('star-for-six', STAR_PLIES).stored);
  await page.locator('.your-game').first().waitFor();
  return page;
};

/** @type {Scene['open']} */
const openNewGame = async (openPage) => {
  const page = await openPage('/play/new?with=friends');
  await page.getByRole('dialog').waitFor();
  return page;
};

/** @type {Scene['open']} */
const openAccount = async (openPage) => {
  const page = await openPage('/online/account');
  // The page has a different title until the session starts.
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  return page;
};

/**
 * Opens a game against perfect play in which the sixth move loses.
 *
 * @type {Scene['open']}
 */
const openSolvedBoard = async (openPage) => {
  const page = await openPage('/solved?think=10');
  await page.locator('.solved-game').waitFor();
  await playSolvedGame(page, ['best', 'best', 'best', 'best', 'best', 'worst']);
  return page;
};

/**
 * Opens a documentation page at one of its live boards.
 *
 * @type {Scene}
 */
const documentation = {
  name: 'documentation',
  title: 'The rules in the documentation',
  open: openWithHeading('/docs/rules/chinese-checkers.html'),
  pose: (page) =>
    page.locator('halma-board').evaluate(async (board) => {
      await customElements.whenDefined('halma-board');
      board.scrollIntoView({ block: 'center' });
    }),
};

/**
 * The scenes, in the order of the documentation.
 *
 * @type {readonly Scene[]}
 */
export const SCENES = [
  { name: 'home', title: 'The home page', open: openHome },
  {
    name: 'square',
    title: 'Halma for two against the computer',
    ...exampleScene('halma-for-two', SQUARE_PLIES),
  },
  { name: 'star', title: 'Chinese checkers for six', ...exampleScene('star-for-six', STAR_PLIES) },
  { name: 'new-game', title: 'A new game for friends', open: openNewGame },
  { name: 'games', title: 'The games', open: openWithHeading('/games'), pose: waitForPictures },
  {
    name: 'game',
    title: 'A game page',
    open: openWithHeading('/games/chinese-checkers'),
    pose: waitForPictures,
  },
  { name: 'analysis', title: 'A game review', open: openReview },
  { name: 'lesson', title: 'A lesson', open: openWithHeading('/learn/ladder'), pose: waitForPictures },
  {
    name: 'solitaire',
    title: 'A solitaire from the leaflets',
    open: openWithHeading('/solitaires/figures/a'),
  },
  { name: 'solved', title: 'A solved board after a losing move', open: openSolvedBoard },
  { name: 'lobby', title: 'The lobby', open: openLobby },
  { name: 'table', title: 'An online game', open: openOnlineGame },
  { name: 'account', title: 'A guest account', open: openAccount },
  documentation,
];

/** Pictures of scenes for the guides and the reference. */
export const PICTURES = [
  { file: 'first-page.png', scene: 'home', width: 1180, height: 900, isFullPage: false },
  { file: 'halma-for-two.png', scene: 'square', width: 1280, height: 900, isFullPage: false },
  { file: 'review.png', scene: 'analysis', width: 1180, height: 900, isFullPage: true },
];
