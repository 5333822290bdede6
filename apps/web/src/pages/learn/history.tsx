import { For, type JSX } from 'solid-js';
import { reading } from './reading-words.ts';

/** The history of the game, each stretch with its sources. */
export function History(): JSX.Element {
  return (
    <article class="reading-page">
      <p class="kicker">
        <a href="/learn">{reading().learn}</a>
      </p>
      <h1>{reading().history.title}</h1>
      <p class="lead">{reading().history.lead}</p>
      <For each={reading().history.entries}>
        {(entry) => (
          <section class="era">
            <p class="when">{entry.when}</p>
            <div>
              <h2>{entry.title}</h2>
              <p>{entry.text}</p>
              <p class="small quiet">{reading().history.source(entry.source)}</p>
            </div>
          </section>
        )}
      </For>
      <h2>{reading().history.sources}</h2>
      <ul class="sources">
        <For each={reading().history.list}>{(source) => <li>{source}</li>}</For>
      </ul>
    </article>
  );
}
