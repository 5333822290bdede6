import '../../style/about.css';
import { aboutStrings } from '@halma/locales/about';
import { For, type JSX, onMount, Show } from 'solid-js';
import { scrollToFragment } from '../../navigation/address.ts';

/** The page about the site: the games, privacy and the source code. */
export default function AboutPage(): JSX.Element {
  // The browser looked for the section before the page had loaded.
  onMount(scrollToFragment);
  return (
    <div class="wrap about-page">
      <h1>{aboutStrings().title}</h1>
      <p class="lead">{aboutStrings().lead}</p>
      <For each={aboutStrings().sections}>
        {({ id, title, paragraphs }) => (
          <section id={id}>
            <h2>{title}</h2>
            <For each={paragraphs}>{(text) => <p>{text}</p>}</For>
            <Show when={id === 'source'}>
              <p>
                <a href="/api/openapi.json" target="_blank" rel="noopener">
                  {aboutStrings().apiLink}
                </a>
              </p>
            </Show>
          </section>
        )}
      </For>
    </div>
  );
}
