import { formatPosition, VACANT } from '@halma/rules';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').Cell} Cell
 */

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
