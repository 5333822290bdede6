import { offerNewBuild } from './offline.ts';

/**
 * Reloads the page if it could not be loaded and a reload can help: when the connection returns, and when the server has a
 * newer build, which no longer contains the files of this one. If only a part of the page could not be loaded, offers the
 * newer build.
 */
export function recoverFromMissingFiles(): void {
  addEventListener('online', () => {
    if (isFailed()) location.reload();
  });
  // Vite dispatches this event if a module or its style sheet cannot be loaded.
  addEventListener('vite:preloadError', async () => {
    // A reload cannot repeat endlessly, because the reloaded page belongs to the server's build.
    if (!(await hasNewerBuild())) return;
    if (isFailed()) location.reload();
    else offerNewBuild();
  });
}

function isFailed(): boolean {
  return document.querySelector('#content > .error-page[role="alert"]') !== null;
}

/** Whether this page's first script differs from that of the server's pages. False if the server does not respond. */
async function hasNewerBuild(): Promise<boolean> {
  const script = document.querySelector('head > script[type="module"]')?.getAttribute('src');
  if (script == null) return false;
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return response.ok && !(await response.text()).includes(script);
  } catch {
    return false;
  }
}
