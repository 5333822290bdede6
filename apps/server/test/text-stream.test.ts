import { expect, test, vi } from 'vitest';
import { textStream } from '../src/http/text-stream.ts';

/** Generates three pieces of text, and records when the reader has released the generator. */
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

test('a text arrives whole', async () => {
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
