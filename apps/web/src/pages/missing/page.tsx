import type { JSX } from 'solid-js';
import { siteWords } from '../../words/site.ts';

/** What is shown at an address with no page. */
export default function MissingPage(): JSX.Element {
  return (
    <section class="wrap apology">
      <h1>{siteWords().missing}</h1>
      <p>{siteWords().missingText}</p>
      <a class="btn main" href="/">
        {siteWords().goHome}
      </a>
    </section>
  );
}
