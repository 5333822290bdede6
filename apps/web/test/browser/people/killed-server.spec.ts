import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ServerProcess, startServer } from '../../../../server/test/server-process.ts';
import { move, movesListed, said, twoAtATable } from './people.ts';

// Several browsers on a slow machine are no reason to fail; what hangs still ends.
test.describe.configure({ timeout: 180_000 });

/** A server that this test may kill, on a folder of its own. */
class OwnServer {
  readonly #data: string;
  #process: ServerProcess;
  readonly address: string;

  private constructor(data: string, process: ServerProcess, address: string) {
    this.#data = data;
    this.#process = process;
    this.address = address;
  }

  static async start(): Promise<OwnServer> {
    const data = await mkdtemp(join(tmpdir(), 'halma-killed-'));
    const server = startServer(environment(data, '0'));
    const address = await server.address;
    if (address === undefined) throw new Error(server.output());
    return new OwnServer(data, server, address.replace('localhost', '127.0.0.1'));
  }

  /** As when the machine loses its power: nothing is said to anybody. */
  async kill(): Promise<void> {
    this.#process.child.kill('SIGKILL');
    await this.#process.ended;
  }

  /** Another one, on the same folder and port. */
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

let server: OwnServer;
test.beforeEach(async () => {
  server = await OwnServer.start();
});
test.afterEach(() => server.remove());

const expectNoConnection = (page: Page): Promise<void> =>
  expect(said(page)).toContainText('No connection. The game goes on at the server.');

test('the server is killed in the middle of a game and started again: both go on, and nothing is lost', async ({
  browser,
}) => {
  const [first, second] = await twoAtATable(browser, server.address);
  await move(first, 0);
  await movesListed(second, 1);
  await move(second, 0);
  await movesListed(first, 2);

  await server.kill();
  for (const page of [first, second]) await expectNoConnection(page);
  await expect(first.getByRole('button', { name: 'Try now' })).toBeVisible();
  await move(first, 1);
  await expect(said(first)).toContainText('Your move is kept and will be sent.');
  await server.startAgain();
  for (const page of [first, second]) await movesListed(page, 3);
  await expect(said(second)).toContainText('Your move.');

  // This time the move may have reached the disk, or not, when the server dies.
  await move(second, 1);
  await server.kill();
  await expect(said(first)).toContainText('No connection.');
  await server.startAgain();
  for (const page of [first, second]) await movesListed(page, 4);
  await expect(said(first)).toContainText('Your move.');

  await move(first, 2);
  await movesListed(second, 5);
  await second.reload();
  await movesListed(second, 5);
  const texts = await Promise.all([first, second].map((page) => page.locator('.moves').innerText()));
  expect(texts[0]).toBe(texts[1]);
});
