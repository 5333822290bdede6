import { siteStrings } from '@halma/locales/site';
import type { JSX } from 'solid-js';

/** The page for an unknown address. */
export default function MissingPage(): JSX.Element {
  return (
    <section class="wrap error-page">
      <h1>{siteStrings().titles.missing}</h1>
      <p>{siteStrings().missingText}</p>
      <a class="btn main" href="/">
        {siteStrings().goHome}
      </a>
    </section>
  );
}
