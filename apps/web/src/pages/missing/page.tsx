import { siteStrings } from '@halma/locales/site';
import { For, type JSX } from 'solid-js';

/** The sections to which the page leads besides the home page. */
const WAYS_ON = ['games', 'online', 'learn'] as const;

/** The page for an unknown address. */
export default function MissingPage(): JSX.Element {
  return (
    <section class="wrap error-page">
      <h1>{siteStrings().titles.missing}</h1>
      <p>{siteStrings().missingText}</p>
      <p class="row">
        <a class="btn main" href="/">
          {siteStrings().goHome}
        </a>
        <For each={WAYS_ON}>
          {(way) => (
            <a class="btn" href={`/${way}`}>
              {siteStrings().tabs[way]}
            </a>
          )}
        </For>
      </p>
    </section>
  );
}
