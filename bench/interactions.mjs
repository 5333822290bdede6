import { legalMoves, play } from '@halma/rules';
import { middleOf, openAnalysis, openPage } from './analysis-page.mjs';
import { MIDDLES, positionOf } from './positions.mjs';
import { seededRandom } from './seeded-random.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {import('@halma/rules').Walk} Walk
 * @typedef {{ name: string, duration: number, waited: number, worked: number }} Interaction milliseconds to the next paint, of
 *   them before its handlers ran, and in them
 */

/** How much slower the page's own thread is made. */
const SLOWED = 4;

/** Moves made by pressing, by dragging and by keys. */
const MOVES = { pressed: 12, dragged: 12, typed: 6 };

/** So long the computer may think between two moves, in milliseconds: it begins after 150. */
const PAUSE = 400;

/** The browser tells of no interaction that took less, in milliseconds. */
const LEAST_TOLD = 16;

/** What an interaction may take at most, in milliseconds. */
const GOAL = 100;

/**
 * Prints how long it takes from an input to the next paint on a slow machine, while the computer thinks as hard as it can.
 *
 * @param {import('../scripts/site-in-browser.mjs').SiteInBrowser} site
 */
export async function measureInteractions({ browser, address }) {
  const page = await openPage(browser, address);
  const slow = await page.context().newCDPSession(page);
  await page.addInitScript(listen, LEAST_TOLD);
  const start = positionOf(MIDDLES['seed 1, 60 plies'] ?? '');
  await openAnalysis(page, start);
  await page.getByText(/^depth \d/).waitFor();
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });

  const random = seededRandom(1);
  let position = start;
  for (const way of /** @type {const} */ (['pressed', 'dragged'])) {
    for (let made = 0; made < MOVES[way]; made += 1) {
      const walks = legalMoves(position).filter(({ kind }) => kind === 'walk');
      const move = /** @type {Walk} */ (walks[Math.floor(random() * walks.length)]);
      await (way === 'pressed' ? press : drag)(page, move);
      const next = play(position, move);
      if (!next.ok) throw new Error(next.refusal.code);
      position = next.value;
      await page.waitForTimeout(PAUSE);
    }
  }
  for (let made = 0; made < MOVES.typed; made += 1) await type(page, made);
  await page.waitForTimeout(PAUSE);

  print(await page.evaluate(() => Reflect.get(globalThis, 'told')()));
  await page.close();
}

/** Runs in the page: keeps the longest entry of every interaction. @param {number} least */
function listen(least) {
  /** @type {Map<number, Interaction>} */
  const longest = new Map();
  new PerformanceObserver((list) => {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (list.getEntries())) {
      const { interactionId, name, duration, startTime, processingStart, processingEnd } = entry;
      if (interactionId === 0 || (longest.get(interactionId)?.duration ?? 0) >= duration) continue;
      const waited = processingStart - startTime;
      longest.set(interactionId, { name, duration, waited, worked: processingEnd - processingStart });
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: least, buffered: true }),
  );
  Object.assign(globalThis, {
    told: () => ({ count: Reflect.get(performance, 'interactionCount'), longest: [...longest.values()] }),
  });
}

/** Lifts a man with one press and drops him with another. @param {Page} page @param {Walk} move */
async function press(page, { from, to }) {
  for (const cell of [from, to]) {
    const { x, y } = await middleOf(page, cell);
    await page.mouse.move(x, y, { steps: 6 });
    await page.mouse.click(x, y, { delay: 40 });
    await page.waitForTimeout(PAUSE / 2);
  }
}

/** Drags a man. @param {Page} page @param {Walk} move */
async function drag(page, { from, to }) {
  const [lifted, dropped] = [await middleOf(page, from), await middleOf(page, to)];
  await page.mouse.move(lifted.x, lifted.y, { steps: 6 });
  await page.mouse.down();
  await page.mouse.move(dropped.x, dropped.y, { steps: 20 });
  await page.mouse.up();
}

/** Walks with keys to a man and to one of his squares, and plays. @param {Page} page @param {number} steps */
async function type(page, steps) {
  await page.locator('halma-board').focus();
  const keys = [
    'ArrowUp',
    'ArrowRight',
    'ArrowDown',
    ...Array(1 + (steps % 5)).fill('n'),
    'Enter',
    'n',
    'p',
    'n',
  ];
  for (const key of [...keys, 'Enter']) {
    await page.keyboard.press(key, { delay: 30 });
    await page.waitForTimeout(PAUSE / 4);
  }
}

/** @param {{ count: number, longest: readonly Interaction[] }} told */
function print({ count, longest }) {
  const ordered = longest.toSorted((one, other) => other.duration - one.duration);
  const [worst] = ordered;
  const percentile = ordered[Math.floor(count * 0.02)]?.duration ?? LEAST_TOLD;
  console.log(
    `\nInteraction to next paint, the page ${SLOWED} times slower, the computer thinking (goal: below ${GOAL} ms)`,
  );
  console.log(
    `${count} interactions, ${count - longest.length} of them below ${LEAST_TOLD} ms; 98th percentile ${percentile} ms`,
  );
  if (worst !== undefined)
    console.log(
      `worst ${worst.duration} ms (${worst.name}: ${worst.waited.toFixed(0)} until it was heard, ${worst.worked.toFixed(0)} of work)`,
    );
  if (process.env.EVERY) console.table(ordered.slice(0, 12));
}
