import { formatPosition, VACANT } from '@halma/rules';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').Cell} Cell
 */

/** CSS pixels of the page, and enough of them for the bars of any browser. */
const VIEWPORT = { width: 1280, height: 800 };
const BARS = 200;

/**
 * A page whose whole height is on its window's screen. A browser's bars count as part of the window it gives a page, and what
 * lies beyond the window is never painted: an input that changes nothing else would wait for another's paint.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<Page>}
 */
export async function openPage(browser, address) {
  const page = await browser.newPage({ baseURL: address, viewport: VIEWPORT });
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: VIEWPORT.width + BARS, height: VIEWPORT.height + BARS };
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
  const asked = new URLSearchParams({ game: position.rules.game.id, position: formatPosition(position) });
  await page.goto(`/analysis?${asked}`);
  const occupied = [...position.men.subarray(0, position.rules.board.cells).keys()].filter(
    (cell) => position.men[cell] !== VACANT,
  );
  await page.waitForFunction((cells) => {
    const board = document.querySelector('halma-board')?.shadowRoot;
    return cells.every((cell) => board?.querySelector(`#cell-${cell}`)?.ariaLabel?.includes(' man'));
  }, occupied);
}

/**
 * Where the middle of a cell is on the screen.
 *
 * @param {Page} page
 * @param {Cell} cell
 */
export async function middleOf(page, cell) {
  const box = await page.locator(`halma-board #cell-${cell}`).boundingBox();
  if (box === null) throw new Error(`cell ${cell} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
