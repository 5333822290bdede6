import { type Accessor, createSignal } from 'solid-js';

const [isReady, setReady] = createSignal(false);

/** Whether a build of the site is ready that is newer than the one this page runs. */
export const isNewBuildReady: Accessor<boolean> = isReady;

/**
 * How long a page waits for the new worker before it reloads anyway, which also loads the new build from the server.
 * The browser lets the old worker finish its work first, for up to five minutes.
 */
const TAKEOVER_LIMIT_MS = 5000;

let registration: ServiceWorkerRegistration | undefined;
let isTakingOver = false;

/** Registers the service worker, which caches the site for offline use, and detects newer builds. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  const register = (): void => {
    // Private windows may refuse the registration. The site then needs a connection.
    serviceWorker.register('/service-worker.js').then(watchForNewBuild, () => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
  serviceWorker.addEventListener('controllerchange', () => {
    if (isTakingOver) location.reload();
    // Another tab has activated the new build.
    else if (hadWorker) setReady(true);
  });
}

/** Offers to reload the page because the server has a newer build than the one this page runs. */
export function offerNewBuild(): void {
  setReady(true);
}

/** Activates the new build and reloads the page. */
export function activateNewBuild(): void {
  isTakingOver = true;
  const waitingWorker = registration?.waiting ?? null;
  if (waitingWorker === null) location.reload();
  else {
    navigator.serviceWorker.controller?.postMessage('hand over');
    waitingWorker.postMessage('take over');
    setTimeout(() => location.reload(), TAKEOVER_LIMIT_MS);
  }
}

/** @param registered undefined if the browser blocks service workers without an error */
function watchForNewBuild(registered: ServiceWorkerRegistration | undefined): void {
  if (registered === undefined) return;
  registration = registered;
  // If there is no controller, this is the first visit, and there is no older build to replace.
  const checkWaiting = (): void => {
    if (registered.waiting !== null && navigator.serviceWorker.controller !== null) setReady(true);
  };
  checkWaiting();
  const watchInstallation = (): void => registered.installing?.addEventListener('statechange', checkWaiting);
  // The browser may have found the newer build before this page asked for it.
  watchInstallation();
  registered.addEventListener('updatefound', watchInstallation);
}
