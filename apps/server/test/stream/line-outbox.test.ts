import { expect, test, vi } from 'vitest';
import { encodeMessage, MAX_BUFFERED_BYTES } from '../../src/socket/outbox.ts';
import { LineOutbox } from '../../src/stream/line-outbox.ts';

const STOPPING = { say: 'stopping', after: 1000 } as const;

/** Reads the whole body as text. */
async function readAll(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) text += decoder.decode(chunk, { stream: true });
  return text;
}

test('sends lines, WebSocket messages and empty lines in order', async () => {
  const onEnd = vi.fn();
  const outbox = new LineOutbox(onEnd);
  const longMessage = { ...STOPPING, detail: 'x'.repeat(70_000) };
  outbox.send(STOPPING);
  for (const message of [STOPPING, { ...STOPPING, detail: 'x'.repeat(200) }, longMessage])
    outbox.sendEncoded(encodeMessage(message));
  outbox.sendEmptyLine();
  outbox.end();
  outbox.send(STOPPING);
  const lines = (await readAll(outbox.body)).split('\n');
  expect(lines.map((line) => line.length)).toEqual([31, 31, 243, 70_043, 0, 0]);
  expect(JSON.parse(lines[3] ?? '')).toEqual(longMessage);
  expect(onEnd).not.toHaveBeenCalled();
});

test('cuts off a program that does not read, and buffers no more than the limit for it', async () => {
  const onEnd = vi.fn();
  const outbox = new LineOutbox(onEnd);
  const message = encodeMessage({ ...STOPPING, after: 1 });
  let sentBytes = 0;
  while (onEnd.mock.calls.length === 0 && sentBytes < 10 * MAX_BUFFERED_BYTES) {
    outbox.sendEncoded(message);
    sentBytes += message.length;
  }
  expect(sentBytes).toBeGreaterThan(MAX_BUFFERED_BYTES / 2);
  expect(sentBytes).toBeLessThan(2 * MAX_BUFFERED_BYTES);
  outbox.send(STOPPING);
  outbox.end();
  await expect(readAll(outbox.body)).rejects.toThrow('too slowly');
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('reports only once that the program has disconnected', async () => {
  const onEnd = vi.fn();
  const outbox = new LineOutbox(onEnd);
  await outbox.body.cancel();
  outbox.send(STOPPING);
  outbox.end();
  expect(onEnd).toHaveBeenCalledTimes(1);
});
