import { addressOfGame, exampleGame, keptGame, positionsTo } from './games.mjs';
import { playTogether, showFarthestHop } from './hands.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@playwright/test').BrowserContext} Context
 * @typedef {object} Scene A page of the site as it is to be seen.
 * @property {string} name
 * @property {string} title what the page of documentation calls it
 * @property {(open: Open) => Promise<Page>} set
 * @property {(page: Page) => Promise<void>} [pose] what has to be done anew whenever the page has changed its size
 * @typedef {(address: string, stored?: Readonly<Record<string, string>>) => Promise<Page>} Open opens an address in a browser
 *   of its own that keeps these texts
 */

/** Turns of the examples after which they are shown: in the middle of the game, the person to move. */
const SQUARE_PLIES = 28;
const STAR_PLIES = 96;

/** Turns played at the table online. */
const TABLE_PLIES = 12;

/** So long the computer thinks about the position of an analysis, in milliseconds. */
const THOUGHT = 4000;

/** A review takes its time on a busy machine. */
const REVIEWED_WITHIN = 900_000;

/** A game of the examples, in which the hop that leads furthest is shown. @type {(game: string, plies: number) => Pick<Scene, 'set' | 'pose'>} */
const playing = (game, plies) => ({
  set: async (open) => {
    const { address, stored } = keptGame(game, plies);
    const page = await open(address, stored);
    await page.locator('.plate').first().waitFor();
    return page;
  },
  pose: async (page) => {
    const position = positionsTo(exampleGame(game).end)[plies];
    if (position !== undefined) await showFarthestHop(page, position);
  },
});

/** @type {Scene['set']} */
const reviewed = async (open) => {
  const page = await open(await addressOfGame('halma-for-two'));
  await page.getByRole('region', { name: 'Moves' }).getByRole('button').nth(9).waitFor();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.getByRole('heading', { name: 'What cost most' }).waitFor();
  await page.getByRole('button', { name: 'Review the game' }).waitFor({ timeout: REVIEWED_WITHIN });
  await page.locator('.loss').first().click();
  await page.getByRole('button', { name: 'Ladder' }).click();
  await page.waitForTimeout(THOUGHT);
  await page.evaluate(() => scrollTo(0, 0));
  return page;
};

/** @type {Scene['set']} */
const lobby = async (open) => {
  for (const game of ['Halma for two', 'Chinese checkers for six', 'Grasshopper 8 × 8']) {
    const host = await open('/people');
    await host.getByRole('combobox', { name: 'Game', exact: true }).selectOption({ label: game });
    await host.getByRole('button', { name: 'Open the table' }).click();
    await host.getByRole('heading', { name: 'Waiting for people' }).waitFor();
  }
  const page = await open('/people');
  await page
    .getByRole('button', { name: /^Sit down at/ })
    .nth(2)
    .waitFor();
  return page;
};

/** @type {Scene['set']} */
const table = async (open) => {
  const host = await open('/people');
  await host.getByRole('button', { name: 'Play a friend by link' }).click();
  await host.getByRole('heading', { name: 'Waiting for people' }).waitFor();
  const guest = await open(new URL(host.url()).pathname);
  await guest.getByRole('button', { name: 'Sit down on Yellow' }).click();
  const said = host.locator('.rail > .note p').first();
  await said.getByText(/to move\.|Your move\./).waitFor();
  const isFirst = (await said.innerText()).includes('Your move.');
  await playTogether(isFirst ? [host, guest] : [guest, host], isFirst ? 'A' : 'C', TABLE_PLIES);
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
  { name: 'home', title: 'The first page', set: plain('/') },
  {
    name: 'square',
    title: 'Halma for two against the computer',
    ...playing('halma-for-two', SQUARE_PLIES),
  },
  { name: 'star', title: 'Chinese checkers for six', ...playing('star-for-six', STAR_PLIES) },
  { name: 'analysis', title: 'A game that has been reviewed', set: reviewed },
  { name: 'lesson', title: 'A lesson', set: plain('/learn/ladder') },
  { name: 'solitaire', title: 'A solitaire of the leaflets', set: plain('/solitaires/figures/a') },
  { name: 'lobby', title: 'The lobby', set: lobby },
  { name: 'table', title: 'A table online', set: table },
];

/** Pictures of the guides and the reference, each of a scene, in full. */
export const PICTURES = [
  { file: 'first-page.png', scene: 'home', width: 1180, height: 900, whole: false },
  { file: 'halma-for-two.png', scene: 'square', width: 1280, height: 900, whole: false },
  { file: 'review.png', scene: 'analysis', width: 1180, height: 900, whole: true },
];
