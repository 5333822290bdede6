import { manColourOf } from '@halma/board';
import { gameStrings } from '@halma/locales/game';
import { gameNames } from '@halma/locales/game-names';
import { newGameStrings } from '@halma/locales/new-game';
import { isPresetId, type OptionName, type Rules, type Seat } from '@halma/rules';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { offeredOptions, offeredPresets, withPreset } from '../../game/choose.ts';
import type { GameChoice } from '../../game/new-game.ts';
import { MAIN_OPTIONS, OTHER_OPTIONS } from '../../game/option-order.ts';
import { ClockField } from './clock-field.tsx';
import { OptionField } from './option-field.tsx';
import { SeatFields } from './seat-fields.tsx';

export interface SettingsProps {
  readonly rules: Rules;
  readonly choice: GameChoice;
  readonly onChange: (choice: GameChoice) => void;
}

/** The settings of the selected game: the players, the first seat, the clock and the rules. */
export function GameSettings(props: SettingsProps): JSX.Element {
  const otherOptions = (): readonly OptionName[] => offeredOptions(props.rules, OTHER_OPTIONS);
  return (
    <>
      <div>
        <h3>{gameNames().titles[props.rules.game.id]}</h3>
        <p class="small quiet">{newGameStrings().games[props.rules.game.id].about}</p>
      </div>
      <SeatFields {...props} />
      <FirstSeatField {...props} />
      <ClockField {...props} />
      <For each={offeredOptions(props.rules, MAIN_OPTIONS)}>
        {(name) => <OptionField {...props} name={name} />}
      </For>
      <PresetField {...props} />
      <Show when={otherOptions().length > 0}>
        <details onToggle={(event) => event.currentTarget.open && event.currentTarget.scrollIntoView()}>
          <summary>{newGameStrings().labels.more}</summary>
          <div class="options">
            <For each={otherOptions()}>{(name) => <OptionField {...props} name={name} />}</For>
          </div>
        </details>
      </Show>
    </>
  );
}

function FirstSeatField(props: SettingsProps): JSX.Element {
  const id = createUniqueId();
  const choose = (value: string): void => {
    const seat: Seat | undefined = props.rules.seats.find((each) => String(each) === value);
    props.onChange({ ...props.choice, first: seat ?? 'random' });
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {newGameStrings().labels.firstMove}
      </label>
      <select id={id} class="input" onChange={(event) => choose(event.currentTarget.value)}>
        <option value="random" selected={props.choice.first === 'random'}>
          {newGameStrings().labels.random}
        </option>
        <For each={props.rules.seats}>
          {(seat) => (
            <option value={String(seat)} selected={props.choice.first === seat}>
              {gameStrings().colours[manColourOf(props.rules, seat)]}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}

function PresetField(props: SettingsProps): JSX.Element {
  const id = createUniqueId();
  const choose = (value: string): void => {
    if (isPresetId(value)) props.onChange(withPreset(props.choice, value, MAIN_OPTIONS));
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {newGameStrings().labels.rules}
      </label>
      <select
        id={id}
        class="input"
        aria-describedby={`${id}-about`}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <For each={offeredPresets(props.rules.game)}>
          {(preset) => (
            <option value={preset} selected={props.rules.preset === preset}>
              {newGameStrings().presets[preset][0]}
            </option>
          )}
        </For>
      </select>
      <p id={`${id}-about`} class="small quiet">
        {newGameStrings().presets[props.rules.preset][1]}
      </p>
    </div>
  );
}
