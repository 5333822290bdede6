import { newGameStrings } from '@halma/locales/new-game';
import { peopleStrings } from '@halma/locales/people';
import { isPresetId, type OptionName, type Rules } from '@halma/rules';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { offeredOptions, offeredPresets, withPreset } from '../../../game/choose.ts';
import type { GameChoice } from '../../../game/new-game.ts';
import { MAIN_OPTIONS, OTHER_OPTIONS } from '../../../game/option-order.ts';
import { withGame } from '../../../online/game-setup-choice.ts';
import { OptionField } from '../../play/option-field.tsx';
import { NumberSelect } from './clock-field.tsx';
import type { GameChoiceProps } from './seat-fields.tsx';

/** The delays for spectators that the form offers, in turns. */
const SPECTATOR_DELAYS = [0, 2, 4, 8, 12, 20] as const;

/** The rules of the game. The most important options are always visible, the others behind a button. */
export function GameRules(props: GameChoiceProps & { rules: Rules }): JSX.Element {
  const id = createUniqueId();
  const change = (game: GameChoice): void => props.onChange(withGame(props.choice, game));
  const optionFields = (names: readonly OptionName[]): JSX.Element => (
    <For each={offeredOptions(props.rules, names)}>
      {(name) => <OptionField rules={props.rules} choice={props.choice.game} onChange={change} name={name} />}
    </For>
  );
  const choosePreset = (value: string): void => {
    if (isPresetId(value)) change(withPreset(props.choice.game, value, MAIN_OPTIONS));
  };
  return (
    <>
      {optionFields(MAIN_OPTIONS)}
      <details>
        <summary>{peopleStrings().create.more}</summary>
        <div class="options">
          <div class="field">
            <label class="label" for={id}>
              {peopleStrings().create.rules}
            </label>
            <select id={id} class="input" onChange={(event) => choosePreset(event.currentTarget.value)}>
              <For each={offeredPresets(props.rules.game)}>
                {(preset) => (
                  <option value={preset} selected={props.rules.preset === preset}>
                    {newGameStrings().presets[preset][0]}
                  </option>
                )}
              </For>
            </select>
            <p class="small quiet">{newGameStrings().presets[props.rules.preset][1]}</p>
          </div>
          <NumberSelect
            label={peopleStrings().create.spectatorDelay}
            values={SPECTATOR_DELAYS}
            selected={props.choice.spectatorDelay}
            onSelect={(spectatorDelay) => props.onChange({ ...props.choice, spectatorDelay })}
          />
          <Show when={props.choice.spectatorDelay > 0}>
            <p class="small quiet">{peopleStrings().create.spectatorDelayText}</p>
          </Show>
          {optionFields(OTHER_OPTIONS)}
        </div>
      </details>
    </>
  );
}
