import { MAN_COLOURS, type ManColour, manGlyph } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { newGameStrings } from '@halma/locales/new-game';
import { createUniqueId, For, type JSX } from 'solid-js';

interface ColourChoiceProps {
  readonly selected: ManColour;
  readonly onSelect: (colour: ManColour) => void;
}

/** The six colours that men can have, as radio buttons. */
export function ColourChoice(props: ColourChoiceProps): JSX.Element {
  const name = createUniqueId();
  return (
    <fieldset class="colour-choice" aria-label={newGameStrings().labels.colours}>
      <For each={MAN_COLOURS}>
        {(colour) => (
          <label title={gameStrings().colours[colour]}>
            <input
              type="radio"
              class="vh"
              name={name}
              checked={colour === props.selected}
              onChange={() => props.onSelect(colour)}
            />
            <span>
              {manGlyph(colour)}
              <span class="vh">{gameStrings().colours[colour]}</span>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  );
}
