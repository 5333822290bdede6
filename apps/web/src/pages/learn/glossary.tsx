import { glossaryWords } from '@halma/locales/glossary';
import { For, type JSX, onMount } from 'solid-js';
import { GLOSSARY } from '../../learn/glossary.ts';

/** The glossary, by section. The fragment of the address selects a term. */
export function Glossary(): JSX.Element {
  // The browser looks for the fragment before the terms exist, so the page scrolls to it here.
  onMount(() =>
    requestAnimationFrame(() => document.getElementById(location.hash.slice(1))?.scrollIntoView()),
  );
  return (
    <article class="reading-page">
      <p class="kicker">
        <a href="/learn">{glossaryWords().learn}</a>
      </p>
      <h1>{glossaryWords().title}</h1>
      <p class="lead">{glossaryWords().lead}</p>
      <For each={GLOSSARY}>
        {({ id, terms }) => (
          <section>
            <h2>{glossaryWords().sections[id]}</h2>
            <dl class="definitions">
              <For each={terms}>
                {(name) => (
                  <div id={name}>
                    <dt>{glossaryWords().terms[name].term}</dt>
                    <dd>{glossaryWords().terms[name].meaning}</dd>
                  </div>
                )}
              </For>
            </dl>
          </section>
        )}
      </For>
    </article>
  );
}
