import { newGameStrings } from '@halma/locales/new-game';
import {
  allowedOptionValues,
  isPresetId,
  makeRules,
  type OptionName,
  type Rules,
  type RulesConfig,
  type Seat,
} from '@halma/rules';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { describePreset } from '../../game/describe-preset.ts';
import {
  COMMON_OPTIONS,
  OTHER_OPTIONS,
  PRESET_INDEPENDENT_OPTIONS,
  SIDE_OPTIONS,
} from '../../game/option-order.ts';
import { offeredOptions, offeredPresets, withOption, withPreset } from '../../game/rules-options.ts';
import { OptionField } from './option-field.tsx';

export interface RulesFieldsProps {
  readonly rules: Rules;
  readonly config: RulesConfig;
  readonly onChange: (config: RulesConfig) => void;
}

/** The choice of partners, if the game has any, and the resulting sides. */
export function SideFields(
  props: RulesFieldsProps & { readonly nameOf: (seat: Seat) => string },
): JSX.Element {
  const describeSides = ({ sides }: Rules): string =>
    newGameStrings().labels.sides(sides.map((side) => side.map(props.nameOf)));
  /** The pairings, each described by the resulting sides. */
  const pairingLabels = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      allowedOptionValues(props.config, 'adjacentPairing').flatMap((value) => {
        const rules = makeRules(withOption(props.config, 'adjacentPairing', value));
        return rules.ok ? [[value, describeSides(rules.value)]] : [];
      }),
    );
  return (
    <For each={offeredOptions(props.rules, SIDE_OPTIONS)}>
      {(name) => (
        <>
          <OptionField
            rules={props.rules}
            config={props.config}
            onChange={props.onChange}
            name={name}
            labels={name === 'adjacentPairing' ? pairingLabels() : undefined}
          />
          <Show when={name === 'teams' && props.rules.options.teams === 'opposite'}>
            <p class="small">{describeSides(props.rules)}</p>
          </Show>
        </>
      )}
    </For>
  );
}

/** The rules in three parts: a preset, the common options, and all options behind a button. */
export function RulesFields(props: RulesFieldsProps & { readonly children?: JSX.Element }): JSX.Element {
  const id = createUniqueId();
  const choose = (value: string): void => {
    if (isPresetId(value)) props.onChange(withPreset(props.config, value, PRESET_INDEPENDENT_OPTIONS));
  };
  return (
    <>
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
          <For each={offeredPresets(props.rules)}>
            {(preset) => (
              <option value={preset} selected={props.rules.preset === preset}>
                {newGameStrings().presets[preset][0]}
              </option>
            )}
          </For>
        </select>
        <p id={`${id}-about`} class="small quiet">
          {describePreset(props.rules)}
        </p>
      </div>
      <OptionFields
        rules={props.rules}
        config={props.config}
        onChange={props.onChange}
        names={COMMON_OPTIONS}
      />
      <Show when={props.children !== undefined || offeredOptions(props.rules, OTHER_OPTIONS).length > 0}>
        <details onToggle={(event) => event.currentTarget.open && event.currentTarget.scrollIntoView()}>
          <summary>{newGameStrings().labels.allOptions}</summary>
          <div class="options">
            {props.children}
            <OptionFields
              rules={props.rules}
              config={props.config}
              onChange={props.onChange}
              names={OTHER_OPTIONS}
            />
          </div>
        </details>
      </Show>
    </>
  );
}

function OptionFields(props: RulesFieldsProps & { readonly names: readonly OptionName[] }): JSX.Element {
  return (
    <For each={offeredOptions(props.rules, props.names)}>
      {(name) => (
        <OptionField rules={props.rules} config={props.config} onChange={props.onChange} name={name} />
      )}
    </For>
  );
}
