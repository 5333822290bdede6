import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumHelp, findChromium } from './chromium.mjs';

const server = fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

/**
 * @typedef {{ browser: import('@playwright/test').Browser, address: string }} SiteInBrowser a browser, and the site's URL
 */

/**
 * Serves the built site on a free port with an empty data folder, opens Chromium, and closes both after use.
 *
 * @param {(site: SiteInBrowser) => Promise<void>} use
 * @returns {Promise<string | undefined>} a message if Chromium is not installed or the server cannot start;
 * otherwise undefined
 */
export async function withSiteInBrowser(use) {
  const executablePath = findChromium();
  if (executablePath === undefined) return chromiumHelp;
  const folder = await mkdtemp(join(tmpdir(), 'halma-'));
  const served = await serve(folder);
  try {
    if (served.address === undefined) return served.problem;
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    await use({ browser, address: served.address }).finally(() => browser.close());
    return undefined;
  } finally {
    served.stop();
    await served.stopped;
    await rm(folder, { recursive: true });
  }
}

/**
 * Starts the server.
 * @param {string} folder the folder for the server's data
 */
async function serve(folder) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LIMIT_SCALE: '10' };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stopped = once(child, 'exit');
  let problem = '';
  child.stderr.on('data', (text) => {
    problem += text;
  });
  const firstLine = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  const address = (await Promise.race([firstLine, stopped.then(() => '')])).match(/http:\S+/)?.[0];
  return { address, problem, stopped, stop: () => child.kill() };
}
