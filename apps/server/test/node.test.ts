import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type HalmaNode, startNode } from '../src/node.ts';
import { readSettings } from '../src/settings.ts';

const folder = await mkdtemp(join(tmpdir(), 'halma-node-'));
afterAll(() => rm(folder, { recursive: true }));

async function start(name: string): Promise<HalmaNode> {
  const settings = readSettings({ DATA_DIR: join(folder, name), LEVEL_THREADS: '0' });
  // The last request makes the node report that its store is closed, which the test expects.
  const node = settings.ok ? await startNode(settings.value, () => undefined) : settings;
  if (!node.ok) throw new Error(node.refusal);
  return node.value;
}

test('a node that stops serves the requests in progress before it closes its store', async () => {
  const [node, other] = [await start('node'), await start('other')];
  const [health] = node.routersFor(new Map());
  let endRequests = (): void => undefined;
  const requestsEnded = new Promise<void>((resolve) => {
    endRequests = resolve;
  });
  const stopping = node.stop(requestsEnded);
  // By the time that the other node has stopped, this one would have too if it did not wait for its requests.
  await other.stop();
  expect(await health?.request('/readyz')).toMatchObject({ status: 200 });
  endRequests();
  await stopping;
  expect(await health?.request('/readyz')).toMatchObject({ status: 503 });
});
