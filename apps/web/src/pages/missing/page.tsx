import { siteWords } from '@halma/locales/site';
import type { JSX } from 'solid-js';

/** The page for an unknown address. */
export default function MissingPage(): JSX.Element {
  return (
    <section class="wrap error-page">
      <h1>{siteWords().titles.missing}</h1>
      <p>{siteWords().missingText}</p>
      <a class="btn main" href="/">
        {siteWords().goHome}
      </a>
    </section>
  );
}
