import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../test/browser/test.ts';
import { makeMove, note, waitForTurns } from './board.ts';

test.use({ serviceWorkers: 'allow' });

/** A page of the documentation that the server never sends. The service worker requests it for the site's page. */
const UNANSWERED = '/docs/unanswered';

let server: Server;
let isNewer = false;

// Serves the site at a separate URL, where it can switch to a newer build.
test.beforeEach(async ({ baseURL }) => {
  isNewer = false;
  server = createServer((request, response) => {
    if (request.url === UNANSWERED) return;
    const { url = '/' } = request;
    // Compressing files that stay on this device would only take CPU time.
    void fetch(new URL(url, baseURL), { headers: { 'accept-encoding': 'identity' } }).then(
      async (fetched) => {
        const body = Buffer.from(await fetched.arrayBuffer());
        const isNewerWorker = isNewer && url === '/service-worker.js';
        response.writeHead(fetched.status, {
          'content-type': fetched.headers.get('content-type') ?? '',
          // Lets the browser fetch the files that builds share only once, as from the real server.
          'cache-control': fetched.headers.get('cache-control') ?? '',
        });
        response.end(isNewerWorker ? String(body).replace('"halma-', '"halma-newer-') : body);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Waits until the cache of the newer build is the only one. */
async function expectNewerBuild(page: Page): Promise<void> {
  await expect
    // The page reloads while the new build takes over.
    .poll(() => page.evaluate(() => caches.keys()).catch(() => []))
    .toEqual([expect.stringMatching(/^halma-newer-/)]);
}

test('the site offers a newer build on pages where a reload loses no state, and switches when the user accepts', async ({
  page,
}) => {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const offer = page.getByText('A new version is available.');
  await page.goto(`${site}/play?think=50`);
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await waitForTurns(page, 2);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.locator('.move')).toHaveCount(2);
  await expect(offer).toHaveCount(0);

  isNewer = true;
  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Analysis', exact: true }).click();
  await expect(page).toHaveTitle('Analysis · Halma');
  await expect(offer).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Update' }).click();

  await expectNewerBuild(page);
  await expect(page.locator('.move')).toHaveCount(2);
  await expect(note(page)).toContainText('Your move.');
  await expect(offer).toHaveCount(0);
});

test('the site offers no newer build in a game that the device cannot store, and later switches although a request of the old build is still unanswered', async ({
  page,
}) => {
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const offer = page.getByText('A new version is available.');
  await page.goto(`${site}/play?think=50`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  isNewer = true;
  await page.reload();
  await expect(offer).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await makeMove(page, { kind: 'normal', from: 3, to: 5 });
  await expect(page.locator('.move')).toHaveCount(2);
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'Leave this game' }).click();
  await expect(offer).toBeVisible();

  const request = page.waitForRequest(`${site}${UNANSWERED}`);
  await page.evaluate((path) => void fetch(path).catch(() => undefined), UNANSWERED);
  await request;
  await page.getByRole('button', { name: 'Update' }).click();
  await expectNewerBuild(page);
});
