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
function startWorker(pages: readonly FakePage[], fetch?: (path: string, init?: object) => Promise<Response>) {
  const listeners = new Map<string, (event: object) => void>();
  const showNotification = vi.fn(async () => undefined);
  const openWindow = vi.fn(async () => undefined);
  const subscribe = vi.fn(async () => SUBSCRIPTION);
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  };
  runInContext(SCRIPT, createContext({ self, URL, AbortController, fetch }));
  const send = async (name: string, event: object): Promise<void> => {
    const waiting: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => waiting.push(promise) });
    await Promise.all(waiting);
  };
  return { send, showNotification, openWindow, subscribe };
}

const KEYS = { p256dh: 'public-key', auth: 'secret' };
const ENDPOINT = 'https://push.example/new';
const SUBSCRIPTION = { toJSON: () => ({ endpoint: ENDPOINT, expirationTime: null, keys: KEYS }) };

const MESSAGE = {
  title: 'Challenge',
  body: 'Ann challenges you.',
  address: '/online/challenges',
  tag: 'c:1',
  lang: 'en',
};

test('the service worker shows a push message as a notification', async () => {
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

test('the service worker ignores a push message that has no content', async () => {
  const { send, showNotification } = startWorker([]);
  await send('push', { data: null });
  expect(showNotification).not.toHaveBeenCalled();
});

test.each([
  ['opens its page', '/', false],
  ['focuses its page if the page is open', '/online/challenges?x=1', true],
])('pressing a notification %s', async (_, openPath, isOpen) => {
  const page = { url: `https://halma.example${openPath}`, focus: vi.fn() };
  const { send, openWindow } = startWorker([page]);
  const close = vi.fn();
  await send('notificationclick', { notification: { close, data: { address: MESSAGE.address } } });
  expect(close).toHaveBeenCalled();
  expect(page.focus).toHaveBeenCalledTimes(isOpen ? 1 : 0);
  expect(openWindow.mock.calls).toEqual(isOpen ? [] : [[MESSAGE.address]]);
});

test.each([
  ['replaces a subscription that the browser has renewed', 200, { language: 'de' }, SUBSCRIPTION, 0, 1],
  ['subscribes again if the browser has not', 200, { language: 'de' }, null, 1, 1],
  ['does not subscribe a session that receives no push messages', 200, {}, SUBSCRIPTION, 0, 0],
  ['does not subscribe a guest', 403, {}, null, 0, 0],
])(
  'the service worker %s',
  async (_, status, more, newSubscription, expectedSubscriptions, expectedRequests) => {
    const requests: unknown[] = [];
    const { send, subscribe } = startWorker([], async (path, init) => {
      if (init === undefined) return Response.json({ key: 'server-key', ...more }, { status });
      requests.push([path, init]);
      return new Response(null, { status: 204 });
    });
    await send('pushsubscriptionchange', { newSubscription });
    expect(subscribe).toHaveBeenCalledTimes(expectedSubscriptions);
    if (expectedSubscriptions > 0)
      expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'server-key' });
    const body = JSON.stringify({ endpoint: ENDPOINT, ...KEYS, language: 'de' });
    const request = ['/api/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }];
    expect(requests).toEqual(Array(expectedRequests).fill(request));
  },
);
