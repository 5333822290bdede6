import { legalMoves, play } from '@halma/rules';
import { centreOf } from '../scripts/screens/page-actions.mjs';
import { openAnalysis, openPage } from './analysis-page.mjs';
import { MIDDLEGAMES, positionOf } from './positions.mjs';
import { seededRandom } from './seeded-random.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@halma/rules').NormalMove} NormalMove
 * @typedef {{ name: string, duration: number, delay: number, processing: number }} Interaction the times from the input to
 * the next paint, before the handlers run, and in the handlers, in milliseconds
 */

/** The factor by which the browser slows down the page's main thread. */
const SLOWDOWN = 4;

/** The number of moves made by clicking, by dragging and with the keyboard. */
const MOVE_COUNTS = { clicked: 12, dragged: 12, typed: 6 };

/** The pause between two moves, during which the engine searches. The search begins after 150 ms. */
const PAUSE_MS = 400;

/** The browser does not report shorter interactions. */
const MIN_REPORTED_MS = 16;

/** The goal for the 98th percentile. */
const GOAL_MS = 100;

/**
 * Measures and prints the time from an input to the next paint on a slow machine, while the engine searches without a
 * limit.
 *
 * @param {import('../scripts/site-in-browser.mjs').SiteInBrowser} site
 */
export async function measureInteractions({ browser, address }) {
  const page = await openPage(browser, address);
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(recordInteractions, MIN_REPORTED_MS);
  const start = positionOf(MIDDLEGAMES['seed 1, 60 plies'] ?? '');
  await openAnalysis(page, start);
  await page.getByText(/^depth \d/).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const random = seededRandom(1);
  let position = start;
  for (const method of /** @type {const} */ (['clicked', 'dragged'])) {
    for (let moveCount = 0; moveCount < MOVE_COUNTS[method]; moveCount += 1) {
      const moves = legalMoves(position).filter(({ kind }) => kind === 'normal');
      const move = /** @type {NormalMove} */ (moves[Math.floor(random() * moves.length)]);
      await (method === 'clicked' ? clickMove : dragMove)(page, move);
      const next = play(position, move);
      if (!next.ok) throw new Error(next.refusal.code);
      position = next.value;
      await page.waitForTimeout(PAUSE_MS);
    }
  }
  for (let moveCount = 0; moveCount < MOVE_COUNTS.typed; moveCount += 1) await typeMove(page, moveCount);
  await page.waitForTimeout(PAUSE_MS);

  printInteractions(await page.evaluate(() => Reflect.get(globalThis, 'interactions')()));
  await page.close();
}

/**
 * Runs in the page: records the longest entry of every interaction.
 *
 * @param {number} minMilliseconds
 */
function recordInteractions(minMilliseconds) {
  /** @type {Map<number, Interaction>} */
  const longest = new Map();
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      const { interactionId, name, duration, startTime, processingStart, processingEnd } = entry;
      if (interactionId === 0 || (longest.get(interactionId)?.duration ?? 0) >= duration) continue;
      const delay = processingStart - startTime;
      longest.set(interactionId, { name, duration, delay, processing: processingEnd - processingStart });
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({
      type: 'event',
      durationThreshold: minMilliseconds,
      buffered: true,
    }),
  );
  Object.assign(globalThis, {
    interactions: () => ({
      count: Reflect.get(performance, 'interactionCount'),
      longest: [...longest.values()],
    }),
  });
}

/**
 * Clicks a man and then its destination.
 *
 * @param {Page} page
 * @param {NormalMove} move
 */
async function clickMove(page, { from, to }) {
  for (const cell of [from, to]) {
    const { x, y } = await centreOf(page, cell);
    await page.mouse.move(x, y, { steps: 6 });
    await page.mouse.click(x, y, { delay: 40 });
    await page.waitForTimeout(PAUSE_MS / 2);
  }
}

/**
 * Drags a man.
 *
 * @param {Page} page
 * @param {NormalMove} move
 */
async function dragMove(page, { from, to }) {
  const [lifted, dropped] = [await centreOf(page, from), await centreOf(page, to)];
  await page.mouse.move(lifted.x, lifted.y, { steps: 6 });
  await page.mouse.down();
  await page.mouse.move(dropped.x, dropped.y, { steps: 20 });
  await page.mouse.up();
}

/**
 * Selects a man and one of its destinations with the keyboard, and makes the move.
 *
 * @param {Page} page
 * @param {number} moveIndex starting at 0; determines which man the function selects
 */
async function typeMove(page, moveIndex) {
  await page.locator('halma-board').focus();
  const keys = [
    'ArrowUp',
    'ArrowRight',
    'ArrowDown',
    ...Array(1 + (moveIndex % 5)).fill('n'),
    'Enter',
    'n',
    'p',
    'n',
  ];
  for (const key of [...keys, 'Enter']) {
    await page.keyboard.press(key, { delay: 30 });
    await page.waitForTimeout(PAUSE_MS / 4);
  }
}

/** @param {{ count: number, longest: readonly Interaction[] }} interactions */
function printInteractions({ count, longest }) {
  const ordered = longest.toSorted((one, other) => other.duration - one.duration);
  const [worst] = ordered;
  const percentile = ordered[Math.floor(count * 0.02)]?.duration ?? MIN_REPORTED_MS;
  console.log(
    `\nInteraction to next paint, with the page slowed down by a factor of ${SLOWDOWN} and the engine searching (goal: below ${GOAL_MS} ms)`,
  );
  console.log(
    `${count} interactions, ${count - longest.length} of them below ${MIN_REPORTED_MS} ms; 98th percentile ${percentile} ms`,
  );
  if (worst !== undefined)
    console.log(
      `worst ${worst.duration} ms (${worst.name}: ${worst.delay.toFixed(0)} ms before the handlers, ${worst.processing.toFixed(0)} ms in them)`,
    );
  if (process.env.LIST_INTERACTIONS) console.table(ordered.slice(0, 12));
}
