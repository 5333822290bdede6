import { readFileSync } from 'node:fs';
import {
  formatPosition,
  legalMoves,
  makeRules,
  manOf,
  parseHfn,
  positionFromHfnFields,
  startPosition,
} from '@halma/rules';
import { latticeOf, parseSquareName } from '@halma/solver';
import { centreOf } from '../scripts/screens/page-actions.mjs';
import { openAnalysis, openPage } from './analysis-page.mjs';
import { describeFrameTimes } from './frame-times.mjs';

/** The number of jumps in the hop. The man hops over an arrangement of 37 men, so 38 men are on the board. */
const JUMP_COUNT = 61;
const BOARD_SIDE = 16;

const longHopsFile = new URL('../packages/solver/data/long-hops.data.json', import.meta.url);

/** The number of times that the hop is shown. */
const REPETITIONS = 3;

/**
 * Measures and prints the frame rate while a man makes the longest hop.
 *
 * @param {import('../scripts/site-in-browser.mjs').SiteInBrowser} site
 */
export async function measureFrames({ browser, address }) {
  const page = await openPage(browser, address);
  const position = createLongHopPosition();
  const { start, end } = latticeOf(BOARD_SIDE);
  /** @type {number[]} */
  const frameTimesMs = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    await openAnalysis(page, position);
    await page.getByRole('switch', { name: 'Engine on' }).click();
    frameTimesMs.push(...(await measureHop(page, [start, end])));
  }
  await page.close();
  console.log(`\nA hop of ${JUMP_COUNT} jumps among 38 men, shown ${REPETITIONS} times`);
  console.log(describeFrameTimes(frameTimesMs));
}

/**
 * Creates a position of Halma for two in which a man of the first seat can make the longest hop, from a1 to o15.
 */
function createLongHopPosition() {
  /** @type {{ rows: { jumps: number, arrangement: string }[] }} */
  const { rows } = JSON.parse(readFileSync(longHopsFile, 'utf8'));
  const otherMen = rows.find(({ jumps }) => jumps === JUMP_COUNT)?.arrangement.split(' ') ?? [];
  const { start, end } = latticeOf(BOARD_SIDE);
  const rules = makeRules({ game: 'halma-2' });
  const initial = rules.ok ? startPosition(rules.value) : rules;
  if (!rules.ok || !initial.ok) throw new Error('Halma for two cannot be set up');
  const fields = parseHfn(formatPosition(initial.value));
  if (!fields.ok) throw new Error(fields.refusal.code);
  const men = new Uint8Array(fields.value.men.length);
  const [first = 1, second = 3] = rules.value.seats;
  men[start] = manOf(first, 0);
  for (const [index, name] of otherMen.entries())
    men[parseSquareName(BOARD_SIDE, name)] = manOf(index < otherMen.length / 2 - 1 ? first : second, 0);
  const position = positionFromHfnFields(rules.value, { ...fields.value, men });
  if (!position.ok) throw new Error(position.refusal.code);
  const canHop = legalMoves(position.value).some(
    (move) => move.kind === 'normal' && move.from === start && move.to === end,
  );
  if (!canHop) throw new Error('the long hop is not legal');
  return position.value;
}

/**
 * Makes a move with two clicks, and returns the times between the frames while the man moves, in milliseconds.
 *
 * @param {import('@playwright/test').Page} page
 * @param {readonly number[]} cells
 * @returns {Promise<number[]>}
 */
async function measureHop(page, cells) {
  for (const cell of cells) {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.move(x, y, { steps: 4 });
    if (cell === cells.at(-1)) await page.evaluate(recordFrames);
    await page.mouse.click(x, y);
  }
  return page.evaluate(() => Reflect.get(globalThis, 'framesOfHop'));
}

/** Runs in the page: stores a promise of the times between frames, in milliseconds, while a man moves. */
function recordFrames() {
  const board = document.querySelector('halma-board')?.shadowRoot;
  /** @type {number[]} */
  const stamps = [];
  const framesOfHop = new Promise((resolve) => {
    /** @param {number} now */
    const step = (now) => {
      if (board?.querySelector('.carried') != null) stamps.push(now);
      else if (stamps.length > 0) {
        resolve(stamps.slice(1).map((stamp, index) => stamp - (stamps[index] ?? 0)));
        return;
      }
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  Object.assign(globalThis, { framesOfHop });
}
