import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { answerLine } from '../../src/serve/answer-line.ts';
import { serve } from '../../src/serve/serve.ts';
import { moves } from '../../src/verbs/moves.ts';
import { idleWork } from '../support/ask.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

function memoryInUse(): number {
  collectGarbage();
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const REQUEST_COUNT = 10_000;
const ALLOWED_GROWTH_BYTES = 1_500_000;

/** Yields requests for the moves of halma-2. One in fifty has different rules, which an unbounded cache would keep. */
async function* requests(run: number): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (let id = 0; id < REQUEST_COUNT; id += 1) {
    const options = id % 50 === 0 ? { moveCap: String(run * REQUEST_COUNT + id + 1) } : {};
    yield encoder.encode(`${JSON.stringify({ id, game: 'halma-2', options })}\n`);
  }
}

let runs = 0;

/**
 * Serves the requests in one run.
 *
 * @returns the growth of the memory in use, in bytes
 */
async function measureGrowth(keep: (answer: string) => void): Promise<number> {
  runs += 1;
  let answered = 0;
  const send = async (text: string): Promise<void> => {
    answered += 1;
    keep(text);
  };
  const before = memoryInUse();
  await serve(requests(runs), send, (line) =>
    answerLine(line, { verb: moves, defaults: {}, work: idleWork }),
  );
  expect(answered).toBe(REQUEST_COUNT);
  return memoryInUse() - before;
}

test(`memory does not grow over ${REQUEST_COUNT} requests`, async () => {
  await measureGrowth(() => {});
  expect(await measureGrowth(() => {})).toBeLessThan(ALLOWED_GROWTH_BYTES);
});

test('the measurement detects responses that are kept in memory', async () => {
  const keptResponses: string[] = [];
  expect(await measureGrowth((answer) => keptResponses.push(answer))).toBeGreaterThan(ALLOWED_GROWTH_BYTES);
  expect(keptResponses).toHaveLength(REQUEST_COUNT);
});
