import { glossaryStrings } from '@halma/locales/glossary';
import { For, type JSX, onMount } from 'solid-js';
import { GLOSSARY } from '../../learn/glossary.ts';
import { scrollToFragment } from '../../navigation/address.ts';
import { describePage } from '../../navigation/describe-page.ts';

/** The glossary, by section. The fragment of the URL selects a term. */
export function Glossary(): JSX.Element {
  describePage(() => ({ title: glossaryStrings().title, description: glossaryStrings().lead }));
  // The browser looks for the fragment before the terms exist, so the page scrolls to it here.
  onMount(() => requestAnimationFrame(scrollToFragment));
  return (
    <article class="reading-page">
      <p class="kicker">
        <a href="/learn">{glossaryStrings().learn}</a>
      </p>
      <h1>{glossaryStrings().title}</h1>
      <p class="lead">{glossaryStrings().lead}</p>
      <For each={GLOSSARY}>
        {({ id, terms }) => (
          <section>
            <h2>{glossaryStrings().sections[id]}</h2>
            <dl class="definitions">
              <For each={terms}>
                {(name) => (
                  <div id={name}>
                    <dt>{glossaryStrings().terms[name].term}</dt>
                    <dd>{glossaryStrings().terms[name].meaning}</dd>
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
