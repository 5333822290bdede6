import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from '../../../../../test/browser/test.ts';
import { type ServerProcess, startServer } from '../../../../server/test/server-process.ts';
import { expectMoveCount, gameNote, move, startGameForTwo } from './people.ts';

// Allows for several browsers on a slow machine, but still stops a test that hangs.
test.describe.configure({ timeout: 180_000 });

/** A server that this test may kill, with a separate data folder. */
class KillableServer {
  readonly #data: string;
  #process: ServerProcess;
  readonly address: string;

  private constructor(data: string, process: ServerProcess, address: string) {
    this.#data = data;
    this.#process = process;
    this.address = address;
  }

  static async start(): Promise<KillableServer> {
    const data = await mkdtemp(join(tmpdir(), 'halma-killed-'));
    const server = startServer(environment(data, '0'));
    const address = await server.address;
    if (address === undefined) throw new Error(server.output());
    return new KillableServer(data, server, address.replace('localhost', '127.0.0.1'));
  }

  /** Kills the server without warning, as a power failure would. */
  async kill(): Promise<void> {
    this.#process.child.kill('SIGKILL');
    await this.#process.ended;
  }

  /** Starts another server with the same data folder and port. */
  async startAgain(): Promise<void> {
    this.#process = startServer(environment(this.#data, new URL(this.address).port));
    if ((await this.#process.address) === undefined) throw new Error(this.#process.output());
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.#data, { recursive: true });
  }
}

const environment = (data: string, port: string): Record<string, string> => ({
  PORT: port,
  HOST: '127.0.0.1',
  DATA_DIR: data,
  LEVEL_THREADS: '0',
});

let server: KillableServer;
test.beforeEach(async () => {
  server = await KillableServer.start();
});
test.afterEach(() => server.remove());

const expectNoConnection = (page: Page): Promise<void> =>
  expect(gameNote(page)).toContainText('You are offline.');

/**
 * Waits until a page has reconnected. The pause before each attempt is longer than the previous pause, up to
 * half a minute.
 */
const expectConnection = (page: Page): Promise<void> =>
  expect(gameNote(page)).not.toContainText(/You are offline\.|will be sent\./, { timeout: 60_000 });

test('a game continues without loss after the server is killed and restarted', async ({ browser }) => {
  const [first, second] = await startGameForTwo(browser, server.address);
  await move(first, 0);
  await expectMoveCount(second, 1);
  await move(second, 0);
  await expectMoveCount(first, 2);

  await server.kill();
  for (const page of [first, second]) await expectNoConnection(page);
  // The second player may still wait for the server's answer to the last move, which the first player has received.
  await expect(gameNote(first)).toContainText('The game continues on the server.');
  await expect(first.getByRole('button', { name: 'Reconnect now' })).toBeVisible();
  await move(first, 1);
  await expect(gameNote(first)).toContainText('Your move is saved and will be sent.');
  await server.startAgain();
  for (const page of [first, second]) await expectConnection(page);
  for (const page of [first, second]) await expectMoveCount(page, 3);
  await expect(gameNote(second)).toContainText('Your move.');

  // The server may be killed before or after it writes the move to disk.
  await move(second, 1);
  await server.kill();
  await expectNoConnection(first);
  await server.startAgain();
  for (const page of [first, second]) await expectConnection(page);
  for (const page of [first, second]) await expectMoveCount(page, 4);
  await expect(gameNote(first)).toContainText('Your move.');

  await move(first, 2);
  await expectMoveCount(second, 5);
  await second.reload();
  await expectMoveCount(second, 5);
  const moveLists = await Promise.all([first, second].map((page) => page.locator('.moves').innerText()));
  expect(moveLists[0]).toBe(moveLists[1]);
});
