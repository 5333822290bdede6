import { suitOf } from '@halma/board';
import { isPresetId, type OptionName, type Rules, type Seat } from '@halma/rules';
import { createUniqueId, For, type JSX, Show } from 'solid-js';
import { offeredOptions, offeredPresets, withPreset } from '../game/choose.ts';
import type { GameChoice } from '../game/new-game.ts';
import { SUIT_NAMES } from '../words/english.ts';
import { GAME_WORDS, NEW_GAME, PRESET_WORDS } from '../words/new-game.ts';
import { MAIN_OPTIONS, OPTION_WORDS } from '../words/options.ts';
import { OptionField } from './option-field.tsx';
import { SeatChooser } from './seat-chooser.tsx';

export interface SettingsProps {
  readonly rules: Rules;
  readonly choice: GameChoice;
  readonly onChange: (choice: GameChoice) => void;
}

const OTHER_OPTIONS = (Object.keys(OPTION_WORDS) as OptionName[]).filter(
  (name) => !MAIN_OPTIONS.includes(name),
);

/** How the chosen game is played: by whom, who begins, and by which rules. */
export function GameSettings(props: SettingsProps): JSX.Element {
  const others = (): readonly OptionName[] => offeredOptions(props.rules, OTHER_OPTIONS);
  return (
    <>
      <div>
        <h3>{props.rules.game.title}</h3>
        <p class="small quiet">{GAME_WORDS[props.rules.game.id]?.about}</p>
      </div>
      <SeatChooser {...props} />
      <Begins {...props} />
      <For each={offeredOptions(props.rules, MAIN_OPTIONS)}>
        {(name) => <OptionField {...props} name={name} />}
      </For>
      <Presets {...props} />
      <Show when={others().length > 0}>
        <details onToggle={(event) => event.currentTarget.open && event.currentTarget.scrollIntoView()}>
          <summary>{NEW_GAME.more}</summary>
          <div class="options">
            <For each={others()}>{(name) => <OptionField {...props} name={name} />}</For>
          </div>
        </details>
      </Show>
    </>
  );
}

function Begins(props: SettingsProps): JSX.Element {
  const id = createUniqueId();
  const choose = (value: string): void => {
    const seat: Seat | undefined = props.rules.seats.find((one) => String(one) === value);
    props.onChange({ ...props.choice, first: seat ?? 'lot' });
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {NEW_GAME.begins}
      </label>
      <select id={id} class="input" onChange={(event) => choose(event.currentTarget.value)}>
        <option value="lot" selected={props.choice.first === 'lot'}>
          {NEW_GAME.lot}
        </option>
        <For each={props.rules.seats}>
          {(seat) => (
            <option value={String(seat)} selected={props.choice.first === seat}>
              {SUIT_NAMES[suitOf(props.rules, seat)]}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}

function Presets(props: SettingsProps): JSX.Element {
  const id = createUniqueId();
  const choose = (value: string): void => {
    if (isPresetId(value)) props.onChange(withPreset(props.choice, value, MAIN_OPTIONS));
  };
  return (
    <div class="field">
      <label class="label" for={id}>
        {NEW_GAME.rules}
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
              {PRESET_WORDS[preset][0]}
            </option>
          )}
        </For>
      </select>
      <p id={`${id}-about`} class="small quiet">
        {PRESET_WORDS[props.rules.preset][1]}
      </p>
    </div>
  );
}
