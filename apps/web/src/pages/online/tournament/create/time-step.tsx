import { tournamentStrings } from '@halma/locales/tournaments';
import type { ClockSetting, TournamentSetup } from '@halma/protocol';
import { isPresetId, type Rules } from '@halma/rules';
import { createUniqueId, type JSX, Show } from 'solid-js';
import { FORMATS } from '../../../../online/tournament/formats.ts';
import { fromLocalInput, toLocalInput } from '../../../../online/tournament/local-input.ts';
import { AmountSelect } from '../../../set-up/amount-select.tsx';
import { RulesFields } from '../../../set-up/rules-fields.tsx';
import { ClockDetails, ClockField } from '../../create/clock-field.tsx';
import type { TournamentStepProps } from './format-step.tsx';

/** The clocks that a tournament can have. */
const CLOCK_KINDS = ['real-time', 'days'] as const;

const MINUTE_MS = 60_000;

/** The pauses between rounds that the form offers, in minutes. */
const PAUSE_MINUTES = [0, 1, 2, 3, 5, 10, 15, 20, 30, 60, 120, 1440];

/** The third step in creating a tournament: its name, its start, the clock, and the rules of the game. */
export function TimeStep(props: TournamentStepProps & { readonly rules: Rules }): JSX.Element {
  const id = createUniqueId();
  const strings = () => tournamentStrings().create;
  const setup = (): TournamentSetup => props.choice.setup;
  const set = (change: Partial<TournamentSetup>): void =>
    props.onChange({ ...props.choice, setup: { ...setup(), ...change } });
  const setClock = (clock: ClockSetting): void => {
    if (clock.kind !== 'none') set({ clock });
  };
  return (
    <>
      <div class="field">
        <label class="label" for={`${id}-name`}>
          {strings().name}
        </label>
        <input
          id={`${id}-name`}
          class="input"
          autocomplete="off"
          maxlength={60}
          aria-describedby={`${id}-name-text`}
          value={setup().name}
          onInput={(event) => set({ name: event.currentTarget.value })}
        />
        <p id={`${id}-name-text`} class="small quiet">
          {strings().nameText}
        </p>
        {props.noteOn('name')}
      </div>
      <div class="field">
        <label class="label" for={`${id}-start`}>
          {strings().startsAt}
        </label>
        <input
          id={`${id}-start`}
          class="input"
          type="datetime-local"
          required
          aria-describedby={`${id}-start-text`}
          value={toLocalInput(setup().startsAt)}
          onChange={(event) => {
            const startsAt = fromLocalInput(event.currentTarget.value);
            if (startsAt !== undefined) set({ startsAt });
          }}
        />
        <p id={`${id}-start-text`} class="small quiet">
          {strings().startsAtText}
        </p>
        {props.noteOn('startsAt')}
      </div>
      <ClockField clock={setup().clock} kinds={CLOCK_KINDS} onChange={setClock} />
      {props.noteOn('clock')}
      <Show when={setup().clock.kind === 'real-time' && FORMATS[setup().format].hasRounds}>
        <AmountSelect
          label={strings().pause}
          values={PAUSE_MINUTES}
          selected={setup().pause / MINUTE_MS}
          describe={strings().pauses}
          onSelect={(minutes) => set({ pause: minutes * MINUTE_MS })}
        />
      </Show>
      <div class="field">
        <label class="label" for={`${id}-text`}>
          {strings().text}
        </label>
        <textarea
          id={`${id}-text`}
          class="input"
          rows={3}
          maxlength={2000}
          aria-describedby={`${id}-text-text`}
          value={setup().text}
          onInput={(event) => set({ text: event.currentTarget.value })}
        />
        <p id={`${id}-text-text`} class="small quiet">
          {strings().textText}
        </p>
      </div>
      <details>
        <summary>{strings().gameRules}</summary>
        <div class="options">
          <RulesFields
            rules={props.rules}
            config={setup().rules}
            onChange={({ game, preset = 'standard', options = {} }) => {
              if (isPresetId(preset)) set({ rules: { game, preset, options } });
            }}
          >
            <ClockDetails clock={setup().clock} onChange={setClock} />
          </RulesFields>
        </div>
      </details>
      {props.noteOn('rules')}
    </>
  );
}
