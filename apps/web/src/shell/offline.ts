import { type Accessor, createSignal } from 'solid-js';

const [isReady, setReady] = createSignal(false);

/** Whether a newer build of the site is ready, which this page does not run yet. */
export const isNewBuildReady: Accessor<boolean> = isReady;

let registration: ServiceWorkerRegistration | undefined;
let isTakingOver = false;

/**
 * Registers the service worker, which stores the site for use without a connection, and detects newer builds.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  addEventListener('load', () => {
    // Private windows refuse it; the site then needs a connection.
    serviceWorker.register('/service-worker.js').then(follow, () => undefined);
  });
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTakingOver) location.reload();
    // Another tab has taken the new build over.
    else if (hadWorker) setReady(true);
  });
}

/** Lets the worker of the new build take over, and reloads the page. */
export function activateNewBuild(): void {
  isTakingOver = true;
  const waiting = registration?.waiting ?? null;
  if (waiting === null) location.reload();
  else waiting.postMessage('take over');
}

function follow(registered: ServiceWorkerRegistration): void {
  registration = registered;
  // On the first visit there is no older build to replace.
  const look = (): void => {
    if (registered.waiting !== null && navigator.serviceWorker.controller !== null) setReady(true);
  };
  look();
  registered.addEventListener('updatefound', () =>
    registered.installing?.addEventListener('statechange', look),
  );
}
