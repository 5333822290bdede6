import { formatPosition, VACANT } from '@halma/rules';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@halma/rules').Position} Position
 */

/** The size of the page in CSS pixels. */
const VIEWPORT = { width: 1280, height: 800 };
/** Enough space for the toolbars of any browser, in CSS pixels. */
const BARS_PX = 200;

/**
 * Opens a page that fits into its browser window. The browser's toolbars take space from the window, and the
 * browser never paints the part of the page outside the window. If an input changed only that part, its
 * measured time would end with the paint of a later input.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Page>}
 */
export async function openPage(browser, address) {
  const page = await browser.newPage({ baseURL: address, viewport: VIEWPORT });
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: VIEWPORT.width + BARS_PX, height: VIEWPORT.height + BARS_PX };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
  return page;
}

/**
 * Opens the analysis board with a position.
 *
 * @param {Page} page
 * @param {Position} position
 */
export async function openAnalysis(page, position) {
  const query = new URLSearchParams({ game: position.rules.game.id, position: formatPosition(position) });
  await page.goto(`/analysis?${query}`);
  const occupied = [...position.men.subarray(0, position.rules.board.cellCount).keys()].filter(
    (cell) => position.men[cell] !== VACANT,
  );
  await page.waitForFunction((cells) => {
    const board = document.querySelector('halma-board')?.shadowRoot;
    return cells.every((cell) => board?.querySelector(`#cell-${cell}`)?.ariaLabel?.includes(' man'));
  }, occupied);
}
