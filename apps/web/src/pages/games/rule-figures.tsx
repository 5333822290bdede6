import { boardFigure } from '@halma/board';
import { guideStrings } from '@halma/locales/guide';
import type { GameGroup } from '@halma/rules';
import { For, type JSX } from 'solid-js';
import { drawnFigure } from '../../guide/drawn-figure.ts';
import { FIGURES } from '../../guide/figures.ts';
import { createWhenIdle } from '../../parts/idle.ts';

/** The rules as four lettered figures, each with a sentence. */
export function RuleFigures(props: { readonly group: GameGroup }): JSX.Element {
  return (
    <section>
      <div class="section-head">
        <h2>{guideStrings().howToPlay}</h2>
      </div>
      <div class="rule-figures">
        <For each={FIGURES[props.group]}>
          {(figure, index) => {
            // The figures are below the exercise board, so the page draws them after it.
            const picture = createWhenIdle(() => {
              const { position, options } = drawnFigure(figure);
              return boardFigure(position, options);
            });
            const caption = () => guideStrings().captions[figure.caption];
            return (
              <figure>
                <div class="picture">{picture()}</div>
                <figcaption>
                  <span class="letter">{guideStrings().figure('ABCD'.charAt(index()))}</span>
                  <b>{caption().term}</b> {caption().text}
                </figcaption>
              </figure>
            );
          }}
        </For>
      </div>
    </section>
  );
}
