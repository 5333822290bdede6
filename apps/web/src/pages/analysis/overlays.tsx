import { For, type JSX } from 'solid-js';
import { OVERLAYS } from '../../analysis/overlays.ts';
import { analysisWords } from '../../words/analysis.ts';
import { useStudy } from './study-context.ts';

/** What is to be drawn on the board about the position. */
export function Overlays(): JSX.Element {
  const { overlays, toggleOverlay } = useStudy();
  return (
    <fieldset class="field">
      <legend class="label">{analysisWords().draw}</legend>
      <div class="row">
        <For each={OVERLAYS}>
          {(overlay) => (
            <button
              type="button"
              class="chip"
              aria-pressed={overlays().has(overlay)}
              onClick={() => toggleOverlay(overlay)}
            >
              {analysisWords().overlays[overlay]}
            </button>
          )}
        </For>
      </div>
    </fieldset>
  );
}
