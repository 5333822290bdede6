import { For, type JSX, Show } from 'solid-js';
import { WORKS } from '../../learn/books.ts';
import { reading } from './reading-words.ts';

/** Books, films and other works in which the game is played or named. */
export function Books(): JSX.Element {
  return (
    <article class="reading-page">
      <p class="kicker">
        <a href="/learn">{reading().learn}</a>
      </p>
      <h1>{reading().books.title}</h1>
      <p class="lead">{reading().books.lead}</p>
      <dl class="works">
        <For each={WORKS}>
          {({ id, by, title, kind }) => (
            <div>
              <dt>
                <Show when={by !== ''}>{by}, </Show>
                <cite lang="en">{title}</cite> <span class="small quiet">{reading().books.kinds[kind]}</span>
              </dt>
              <dd>{reading().books.notes[id]}</dd>
            </div>
          )}
        </For>
      </dl>
      <p class="small quiet">{reading().books.source}</p>
    </article>
  );
}
