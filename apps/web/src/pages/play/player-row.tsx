import { type ManColour, manColourOf, manGlyph } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { newGameStrings } from '@halma/locales/new-game';
import type { Seat } from '@halma/rules';
import { createSignal, createUniqueId, For, type JSX, Show } from 'solid-js';
import { type NewGameForm, type Occupant, occupantOf, withOccupant } from '../../game/new-game-form.ts';
import { DEFAULT_LEVEL } from '../../game/player.ts';
import { withColour } from '../../game/seat-colours.ts';
import { MAX_NAME_LENGTH } from '../../game/seat-labels.ts';
import { ColourChoice } from '../set-up/colour-choice.tsx';
import { LevelSelect } from '../set-up/level-select.tsx';

interface PlayerRowProps {
  readonly form: NewGameForm;
  readonly seat: Seat;
  readonly onChange: (form: NewGameForm) => void;
}

const KINDS = ['person', 'computer'] as const;

/**
 * A seat in a game on this device: its colour, a name or a level, and whether a person or the computer plays
 * it.
 */
export function PlayerRow(props: PlayerRowProps): JSX.Element {
  const id = createUniqueId();
  const [isChoosingColour, setChoosingColour] = createSignal(false);
  const occupant = (): Occupant => occupantOf(props.form, props.seat);
  const isPerson = (): boolean => occupant().player === 'person';
  const colour = (): ManColour => manColourOf(props.form, props.seat, props.form.colours);
  const colourName = (): string => gameStrings().colours[colour()];
  const change = (next: Partial<Occupant>): void =>
    props.onChange(withOccupant(props.form, props.seat, next));
  const chooseColour = (chosen: ManColour): void => {
    const { form, seat } = props;
    props.onChange({ ...form, colours: withColour(form, form.colours, seat, chosen) });
  };
  return (
    <div class="player-row">
      <button
        type="button"
        class="colour-button"
        aria-label={newGameStrings().labels.colourOf(colourName())}
        aria-expanded={isChoosingColour()}
        aria-controls={`${id}-colours`}
        onClick={() => setChoosingColour(!isChoosingColour())}
      >
        {manGlyph(colour())}
      </button>
      <Show
        when={isPerson()}
        fallback={
          <LevelSelect
            label={newGameStrings().labels.levelOf(colourName())}
            selected={occupant().player}
            onSelect={(level) => change({ player: level })}
          />
        }
      >
        <input
          class="input"
          aria-label={newGameStrings().labels.nameOf(colourName())}
          placeholder={colourName()}
          maxlength={MAX_NAME_LENGTH}
          autocomplete="off"
          autocapitalize="words"
          spellcheck={false}
          enterkeyhint="next"
          value={occupant().name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </Show>
      <select
        class="input kind"
        aria-label={newGameStrings().labels.player(colourName())}
        onChange={(event) =>
          change({ player: event.currentTarget.value === 'person' ? 'person' : DEFAULT_LEVEL })
        }
      >
        <For each={KINDS}>
          {(kind) => (
            <option value={kind} selected={(kind === 'person') === isPerson()}>
              {newGameStrings().labels.kinds[kind]}
            </option>
          )}
        </For>
      </select>
      <div id={`${id}-colours`} class="row-colours">
        <Show when={isChoosingColour()}>
          <ColourChoice selected={colour()} onSelect={chooseColour} />
        </Show>
      </div>
    </div>
  );
}
