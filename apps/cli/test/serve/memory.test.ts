import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { serve } from '../../src/serve/serve.ts';
import { moves } from '../../src/verbs/moves.ts';
import { idleWork } from '../support/ask.ts';

vi.setConfig({ testTimeout: 30_000 });
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

function memoryInUse(): number {
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const REQUESTS = 10_000;
const ALLOWED = 1_500_000;

/** Requests for the moves of halma-2, one in fifty with rules of its own, which a cache without bounds would keep. */
async function* requests(run: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let id = 0; id < REQUESTS; id += 1) {
    const options = id % 50 === 0 ? { moveCap: String(run * REQUESTS + id + 1) } : {};
    yield encoder.encode(`${JSON.stringify({ id, game: 'halma-2', options })}\n`);
  }
}

let runs = 0;

/** Serves them all. @returns by how many bytes the memory in use has grown */
async function growth(keep: (answer: string) => void): Promise<number> {
  runs += 1;
  let answered = 0;
  const send = async (text: string): Promise<void> => {
    answered += 1;
    keep(text);
  };
  const before = memoryInUse();
  await serve(requests(runs), send, { verb: moves, defaults: {}, work: idleWork });
  expect(answered).toBe(REQUESTS);
  return memoryInUse() - before;
}

test(`memory does not grow over ${REQUESTS} requests`, async () => {
  await growth(() => {});
  expect(await growth(() => {})).toBeLessThan(ALLOWED);
});

test('detects answers that are kept in memory', async () => {
  const kept: string[] = [];
  expect(await growth((answer) => kept.push(answer))).toBeGreaterThan(ALLOWED);
  expect(kept).toHaveLength(REQUESTS);
});
