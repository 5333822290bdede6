/** Lets the site be kept by the browser, once the page itself has been fetched. A browser that cannot is no worse off. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    // Refused in private windows and the like; the site then needs its connection, as any other.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  });
}
