import { readingStrings } from '@halma/locales/reading';
import { For, type JSX, Show } from 'solid-js';
import { WORKS } from '../../learn/books.ts';
import { describePage } from '../../navigation/describe-page.ts';

/** Books, films and other works that show or mention the game. */
export function Books(): JSX.Element {
  describePage(() => ({ title: readingStrings().books.title, description: readingStrings().books.lead }));
  return (
    <article class="reading-page">
      <p class="kicker">
        <a href="/learn">{readingStrings().learn}</a>
      </p>
      <h1>{readingStrings().books.title}</h1>
      <p class="lead">{readingStrings().books.lead}</p>
      <dl class="definitions">
        <For each={WORKS}>
          {({ id, author, title, kind }) => (
            <div>
              <dt>
                <Show when={author !== ''}>{author}, </Show>
                <cite lang="en">{title}</cite>{' '}
                <span class="small quiet">{readingStrings().books.kinds[kind]}</span>
              </dt>
              <dd>{readingStrings().books.notes[id]}</dd>
            </div>
          )}
        </For>
      </dl>
      <p class="small quiet">{readingStrings().books.source}</p>
    </article>
  );
}
