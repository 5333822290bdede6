/** Loads the site again when the connection returns, if the page could not be loaded without it. */
export function reloadFailedPageWhenOnline(): void {
  addEventListener('online', () => {
    if (document.querySelector('#content > .error-page[role="alert"]') !== null) location.reload();
  });
}
