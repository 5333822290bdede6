import { siteWords } from '@halma/locales/site';
import { type JSX, onMount } from 'solid-js';

/** The page in place of one that failed or could not be loaded. */
export function PageFailure(props: { failure: unknown }): JSX.Element {
  // A failed import without a connection is a missing file; anything else is an error of the page.
  const isMissing = (): boolean => props.failure instanceof TypeError && !navigator.onLine;
  onMount(() => console.error(props.failure));
  return (
    <section class="wrap error-page" role="alert">
      <h1>{siteWords().failed}</h1>
      <p>{isMissing() ? siteWords().offlineText : siteWords().failedText}</p>
      <div class="row">
        <button type="button" class="btn main" onClick={() => location.reload()}>
          {siteWords().tryAgain}
        </button>
        <a class="btn" href="/">
          {siteWords().goHome}
        </a>
      </div>
    </section>
  );
}
