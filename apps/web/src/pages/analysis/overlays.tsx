import { analysisStrings } from '@halma/locales/analysis';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { OVERLAYS, type OverlaySeats } from '../../analysis/overlays.ts';
import { useStudy } from './study-context.ts';

/**
 * Selects the overlays on the board and the seats that they show. On touch screens, also has a button for
 * drawing with a finger.
 */
export function Overlays(): JSX.Element {
  const { board, position, overlays, toggleOverlay, overlaySeats, setOverlaySeats, nameOf } = useStudy();
  const [isDrawing, setDrawing] = createSignal(board.isDrawing);
  const seats = () => position().rules.seats;
  const parseSeats = (value: string): OverlaySeats =>
    value === 'mover' || value === 'all' ? value : Number(value);
  return (
    <fieldset class="field">
      <legend class="label">{analysisStrings().showOnBoard}</legend>
      <div class="row">
        <For each={OVERLAYS}>
          {(overlay) => (
            <button
              type="button"
              class="chip"
              aria-pressed={overlays().has(overlay)}
              onClick={() => toggleOverlay(overlay)}
            >
              {analysisStrings().overlays[overlay]}
            </button>
          )}
        </For>
        <Show when={matchMedia('(any-pointer: coarse)').matches}>
          <button
            type="button"
            class="chip"
            aria-pressed={isDrawing()}
            onClick={() => {
              setDrawing(!isDrawing());
              board.isDrawing = isDrawing();
            }}
          >
            {analysisStrings().drawArrows}
          </button>
        </Show>
      </div>
      <Show when={seats().length > 1}>
        <label class="whose">
          <span class="label">{analysisStrings().showFor}</span>
          <select class="input" onChange={(event) => setOverlaySeats(parseSeats(event.currentTarget.value))}>
            <option value="mover" selected={overlaySeats() === 'mover'}>
              {analysisStrings().sideToMove}
            </option>
            <For each={seats()}>
              {(seat) => (
                <option value={seat} selected={overlaySeats() === seat}>
                  {nameOf(seat)}
                </option>
              )}
            </For>
            <option value="all" selected={overlaySeats() === 'all'}>
              {analysisStrings().allSides}
            </option>
          </select>
        </label>
      </Show>
    </fieldset>
  );
}
