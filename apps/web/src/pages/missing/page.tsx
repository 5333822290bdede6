import { siteStrings } from '@halma/locales/site';
import { For, type JSX } from 'solid-js';
import { address } from '../../navigation/address.ts';
import { titlePage } from '../../navigation/page-title.ts';

/** The sections that the page links to, besides the home page. */
const SUGGESTED_PAGES = ['games', 'online', 'learn'] as const;

/**
 * The page for an unknown URL.
 *
 * @throws if the URL belongs to the documentation, and this page replaces one that could not be loaded
 */
export default function MissingPage(): JSX.Element {
  if (address().pathname.startsWith('/docs/') && !isMissingOnServer())
    throw new Error('the documentation could not be loaded');
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

/** Returns whether the server has said that there is no such page. Without a connection, the service worker responds. */
function isMissingOnServer(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.responseStatus === 404;
}
