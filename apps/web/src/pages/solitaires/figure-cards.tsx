import { For, type JSX } from 'solid-js';
import { Miniature } from '../../parts/miniature.tsx';
import { FIGURES, type PrintedFigure } from '../../solitaires/key-names.ts';
import { figurePosition } from '../../solitaires/keys.ts';
import { problemAddress } from '../../solitaires/problems.ts';
import { words } from './words.ts';

/** The four printed figures, each a link to its keys. They lie near their corner, so only that is shown. */
export function FigureCards(props: { readonly figure: PrintedFigure }): JSX.Element {
  return (
    <nav class="figure-cards" aria-label={words().figures.choose}>
      <For each={FIGURES}>
        {(figure) => (
          <a
            href={problemAddress('figures', figure)}
            aria-current={props.figure === figure ? 'page' : undefined}
          >
            <Miniature class="still corner" position={figurePosition(figure)} />
            <span class="fig-cap">{words().figures.figure(figure)}</span>
          </a>
        )}
      </For>
    </nav>
  );
}
