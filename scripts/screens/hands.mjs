import { chooseMove } from '@halma/engine';
import { legalMoves, makeRules, play, startPosition } from '@halma/rules';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').Walk} Walk
 */

/** Positions looked at for a move: few, and by number, so that the same is played every time. */
const NODES = 2000;

/** Where the middle of a cell is. @param {Page} page @param {number} cell */
export async function middleOf(page, cell) {
  const box = await page.locator(`halma-board #cell-${cell}`).boundingBox();
  if (box === null) throw new Error(`cell ${cell} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses a cell. @param {Page} page @param {number} cell */
export async function press(page, cell) {
  const { x, y } = await middleOf(page, cell);
  await page.mouse.click(x, y);
}

/** The hop that brings a man of whoever is to move furthest on. @param {Position} position */
function farthestHop(position) {
  const { rules, toMove } = position;
  const tip = rules.yards[toMove]?.targetTip ?? 0;
  const gain = (/** @type {Walk} */ { from, to }) =>
    rules.board.distance(from, tip) - rules.board.distance(to, tip);
  const walks = legalMoves(position).flatMap((move) => (move.kind === 'walk' ? [move] : []));
  return walks.toSorted((one, other) => gain(other) - gain(one))[0];
}

/** Takes up the man who can come furthest on, and shows his way. @param {Page} page @param {Position} position */
export async function showFarthestHop(page, position) {
  const move = farthestHop(position);
  if (move === undefined) return;
  await page.keyboard.press('Escape');
  await press(page, move.from);
  const { x, y } = await middleOf(page, move.to);
  await page.mouse.move(x, y, { steps: 3 });
}

/**
 * Two people play some turns of Halma for two, each in a page of his own.
 *
 * @param {readonly [first: Page, second: Page]} pages in the order in which they move
 * @param {'A' | 'C'} begins the seat of the first
 * @param {number} plies
 */
export async function playTogether(pages, begins, plies) {
  const rules = makeRules({ game: 'halma-2' });
  const start = rules.ok ? startPosition(rules.value, begins) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  let position = start.value;
  for (let ply = 0; ply < plies; ply += 1) {
    const page = /** @type {Page} */ (pages[ply % 2]);
    const move = chooseMove(position, { nodes: NODES, clock: () => 0 });
    if (move.kind !== 'walk') return;
    await press(page, move.from);
    await press(page, move.to);
    for (const each of pages) await each.locator('.moves .move').nth(ply).waitFor();
    const next = play(position, move);
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
}

/** Changes the language of a page without opening it anew. @param {Page} page */
export async function speakGerman(page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await page.keyboard.press('Escape');
}
