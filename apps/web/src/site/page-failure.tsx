import { type JSX, onMount } from 'solid-js';
import { siteWords } from '../words/site.ts';

/** What is shown where a page has stopped, or could not be fetched. */
export function PageFailure(props: { failure: unknown }): JSX.Element {
  // a page that cannot be imported is missing from the network; anything else is a mistake in the page, worth reading about
  const isMissing = (): boolean => props.failure instanceof TypeError && !navigator.onLine;
  onMount(() => console.error(props.failure));
  return (
    <section class="wrap apology" role="alert">
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
