import { type Accessor, createSignal } from 'solid-js';

const [isReady, setReady] = createSignal(false);

/** Is a newer build of the site there, which this page does not show yet? */
export const isNewBuildReady: Accessor<boolean> = isReady;

let registration: ServiceWorkerRegistration | undefined;
let isAsked = false;

/**
 * Lets the site be kept by the browser, once the page itself has been fetched, and notices newer builds. A browser that
 * cannot is no worse off.
 */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  addEventListener('load', () => {
    // Refused in private windows and the like; the site then needs its connection, as any other.
    serviceWorker.register('/service-worker.js').then(follow, () => undefined);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) location.reload();
    // another tab has taken the new build over
    else if (hadWorker) setReady(true);
  });
}

/** Shows the new build: its worker takes over, and this page is loaded anew. */
export function takeNewBuild(): void {
  isAsked = true;
  const waiting = registration?.waiting ?? null;
  if (waiting === null) location.reload();
  else waiting.postMessage('take over');
}

function follow(registered: ServiceWorkerRegistration): void {
  registration = registered;
  // on the first visit there is no older build that this one would follow
  const look = (): void => {
    if (registered.waiting !== null && navigator.serviceWorker.controller !== null) setReady(true);
  };
  look();
  registered.addEventListener('updatefound', () =>
    registered.installing?.addEventListener('statechange', look),
  );
}
