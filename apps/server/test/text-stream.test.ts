import { expect, test, vi } from 'vitest';
import { textStream } from '../src/http/text-stream.ts';

/** Generates three pieces of text, and records whether the reader has released the generator. */
class Pieces {
  madeCount = 0;
  isReleased = false;

  async *make(failAt = Infinity): AsyncGenerator<string> {
    try {
      for (; this.madeCount < 3; this.madeCount += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (this.madeCount === failAt) throw new Error('no more');
        yield `piece ${this.madeCount}\n`;
      }
    } finally {
      this.isReleased = true;
    }
  }
}

test('a text arrives complete', async () => {
  const onError = vi.fn();
  const pieces = new Pieces();
  expect(await new Response(textStream(pieces.make(), onError)).text()).toBe('piece 0\npiece 1\npiece 2\n');
  expect(onError).not.toHaveBeenCalled();
});

test.each(['after a piece', 'while a piece is being made'])(
  'a reader that disconnects %s causes no error',
  async (when) => {
    const onError = vi.fn();
    const pieces = new Pieces();
    const reader = textStream(pieces.make(), onError).getReader();
    await reader.read();
    const pending = when === 'after a piece' ? undefined : reader.read();
    await reader.cancel();
    await pending;
    await vi.waitFor(() => expect(pieces.isReleased).toBe(true));
    expect(pieces.madeCount).toBeLessThan(3);
    expect(onError).not.toHaveBeenCalled();
  },
);

test('a text that cannot be generated causes an error', async () => {
  const onError = vi.fn();
  await expect(new Response(textStream(new Pieces().make(1), onError)).text()).rejects.toThrow('no more');
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no more'));
});

test.each(['immediately', 'at the same time'])(
  'other tasks run before each piece is made, however many texts are sent, if the data arrive %s',
  async (when) => {
    let passCount = 0;
    let isOver = false;
    const countPasses = (): void => {
      passCount += 1;
      if (!isOver) setImmediate(countPasses);
    };
    setImmediate(countPasses);
    let arrival: Promise<void> | undefined;
    const passes: number[] = [];
    const make = async function* (): AsyncGenerator<string> {
      for (let piece = 0; piece < 3; piece += 1) {
        if (when === 'at the same time') {
          arrival ??= new Promise((resolve) => setTimeout(resolve, 1));
          await arrival;
          arrival = undefined;
        }
        passes.push(passCount);
        yield `piece ${piece}\n`;
      }
    };
    const texts = await Promise.all([1, 2, 3, 4].map(() => new Response(textStream(make(), vi.fn())).text()));
    isOver = true;
    expect(texts).toEqual(Array.from({ length: 4 }, () => 'piece 0\npiece 1\npiece 2\n'));
    expect(new Set(passes).size).toBe(12);
  },
);

test('a text that cannot be generated does not hold up the others', async () => {
  const failing = new Response(textStream(new Pieces().make(1), vi.fn())).text();
  const other = new Response(textStream(new Pieces().make(), vi.fn())).text();
  await expect(failing).rejects.toThrow('no more');
  expect(await other).toBe('piece 0\npiece 1\npiece 2\n');
});
