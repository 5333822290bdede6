import { newGameStrings } from '@halma/locales/new-game';
import type { OptionLabels } from '@halma/locales/options';
import { optionStrings } from '@halma/locales/options';
import { allowedOptionValues, formatOptionValue, type OptionName, optionChoices } from '@halma/rules';
import { createUniqueId, For, type JSX, Match, Show, Switch as SwitchFlow } from 'solid-js';
import { SEGMENTED_OPTIONS } from '../../game/option-order.ts';
import { withOption } from '../../game/rules-options.ts';
import { Segments } from '../../parts/choice.tsx';
import { Switch } from '../../parts/switch.tsx';
import type { RulesFieldsProps } from './rules-fields.tsx';

interface OptionFieldProps extends Pick<RulesFieldsProps, 'rules' | 'config' | 'onChange'> {
  readonly name: OptionName;
  /** The labels for the values. Defaults to the labels defined for the option. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** A field for a rule option: a switch, a few values side by side, a list of values, or a number. */
export function OptionField(props: OptionFieldProps): JSX.Element {
  const id = createUniqueId();
  const strings = (): OptionLabels | undefined => optionStrings()[props.name];
  const value = (): string => formatOptionValue(props.name, props.rules.options[props.name]);
  const values = (): readonly string[] => allowedOptionValues(props.config, props.name);
  const labels = (): Readonly<Record<string, string>> => props.labels ?? strings()?.values ?? {};
  const isOnOff = (): boolean => optionChoices(props.name).toSorted().join() === 'off,on';
  const set = (text: string): void => props.onChange(withOption(props.config, props.name, text));
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
      <SwitchFlow>
        <Match when={SEGMENTED_OPTIONS.includes(props.name)}>
          <fieldset class="field">
            <legend class="label">{strings()?.label}</legend>
            <Segments name={id} values={values()} labels={labels()} selected={value()} onSelect={set} />
            <p class="small quiet">{strings()?.about}</p>
          </fieldset>
        </Match>
        <Match when={true}>
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
              <select
                id={id}
                class="input"
                aria-describedby={`${id}-about`}
                onChange={(event) => set(event.currentTarget.value)}
              >
                <For each={values()}>
                  {(choice) => (
                    <option value={choice} selected={choice === value()}>
                      {labels()[choice] ?? choice}
                    </option>
                  )}
                </For>
              </select>
            </Show>
            <p id={`${id}-about`} class="small quiet">
              {strings()?.about}
            </p>
          </div>
        </Match>
      </SwitchFlow>
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
