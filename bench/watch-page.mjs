// Measures the frame rate of the page with the games in progress on a simulated phone, in the system's Chromium without a
// graphics card: first at rest and then scrolling, while many games have a move every few seconds. Build the
// site first. Run: node bench/watch-page.mjs [--games 500] [--interval 5000] [--seconds 10] [--slowdown 1]
// --interval is the time between two moves of a game, in milliseconds; --slowdown is the factor by
// which the browser slows down the page's main thread.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, devices } from '@playwright/test';
import { chromiumFlags, chromiumHelp, findChromium } from '../scripts/chromium.mjs';
import { describeFrameTimes } from './frame-times.mjs';
import { playOn, startGame } from './online/games.mjs';
import { startServers } from './online/servers.mjs';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '500' },
    interval: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '10' },
    slowdown: { type: 'string', default: '1' },
  },
});
const [games = 0, intervalMs = 0, seconds = 0, slowdown = 1] = [
  values.games,
  values.interval,
  values.seconds,
  values.slowdown,
].map(Number);

const executablePath = findChromium();
if (executablePath === undefined) throw new Error(chromiumHelp);
const folder = mkdtempSync(join(tmpdir(), 'halma-watch-page-'));
const servers = await startServers(1, { BEHIND_PROXY: '1', DATA_DIR: folder, LIMIT_SCALE: '10' });
const address = servers.address(0);
try {
  const startedGames = [];
  for (let index = 0; index < games; index += 1)
    startedGames.push(await startGame(address, address, { listed: true }));
  const playing = startedGames.map((game) => playOn(game, 3 * seconds + 20, intervalMs));
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const page = await browser.newPage({ ...devices['Pixel 7'], baseURL: address });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto('/online/watch');
  await page.locator('.watch-boards a svg.halma-miniature').first().waitFor();
  const boards = await page.locator('.watch-boards a').count();
  console.log(
    `${games} games with a move every ${intervalMs} ms, ${boards} boards on the page, slowed down by a factor of ${slowdown}`,
  );
  await pause(3000);
  for (const [name, scrolledPerFrame] of /** @type {const} */ ([
    ['at rest', 0],
    ['scrolling', 8],
  ])) {
    const milliseconds = seconds * 1000;
    const frameTimesMs = await page.evaluate(recordFrames, { milliseconds, scrolledPerFrame });
    console.log(`${name}: ${describeFrameTimes(frameTimesMs)}`);
  }
  await browser.close();
  await Promise.all(playing);
} finally {
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();

/**
 * Runs in the page: returns the times between its frames, in milliseconds, while it scrolls down and up again.
 *
 * @param {{ milliseconds: number, scrolledPerFrame: number }} options
 * @returns {Promise<number[]>}
 */
function recordFrames({ milliseconds, scrolledPerFrame }) {
  return new Promise((resolve) => {
    /** @type {number[]} */
    const times = [];
    let direction = 1;
    const startMs = performance.now();
    let previousMs = startMs;
    const onFrame = () => {
      const now = performance.now();
      times.push(now - previousMs);
      previousMs = now;
      const { scrollY, innerHeight, document } = globalThis.window;
      if (scrollY + innerHeight >= document.documentElement.scrollHeight - 1) direction = -1;
      else if (scrollY <= 0) direction = 1;
      if (scrolledPerFrame !== 0) globalThis.window.scrollBy(0, direction * scrolledPerFrame);
      if (now - startMs < milliseconds) requestAnimationFrame(onFrame);
      else resolve(times.slice(1));
    };
    requestAnimationFrame(onFrame);
  });
}

/**
 * @param {number} milliseconds
 * @returns {Promise<void>}
 */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
