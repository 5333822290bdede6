import { LANGUAGES } from '@halma/locales';
import { type FooterStrings, footerStrings } from '@halma/locales/footer';
import { siteStrings } from '@halma/locales/site';
import { For, type JSX, Show } from 'solid-js';
import { chooseLanguage, language } from '../locale/language.ts';
import { Emblem } from '../parts/icon.tsx';

type LinkName = keyof FooterStrings['links'];

interface Column {
  readonly title: keyof FooterStrings['titles'];
  readonly links: readonly (readonly [name: LinkName, href: string])[];
}

const COLUMNS: readonly Column[] = [
  {
    title: 'play',
    links: [
      ['computer', '/play/new?with=computer'],
      ['friends', '/play/new?with=friends'],
      ['online', '/online'],
      ['watch', '/online/watch'],
      ['tournaments', '/online/tournaments'],
      ['rules', '/games'],
    ],
  },
  {
    title: 'study',
    links: [
      ['lessons', '/learn'],
      ['solitaires', '/solitaires'],
      ['analysis', '/analysis'],
      ['print', '/print'],
    ],
  },
  {
    title: 'reading',
    links: [
      ['glossary', '/learn/glossary'],
      ['history', '/learn/history'],
      ['books', '/learn/books'],
      ['documentation', '/docs/'],
    ],
  },
  {
    title: 'site',
    links: [
      ['about', '/about'],
      ['privacy', '/about#privacy'],
      ['source', '/about#source'],
    ],
  },
];

/** The footer: the site's pages by subject, and the choice of a language. */
export default function Footer(): JSX.Element {
  return (
    <footer class="footer">
      <div class="wrap footer-columns">
        <div class="footer-name">
          <span class="mark">
            <Emblem />
            {siteStrings().name}
          </span>
          <p class="small quiet">
            {footerStrings().tagline}
            {/* Browsers offer service workers only with TLS or on the machine itself. */}
            <Show when={'serviceWorker' in navigator}> {footerStrings().offline}</Show>
          </p>
          <p class="footer-languages">
            <For each={LANGUAGES}>
              {({ tag, name }) => (
                <button
                  type="button"
                  class="link"
                  lang={tag}
                  aria-pressed={language() === tag}
                  onClick={() => void chooseLanguage(tag)}
                >
                  {name}
                </button>
              )}
            </For>
          </p>
        </div>
        <For each={COLUMNS}>
          {({ title, links }) => (
            <nav aria-label={footerStrings().titles[title]}>
              <h2>{footerStrings().titles[title]}</h2>
              <ul>
                <For each={links}>
                  {([name, href]) => (
                    <li>
                      <a href={href}>{footerStrings().links[name]}</a>
                    </li>
                  )}
                </For>
              </ul>
            </nav>
          )}
        </For>
      </div>
    </footer>
  );
}
