import { solitaireStrings } from '@halma/locales/solitaires';
import { For, type JSX } from 'solid-js';
import { Miniature } from '../../parts/miniature.tsx';
import { FIGURES, type PrintedFigure } from '../../solitaires/key-names.ts';
import { figurePosition } from '../../solitaires/keys.ts';
import { problemAddress } from '../../solitaires/problems.ts';

/** The four printed figures as links to their keys. Each picture shows only the corner of the board that contains the figure. */
export function FigureCards(props: { readonly figure: PrintedFigure }): JSX.Element {
  return (
    <nav class="figure-cards" aria-label={solitaireStrings().figures.choose}>
      <For each={FIGURES}>
        {(figure) => (
          <a
            href={problemAddress('figures', figure)}
            aria-current={props.figure === figure ? 'page' : undefined}
          >
            <Miniature class="still corner" position={figurePosition(figure)} />
            <span class="fig-cap">{solitaireStrings().figures.figure(figure)}</span>
          </a>
        )}
      </For>
    </nav>
  );
}
