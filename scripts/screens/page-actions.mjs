import { chooseMove } from '@halma/engine';
import { BOARDS, legalMoves, makeRules, parseMove, play, startPosition } from '@halma/rules';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@halma/rules').Position} Position
 * @typedef {import('@halma/rules').NormalMove} NormalMove
 */

/** The node limit for a move. Unlike a time limit, it always gives the same moves. */
const NODES = 2000;

/**
 * Returns the centre of a cell on the screen.
 * @param {Page} page
 * @param {number} cell
 */
export async function centreOf(page, cell) {
  const box = await page.locator(`halma-board #cell-${cell}`).boundingBox();
  if (box === null) throw new Error(`cell ${cell} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Clicks a cell.
 * @param {Page} page
 * @param {number} cell
 */
async function clickCell(page, cell) {
  const { x, y } = await centreOf(page, cell);
  await page.mouse.click(x, y);
}

/**
 * Returns the move that gains the most distance.
 * @param {Position} position
 */
function farthestMove(position) {
  const { rules, toMove } = position;
  const tip = rules.camps[toMove]?.targetTip ?? 0;
  const gain = (/** @type {NormalMove} */ { from, to }) =>
    rules.board.distance(from, tip) - rules.board.distance(to, tip);
  const moves = legalMoves(position).flatMap((move) => (move.kind === 'normal' ? [move] : []));
  return moves.toSorted((one, other) => gain(other) - gain(one))[0];
}

/**
 * Selects the man that can gain the most distance, and shows its route.
 *
 * @param {Page} page
 * @param {Position} position
 */
export async function showFarthestMove(page, position) {
  const move = farthestMove(position);
  if (move === undefined) return;
  await page.keyboard.press('Escape');
  await clickCell(page, move.from);
  const { x, y } = await centreOf(page, move.to);
  await page.mouse.move(x, y, { steps: 3 });
}

/**
 * Plays the first plies of an online game of Halma for two, with a separate page for each player.
 *
 * @param {readonly [first: Page, second: Page]} pages in the order in which they move
 * @param {'A' | 'C'} firstSeat the seat of the first page
 * @param {number} plies
 */
export async function playPlies(pages, firstSeat, plies) {
  const rules = makeRules({ game: 'halma-2' });
  const start = rules.ok ? startPosition(rules.value, firstSeat) : rules;
  if (!start.ok) throw new Error(start.refusal.code);
  let position = start.value;
  for (let ply = 0; ply < plies; ply += 1) {
    const page = /** @type {Page} */ (pages[ply % 2]);
    const move = chooseMove(position, { nodes: NODES, now: () => 0 });
    if (move.kind !== 'normal') return;
    await clickCell(page, move.from);
    await clickCell(page, move.to);
    for (const openPage of pages) await openPage.locator('.moves .move').nth(ply).waitFor();
    const next = play(position, move);
    if (!next.ok) throw new Error(next.refusal.code);
    position = next.value;
  }
}

/**
 * Plays against perfect play on the page with the solved boards, with the same replies each time.
 *
 * @param {Page} page
 * @param {readonly ('best' | 'worst')[]} choices one for each of the user's moves
 */
export async function playSolvedGame(page, choices) {
  await page.evaluate(() => {
    // The page chooses among equally good replies at random.
    Math.random = () => 0;
  });
  const listedMoves = page.locator('.solved-values li span');
  for (const [turn, choice] of choices.entries()) {
    // The list is in a closed `details` element.
    const text = await (choice === 'best' ? listedMoves.first() : listedMoves.last()).textContent();
    const move = parseMove(BOARDS.R5, text ?? '');
    if (!move.ok || move.value.kind !== 'normal') throw new Error(`${text} is not a move`);
    await clickCell(page, move.value.from);
    await clickCell(page, move.value.to);
    await page
      .locator('.solved-moves li')
      .nth(2 * turn + 1)
      .waitFor();
  }
  await page.mouse.move(0, 0);
}

/**
 * Changes the language of an open page to German.
 * @param {Page} page
 */
export async function switchToGerman(page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('Deutsch').click();
  await page.keyboard.press('Escape');
}
