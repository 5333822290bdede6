// Caches the files of one build, so that the site works without a connection, and shows messages that the server pushes. The
// build fills in the two lines below. A build with different files has a different version; its worker takes over when no page of
// the old version is open, or when a page requests it.
const VERSION = '__VERSION__';
const FILES = ['__FILES__'];

// The document without the first screen of a page.
const DOCUMENT = '/index.html';

/** The pages of the documentation, which have a separate cache. */
const DOCS = /^\/docs(?:\/|$)/;
const DOCS_CACHE = 'halma-docs';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll([DOCUMENT, ...FILES])));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== VERSION && name !== DOCS_CACHE).map((name) => caches.delete(name)),
        ),
      ),
  );
});

/** Ends the requests in progress. The next worker cannot take over while one of them waits for the server. */
let handover = new AbortController();

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
  if (data === 'hand over') {
    handover.abort();
    handover = new AbortController();
  }
});

const load = (request) => fetch(request, { signal: handover.signal });

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (DOCS.test(pathname)) {
    const path = pathname === '/docs' ? '/docs/' : pathname;
    const kept = async () =>
      (await caches.match(path)) ?? (request.mode === 'navigate' ? caches.match(DOCUMENT) : Response.error());
    event.respondWith(load(request).catch(kept));
  } else if (request.mode === 'navigate')
    event.respondWith(load(request).catch(() => caches.match(DOCUMENT)));
  else if (FILES.includes(pathname)) {
    event.respondWith(caches.match(pathname).then((cached) => cached ?? load(request)));
  }
});

// The server sends one message for each notice, in the format of `PushMessage` in its sources.
self.addEventListener('push', (event) => {
  const message = event.data?.json();
  if (message === undefined) return;
  const { title, body, lang, address, tag } = message;
  // A new message replaces the older one about the same game, and alerts the user again.
  const options = { body, lang, tag, renotify: tag !== undefined, icon: '/icon-192.png', data: { address } };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event.newSubscription));
});

/**
 * Replaces the subscription that the server knows after the browser has dropped it. Otherwise, the server would send
 * messages to the old one until its push service refuses them, and then none.
 */
async function renewSubscription(newSubscription) {
  const response = await fetch('/api/push');
  if (!response.ok) return;
  const { key, language } = await response.json();
  // The server sends this session no messages, for example because the user has signed out since.
  if (language === undefined) return;
  const subscription =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language }),
  });
}

self.addEventListener('notificationclick', (event) => {
  const { address } = event.notification.data;
  event.notification.close();
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const page = pages.find(({ url }) => new URL(url).pathname === address);
    return page === undefined ? self.clients.openWindow(address) : page.focus();
  };
  event.waitUntil(open());
});
