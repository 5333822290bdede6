import { readingStrings } from '@halma/locales/reading';
import { For, type JSX } from 'solid-js';
import { describePage } from '../../navigation/describe-page.ts';

/** The history of the game, by period, with sources. */
export function History(): JSX.Element {
  describePage(() => ({ title: readingStrings().history.title, description: readingStrings().history.lead }));
  return (
    <article class="reading-page">
      <p class="kicker">
        <a href="/learn">{readingStrings().learn}</a>
      </p>
      <h1>{readingStrings().history.title}</h1>
      <p class="lead">{readingStrings().history.lead}</p>
      <For each={readingStrings().history.entries}>
        {(entry) => (
          <section class="era">
            <p class="when">{entry.when}</p>
            <div>
              <h2>{entry.title}</h2>
              <p>{entry.text}</p>
              <p class="small quiet">{readingStrings().history.source(entry.source)}</p>
            </div>
          </section>
        )}
      </For>
      <h2>{readingStrings().history.sources}</h2>
      <ul class="sources">
        <For each={readingStrings().history.list}>{(source) => <li>{source}</li>}</For>
      </ul>
    </article>
  );
}
