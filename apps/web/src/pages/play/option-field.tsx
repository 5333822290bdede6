import { newGameStrings } from '@halma/locales/new-game';
import type { OptionLabels } from '@halma/locales/options';
import { optionStrings } from '@halma/locales/options';
import { allowedOptionValues, formatOptionValue, type OptionName, optionChoices } from '@halma/rules';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { withOption } from '../../game/choose.ts';
import { Switch } from '../../parts/switch.tsx';
import type { SettingsProps } from './game-settings.tsx';

/** A field for an option of the rules: a switch, a list of values, or a number. */
export function OptionField(props: SettingsProps & { name: OptionName }): JSX.Element {
  const id = createUniqueId();
  const strings = (): OptionLabels | undefined => optionStrings()[props.name];
  const value = (): string => formatOptionValue(props.name, props.rules.options[props.name]);
  const isOnOff = (): boolean =>
    optionChoices(props.name).join() === 'on,off' || optionChoices(props.name).join() === 'off,on';
  const set = (text: string): void => props.onChange(withOption(props.choice, props.name, text));
  return (
    <Show
      when={!isOnOff()}
      fallback={
        <Switch
          label={strings()?.label ?? ''}
          description={strings()?.about ?? ''}
          on={value() === 'on'}
          onChange={(on) => set(on ? 'on' : 'off')}
        />
      }
    >
      <div class="field">
        <label class="label" for={id}>
          {strings()?.label}
        </label>
        <Show
          when={strings()?.values}
          fallback={
            <NumberField
              id={id}
              descriptionId={`${id}-about`}
              name={props.name}
              value={value()}
              onSet={set}
            />
          }
        >
          {(labels) => (
            <select
              id={id}
              class="input"
              aria-describedby={`${id}-about`}
              onChange={(event) => set(event.currentTarget.value)}
            >
              <For each={allowedOptionValues(props.choice.rules, props.name)}>
                {(each) => (
                  <option value={each} selected={each === value()}>
                    {labels()[each] ?? each}
                  </option>
                )}
              </For>
            </select>
          )}
        </Show>
        <p id={`${id}-about`} class="small quiet">
          {strings()?.about}
        </p>
      </div>
    </Show>
  );
}

function NumberField(props: {
  id: string;
  descriptionId: string;
  name: OptionName;
  value: string;
  onSet: (text: string) => void;
}): JSX.Element {
  const maximum = (): string => optionChoices(props.name).at(-1)?.split('..')[1] ?? '';
  const set = (field: HTMLInputElement): void => {
    if (field.validity.valid) props.onSet(field.value === '' ? 'none' : field.value);
  };
  return (
    <input
      id={props.id}
      aria-describedby={props.descriptionId}
      class="input"
      type="number"
      inputmode="numeric"
      min="1"
      max={maximum()}
      step="1"
      placeholder={newGameStrings().labels.limitNone}
      value={props.value === 'none' ? '' : props.value}
      onInput={(event) => set(event.currentTarget)}
      onBlur={(event) => event.currentTarget.reportValidity()}
    />
  );
}
