import { EventEmitter } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { createPicturePainter } from '../../src/link-preview/picture-painter.ts';

/** A thread that finishes a job only when the test calls `finish`. */
class FakeThread extends EventEmitter {
  readonly jobs: string[] = [];
  isTerminated = false;

  postMessage(job: string): void {
    this.jobs.push(job);
  }

  finish(): void {
    this.emit('message', new TextEncoder().encode(this.jobs.at(-1)));
  }

  async terminate(): Promise<number> {
    this.isTerminated = true;
    return 0;
  }
}

function createTestPainter() {
  const threads: FakeThread[] = [];
  const painter = createPicturePainter(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread as unknown as Worker;
  });
  const paint = (key: string) => painter.paint(key, () => `<svg id="${key}"/>`);
  return { threads, painter, paint };
}

const waitForTasks = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a picture is painted once for all requests, and cached', async () => {
  const { threads, paint } = createTestPainter();
  const [one, other] = [paint('a'), paint('a')];
  await waitForTasks();
  threads[0]?.finish();
  expect(new TextDecoder().decode(await one)).toBe('<svg id="a"/>');
  expect(await other).toBe(await one);
  expect(await paint('a')).toBe(await one);
  expect(threads.map(({ jobs }) => jobs.length)).toEqual([1]);
});

test('pictures are painted one after another, and requests beyond the limit are refused', async () => {
  const { threads, paint } = createTestPainter();
  const pictures = Array.from({ length: 20 }, (_, index) => paint(String(index)));
  expect(await paint('one too many')).toBeUndefined();
  for (let count = 0; count < 20; count += 1) {
    await waitForTasks();
    expect(threads[0]?.jobs).toHaveLength(count + 1);
    threads[0]?.finish();
  }
  expect(await Promise.all(pictures)).not.toContain(undefined);
  expect(threads).toHaveLength(1);
});

test('a thread that fails is replaced', async () => {
  const { threads, painter, paint } = createTestPainter();
  const failingPicture = paint('a');
  const next = paint('b');
  await waitForTasks();
  threads[0]?.emit('error', new Error('out of memory'));
  await expect(failingPicture).rejects.toThrow('out of memory');
  await waitForTasks();
  threads[1]?.finish();
  expect(await next).toBeDefined();
  expect(threads.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  await painter.close();
  expect(threads[1]?.isTerminated).toBe(true);
});
