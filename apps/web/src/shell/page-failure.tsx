import { siteStrings } from '@halma/locales/site';
import { type JSX, onMount } from 'solid-js';

/** The page that replaces a page that failed or could not be loaded. */
export function PageFailure(props: { failure: unknown }): JSX.Element {
  onMount(() => console.error(props.failure));
  return (
    <section class="wrap error-page" role="alert">
      <h1>{siteStrings().failed}</h1>
      {/* A script that cannot be loaded throws a TypeError, and a style sheet causes a different error. Without a connection,
       one of them is the likely reason. */}
      <p>{siteStrings()[navigator.onLine ? 'failedText' : 'offlineText']}</p>
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
