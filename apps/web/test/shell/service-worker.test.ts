import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../../offline/service-worker.js', import.meta.url), 'utf8');

/** A page of the site that is open in the browser. */
interface FakePage {
  readonly url: string;
  readonly focus: () => void;
}

/** Runs the service worker in a minimal browser. Returns a function that sends it an event and waits. */
function startWorker(pages: readonly FakePage[]) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
  };
  runInContext(SCRIPT, createContext({ self, URL, AbortController }));
  const send = async (name: string, event: object): Promise<void> => {
    const waiting: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => waiting.push(promise) });
    await Promise.all(waiting);
  };
  return { send, showNotification, openWindow };
}

const MESSAGE = {
  title: 'Challenge',
  body: 'Ann challenges you.',
  address: '/online/challenges',
  tag: 'c:1',
  lang: 'en',
};

test('the service worker shows a message from the server', async () => {
  const { send, showNotification } = startWorker([]);
  await send('push', { data: { json: () => MESSAGE } });
  expect(showNotification).toHaveBeenCalledWith(
    'Challenge',
    expect.objectContaining({
      body: 'Ann challenges you.',
      tag: 'c:1',
      lang: 'en',
      data: { address: '/online/challenges' },
    }),
  );
});

test('the service worker ignores a message that has no content', async () => {
  const { send, showNotification } = startWorker([]);
  await send('push', { data: null });
  expect(showNotification).not.toHaveBeenCalled();
});

test.each([
  ['opens its page', '/', false],
  ['focuses its page if it is open', '/online/challenges?x=1', true],
])('pressing a message %s', async (_, openPath, isOpen) => {
  const page = { url: `https://halma.example${openPath}`, focus: vi.fn() };
  const { send, openWindow } = startWorker([page]);
  const close = vi.fn();
  await send('notificationclick', { notification: { close, data: { address: MESSAGE.address } } });
  expect(close).toHaveBeenCalled();
  expect(page.focus).toHaveBeenCalledTimes(isOpen ? 1 : 0);
  expect(openWindow.mock.calls).toEqual(isOpen ? [] : [[MESSAGE.address]]);
});
