import { readFileSync } from 'node:fs';
import {
  formatPosition,
  legalMoves,
  makeRules,
  manOf,
  parseHfn,
  positionOfFields,
  startPosition,
} from '@halma/rules';
import { latticeOf, squareOfName } from '@halma/solver';
import { middleOf, openAnalysis, openPage } from './analysis-page.mjs';

/** A frame of a screen that shows sixty a second, in milliseconds, and when one is late. */
const FRAME = 1000 / 60;
const LATE = 1.5 * FRAME;

/** The hop that is shown: over 37 men, so that 38 are on the board. */
const JUMPS = 61;
const SIDE = 16;

const hops = new URL('../packages/solver/data/long-hops.data.json', import.meta.url);

/** How often it is shown. */
const TIMES = 3;

/**
 * Prints how even the frames are in which a man hops over all others, one jump after another.
 *
 * @param {import('../scripts/site-in-browser.mjs').SiteInBrowser} site
 */
export async function measureFrames({ browser, address }) {
  const page = await openPage(browser, address);
  const position = longHop();
  const { start, end } = latticeOf(SIDE);
  /** @type {number[]} */
  const spans = [];
  for (let time = 0; time < TIMES; time += 1) {
    await openAnalysis(page, position);
    await page.getByRole('switch', { name: 'The computer thinks along' }).click();
    spans.push(...(await watch(page, [start, end])));
  }
  await page.close();
  const seconds = spans.reduce((sum, span) => sum + span, 0) / 1000;
  const late = spans.filter((span) => span > LATE).length;
  console.log(`\nA hop of ${JUMPS} jumps among 38 men, shown ${TIMES} times`);
  console.log(
    `${(spans.length / seconds).toFixed(1)} frames a second; ${late} of ${spans.length} (${((100 * late) / spans.length).toFixed(1)} %) ` +
      `later than ${LATE.toFixed(0)} ms, the latest ${Math.max(...spans).toFixed(0)} ms`,
  );
}

/** Halma for two, where a man of the first side can hop over all other men from corner to corner. */
function longHop() {
  /** @type {{ rows: { jumps: number, arrangement: string }[] }} */
  const { rows } = JSON.parse(readFileSync(hops, 'utf8'));
  const others = rows.find(({ jumps }) => jumps === JUMPS)?.arrangement.split(' ') ?? [];
  const { start, end } = latticeOf(SIDE);
  const rules = makeRules({ game: 'halma-2' });
  const begun = rules.ok ? startPosition(rules.value) : rules;
  if (!rules.ok || !begun.ok) throw new Error('Halma for two cannot be set up');
  const fields = parseHfn(formatPosition(begun.value));
  if (!fields.ok) throw new Error(fields.refusal.code);
  const men = new Uint8Array(fields.value.men.length);
  const [first = 1, second = 3] = rules.value.seats;
  men[start] = manOf(first, 0);
  for (const [index, name] of others.entries())
    men[squareOfName(SIDE, name)] = manOf(index < others.length / 2 - 1 ? first : second, 0);
  const position = positionOfFields(rules.value, { ...fields.value, men });
  if (!position.ok) throw new Error(position.refusal.code);
  const canHop = legalMoves(position.value).some(
    (move) => move.kind === 'walk' && move.from === start && move.to === end,
  );
  if (!canHop) throw new Error('the long hop is no move');
  return position.value;
}

/**
 * Makes a move with two presses, and tells the milliseconds between the frames as long as the man is on his way.
 *
 * @param {import('@playwright/test').Page} page
 * @param {readonly number[]} cells
 * @returns {Promise<number[]>}
 */
async function watch(page, cells) {
  for (const cell of cells) {
    const { x, y } = await middleOf(page, cell);
    await page.mouse.move(x, y, { steps: 4 });
    if (cell === cells.at(-1)) await page.evaluate(stampFrames);
    await page.mouse.click(x, y);
  }
  return page.evaluate(() => Reflect.get(globalThis, 'framesOfHop'));
}

/** Runs in the page: promises the milliseconds between the frames in which a man is carried. */
function stampFrames() {
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
