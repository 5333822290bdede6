import { siteStrings } from '@halma/locales/site';
import { type JSX, onMount } from 'solid-js';

/** The page that replaces a page that failed or could not be loaded. */
export function PageFailure(props: { failure: unknown }): JSX.Element {
  // A failed import throws a TypeError. If there is no connection, the file could not be loaded; otherwise
  // the page has an error.
  const isOffline = (): boolean => props.failure instanceof TypeError && !navigator.onLine;
  onMount(() => console.error(props.failure));
  return (
    <section class="wrap error-page" role="alert">
      <h1>{siteStrings().failed}</h1>
      <p>{isOffline() ? siteStrings().offlineText : siteStrings().failedText}</p>
      <div class="row">
        <button type="button" class="btn main" onClick={() => location.reload()}>
          {siteStrings().tryAgain}
        </button>
        <a class="btn" href="/">
          {siteStrings().goHome}
        </a>
      </div>
    </section>
  );
}
