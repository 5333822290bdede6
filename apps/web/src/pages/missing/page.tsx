import { siteStrings } from '@halma/locales/site';
import { For, type JSX } from 'solid-js';
import { titlePage } from '../../navigation/page-title.ts';

/** The sections that the page links to, besides the home page. */
const SUGGESTED_PAGES = ['games', 'online', 'learn'] as const;

/** The page for an unknown URL. */
export default function MissingPage(): JSX.Element {
  titlePage(() => siteStrings().title(siteStrings().titles.missing));
  return (
    <section class="wrap error-page">
      <h1>{siteStrings().titles.missing}</h1>
      <p>{siteStrings().missingText}</p>
      <p class="row">
        <a class="btn main" href="/">
          {siteStrings().goHome}
        </a>
        <For each={SUGGESTED_PAGES}>
          {(page) => (
            <a class="btn" href={`/${page}`}>
              {siteStrings().tabs[page]}
            </a>
          )}
        </For>
      </p>
    </section>
  );
}
